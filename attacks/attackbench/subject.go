package attackbench

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
)

// Interface is the name of the row that shows what a call through [attacks.Sliders] costs: the
// default technique, called that way.
const Interface = "interface"

// coldQuestions is the length of a burst of [Cold]. It is long enough for the clock and short
// enough for most look-ups to be the first that touch their part of the tables.
const coldQuestions = 64

// Subject is what can be measured: it answers a list of questions.
type Subject struct {
	Cell
	// Answers is the number of answers that one pass gives; a figure is the time of a pass
	// divided by it.
	Answers int
	// Pass answers all questions once and returns the answers folded into one word.
	Pass func() uint64
	// Verify compares every answer with the reference and returns the fold that every Pass
	// must return.
	Verify func() (fold uint64, err error)
	// Time, if not nil, takes the place of Pass: another process answers all questions so many times and
	// measures itself. It returns the time of all passes, and their folds added up.
	Time func(passes int) (took time.Duration, sum uint64, err error)
	// Row is what is known beside the figures; nil for rows that the package knows.
	Row *Row
}

// Subjects returns a subject for every technique of the catalog, the reference, the
// [Interface] row, and every given piece and mode on a workload. If names is not empty, only
// those techniques are taken; an unknown name is an error that lists what exists.
func Subjects(names []string, pieces []Piece, w Workload, modes []Mode) ([]Subject, error) {
	chosen, err := choose(names)
	if err != nil {
		return nil, err
	}
	var subjects []Subject
	for _, piece := range pieces {
		q := newQuestions(&w, piece)
		for _, t := range chosen {
			for _, mode := range modes {
				if mode == Cold && t.name == Interface {
					continue // it shares the tables of another row, which would not be cold
				}
				subjects = append(subjects, newSubject(t, q, mode))
			}
		}
	}
	return subjects, nil
}

// OwnSubjects returns a subject for a generator that is not in the catalog, for every given piece
// and mode on a workload: an engine's own, to be measured by [Run] beside others. Its row is called
// "interface:" and the name; it is called through [attacks.Sliders] and never inlined. To compare
// like with like, hand the techniques of the catalog to OwnSubjects as well; beside the static
// calls of [Subjects] the row [Interface] shows what the difference is worth. Two generators that
// share tables are not both cold in [Cold].
func OwnSubjects(name string, s attacks.Sliders, pieces []Piece, w Workload, modes []Mode) []Subject {
	own := dynamic(Interface+":"+name, s)
	var subjects []Subject
	for _, piece := range pieces {
		q := newQuestions(&w, piece)
		for _, mode := range modes {
			subjects = append(subjects, newSubject(own, q, mode))
		}
	}
	return subjects
}

// Names returns the names of all rows that [Subjects] knows.
func Names() []string {
	var names []string
	for _, t := range all() {
		names = append(names, t.name)
	}
	return names
}

func all() []technique {
	magic, err := catalog.Lookup("magic")
	if err != nil {
		panic("bitray/attackbench: " + err.Error())
	}
	return append(slices.Clone(techniques), dynamic(Interface, magic.Sliders))
}

func choose(names []string) ([]technique, error) {
	if len(names) == 0 {
		return all(), nil
	}
	var chosen []technique
	for _, name := range names {
		i := slices.IndexFunc(all(), func(t technique) bool { return t.name == name })
		if i < 0 {
			return nil, fmt.Errorf("technique %q: expected one of %s", name, strings.Join(Names(), ", "))
		}
		chosen = append(chosen, all()[i])
	}
	return chosen, nil
}

func newSubject(t technique, q *questions, mode Mode) Subject {
	if mode == Cold {
		q = q.head(coldQuestions)
	}
	l := t.loops[q.piece]
	return Subject{
		Cell:    Cell{t.name, q.piece.String(), q.Name, mode},
		Answers: len(q.Squares),
		Pass:    l.pass(q.Workload, mode),
		Verify:  func() (uint64, error) { return q.verify(t.name, l.answers) },
	}
}

// zero is zero, but the compiler does not know.
var zero attacks.Bitboard

func (l loops) pass(w *Workload, mode Mode) func() uint64 {
	switch mode {
	case LatencySquare:
		return func() uint64 { return uint64(l.latencySquare(w, zero)) }
	case LatencyOccupancy:
		return func() uint64 { return uint64(l.latencyOccupancy(w, zero)) }
	default:
		return func() uint64 { return uint64(l.throughput(w)) }
	}
}
