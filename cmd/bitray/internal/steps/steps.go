// Package steps computes the boards between the occupied squares and the answer of a technique, in the words
// of the technique's own documentation, to learn it or to debug your own table.
//
// The boards are computed here once more, step by step; a test compares each last board with the answer of
// the technique's package, for all squares. Where a technique looks a table up, the table of that square is
// filled as the package fills it, so that a wrong index gives a wrong answer here too.
package steps

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Step is a board on the way.
type Step struct {
	Name   string
	Board  uint64 // a1 is bit 0
	Marked uint64 // the bits that the next step reads, if that is not all of them
}

// Path is the way to the answer for a line, a ray or a whole piece: the last board.
type Path struct {
	Name  string
	Steps []Step
}

// Answer returns the last board.
func (p Path) Answer() uint64 { return p.Steps[len(p.Steps)-1].Board }

// question is what is asked: the squares that a piece on sq (0 to 63) attacks.
type question struct {
	piece string // rook, bishop or queen
	sq    int
	occ   uint64
}

func (q question) slider() uint64 { return 1 << q.sq }

// techniques has the paths of each technique, by its name in the catalog.
var techniques = map[string]func(question) []Path{
	"attacks/classical":      along(directions, classical),
	"fill":                   along(directions, koggeStone),
	"hyperbola":              along(lines, hyperbola),
	"hyperbola/obstruction":  along(lines, obstruction),
	"hyperbola/qbb":          along(lines, qbb),
	"hyperbola/subtraction":  along(lines, subtraction),
	"kindergarten":           along(lines, kindergarten),
	"kindergarten/congruent": along(lines, congruent),
	"magic":                  along(whole, magic),
	"magic/pext":             along(whole, pext),
	"transform/rotated":      along(lines, rotated),
}

// Techniques returns the names of the techniques that have steps, sorted.
func Techniques() []string { return slices.Sorted(maps.Keys(techniques)) }

// Of returns the steps of a technique for a rook, bishop or queen on sq (0 to 63): the input, a path for
// each line, ray or slider, and, if these are several, a last one with the union.
func Of(technique, piece string, sq int, occ uint64) ([]Path, error) {
	paths, ok := techniques[technique]
	if !ok {
		return nil, fmt.Errorf("technique %q has no steps: expected one of %s", technique, strings.Join(Techniques(), ", "))
	}
	if len(sliders[piece]) == 0 {
		return nil, fmt.Errorf("piece %q: expected rook, bishop or queen", piece)
	}
	q := question{piece, sq & 63, occ}
	all := []Path{{"input", []Step{{Name: "occ, the occupied squares; the slider", Board: occ, Marked: q.slider()}}}}
	answers := paths(q)
	all = append(all, answers...)
	if len(answers) == 1 {
		return all, nil
	}
	var union uint64
	for _, path := range answers {
		union |= path.Answer()
	}
	return append(all, Path{piece, []Step{{Name: "attacks = the union", Board: union}}}), nil
}

// sliders are the pieces that a piece moves like.
var sliders = map[string][]string{"rook": {"rook"}, "bishop": {"bishop"}, "queen": {"rook", "bishop"}}

// along asks about each part of a piece, which are listed for the sliders that it moves like: such a slider, or one of its
// lines or rays.
func along[P fmt.Stringer](parts map[string][]P, steps func(question, P) []Step) func(question) []Path {
	return func(q question) (paths []Path) {
		for _, slider := range sliders[q.piece] {
			for _, part := range parts[slider] {
				paths = append(paths, Path{part.String(), steps(q, part)})
			}
		}
		return paths
	}
}
