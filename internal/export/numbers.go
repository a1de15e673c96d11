package export

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// numbers are the tables and the constants of a technique, which come from the packages of this module.
// Squares are those of this module: a table has the same numbers in all mappings.
type numbers struct {
	constants []number
	tables    []table
	functions string // that differ in numbers alone
}

// number is a constant with a name.
type number struct {
	name, doc string
	value     uint64
}

// table is an array with a line for each square, or for each of another kind.
type table struct {
	name, doc string
	element   string   // the type of a line
	lines     []string // as Go writes them
	bySquare  bool
}

// text writes the numbers as Go, with names of r.
func (n numbers) text(r renamer) string {
	var b strings.Builder
	b.WriteString("package attacks\n")
	for _, k := range n.constants {
		fmt.Fprintf(&b, "\n// %s %s\nconst %s uint = %d\n", k.name, r.rename(k.doc), k.name, k.value)
	}
	for _, t := range n.tables {
		name := r.rename(t.name)
		fmt.Fprintf(&b, "\n// %s %s\nvar %s = [%d]%s{\n", name, r.rename(t.doc), name, len(t.lines), t.element)
		for i, line := range t.lines {
			comment := ""
			if t.bySquare {
				comment = " // " + r.square(i)
			}
			fmt.Fprintf(&b, "\t%s,%s\n", line, comment)
		}
		b.WriteString("}\n")
	}
	return b.String() + r.rename(n.functions)
}

// words writes words of 64 bits as the elements of an array.
func words(all ...uint64) string { return elements("%#016x", all) }

func elements[N uint8 | uint64](format string, all []N) string {
	parts := make([]string, len(all))
	for i, n := range all {
		parts[i] = fmt.Sprintf(format, n)
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// bySquares makes a table with a line of words for each square.
func bySquares(name, doc string, row func(sq int) []uint64) table {
	t := table{name: name, doc: doc, bySquare: true}
	for sq := range 64 {
		r := row(sq)
		t.element = fmt.Sprintf("[%d]uint64", len(r))
		t.lines = append(t.lines, words(r...))
	}
	return t
}

func hyperbolaNumbers() (numbers, error) {
	all := tabulate.LinesTable()
	lines := bySquares("lines", "holds the lines of each square, without the square itself, and the square.", func(sq int) []uint64 {
		l := all[sq]
		return []uint64{l.File, l.Diagonal, l.AntiDiagonal, 1 << sq}
	})
	first := tabulate.FirstRankTable()
	attacked := table{
		name: "rankAttacks", element: "[64]uint8",
		doc: "holds the attacks on a rank by the place of the slider and by the six inner squares of the rank.",
	}
	for place := range 8 {
		attacked.lines = append(attacked.lines, elements("%#02x", first[place<<6:][:64]))
	}
	return numbers{tables: []table{lines, attacked}}, nil
}

func obstructionNumbers() (numbers, error) {
	all := tabulate.HalfLinesTable()
	return numbers{tables: []table{bySquares("halves", "holds the lines of each square, cut in two at the square.", func(sq int) []uint64 {
		h := all[sq]
		return []uint64{h.FileAbove, h.FileBelow, h.RankAbove, h.RankBelow,
			h.DiagonalAbove, h.DiagonalBelow, h.AntiDiagonalAbove, h.AntiDiagonalBelow}
	})}}, nil
}

func classicalNumbers() (numbers, error) {
	all := tabulate.HalfLinesTable()
	return numbers{tables: []table{bySquares("rays", "holds the rays of each square, without the square itself.", func(sq int) []uint64 {
		h := all[sq]
		return []uint64{h.FileAbove, h.RankAbove, h.DiagonalAbove, h.AntiDiagonalAbove,
			h.FileBelow, h.RankBelow, h.DiagonalBelow, h.AntiDiagonalBelow}
	})}}, nil
}

func kindergartenNumbers() (numbers, error) {
	diagonals := bySquares("lines", "holds the diagonals of each square.", func(sq int) []uint64 {
		return []uint64{transform.DiagonalMask[int, uint64](sq), transform.AntiDiagonalMask[int, uint64](sq)}
	})
	fillUp := table{
		name: "fillUp", element: "[64]uint64",
		doc: "holds the attacks on a rank by the place of the slider and by the six inner squares, copied to all ranks.",
	}
	fileA := table{
		name: "fileAAttacks", element: "[64]uint64",
		doc: "holds the attacks on file a by the place of the slider and by the six inner squares, in reverse.",
	}
	first := tabulate.FirstRankTable()
	for place := range 8 {
		var up, along [64]uint64
		for inner := range 64 {
			up[inner] = uint64(first[place<<6|inner]) * edge.FileA
			// A quarter turn lays the rank on the file, its end at the top, as the index has it.
			along[inner] = transform.Rotate90Clockwise(uint64(first[(7-place)<<6|inner]))
		}
		fillUp.lines, fileA.lines = append(fillUp.lines, words(up[:]...)), append(fileA.lines, words(along[:]...))
	}
	return numbers{tables: []table{diagonals, fillUp, fileA}}, nil
}
