package export

import (
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// tables holds the rows of the tables of a description, by name, in numbers as all languages write them. They
// come from the packages of this module.
type tables map[string][][]string

// table makes the rows of a table.
func table[N uint8 | uint64](rows int, format string, row func(i int) []N) [][]string {
	all := make([][]string, rows)
	for i := range all {
		for _, n := range row(i) {
			all[i] = append(all[i], fmt.Sprintf(format, n))
		}
	}
	return all
}

// word is how a word of 64 bits is written.
const word = "%#016x"

// byPlaces makes a table of attacks along a line, by the place of the slider and by the six inner squares.
func byPlaces[N uint8 | uint64](format string, attacks func(place, inner int) N) [][]string {
	return table(8, format, func(place int) []N {
		row := make([]N, 64)
		for inner := range row {
			row[inner] = attacks(place, inner)
		}
		return row
	})
}

func noNumbers() (tables, int, error) { return nil, 0, nil }

func hyperbolaNumbers() (tables, int, error) {
	lines, first := tabulate.LinesTable(), tabulate.FirstRankTable()
	return tables{
		"lines": table(64, word, func(sq int) []uint64 {
			l := lines[sq]
			return []uint64{l.File, l.Diagonal, l.AntiDiagonal, 1 << sq}
		}),
		"rankAttacks": byPlaces("%#02x", func(place, inner int) uint8 { return first[place<<6|inner] }),
	}, 0, nil
}

func obstructionNumbers() (tables, int, error) {
	lines := tabulate.HalfLinesTable()
	return tables{"halves": table(64, word, func(sq int) []uint64 {
		h := lines[sq]
		return []uint64{h.FileAbove, h.FileBelow, h.RankAbove, h.RankBelow,
			h.DiagonalAbove, h.DiagonalBelow, h.AntiDiagonalAbove, h.AntiDiagonalBelow}
	})}, 0, nil
}

func classicalNumbers() (tables, int, error) {
	lines := tabulate.HalfLinesTable()
	return tables{"rays": table(64, word, func(sq int) []uint64 {
		h := lines[sq]
		return []uint64{h.FileAbove, h.RankAbove, h.DiagonalAbove, h.AntiDiagonalAbove,
			h.FileBelow, h.RankBelow, h.DiagonalBelow, h.AntiDiagonalBelow}
	})}, 0, nil
}

func kindergartenNumbers() (tables, int, error) {
	first := tabulate.FirstRankTable()
	return tables{
		"lines": table(64, word, func(sq int) []uint64 {
			return []uint64{transform.DiagonalMask[uint64](sq), transform.AntiDiagonalMask[uint64](sq)}
		}),
		"fillUp": byPlaces(word, func(place, inner int) uint64 { return uint64(first[place<<6|inner]) * edge.FileA }),
		// A quarter turn lays the rank on the file, its end at the top, as the index has it.
		"fileAttacks": byPlaces(word, func(place, inner int) uint64 {
			return transform.Rotate90Clockwise(uint64(first[(7-place)<<6|inner]))
		}),
	}, 0, nil
}

// slabNumbers proves a layout, and makes the table of its rows and the size of the slab.
func slabNumbers(layout slab.Layout, row func(e slab.Entry) string) (tables, int, error) {
	if i := slices.IndexFunc(layout, func(e slab.Entry) bool { return e.Symmetry != 0 || e.Offset < 0 }); i >= 0 {
		e := layout[i]
		return nil, 0, fmt.Errorf("%v: symmetry %d, offset %d: expected 0, and 0 or more, in what is exported", e, e.Symmetry, e.Offset)
	}
	contents, err := layout.Fill()
	if err != nil {
		return nil, 0, err
	}
	rows := make([][]string, slab.Entries)
	for _, e := range layout {
		rows[int(e.Piece)<<6|int(e.Square)] = strings.Fields(row(e))
	}
	return tables{"rows": rows}, len(contents), nil
}

func magicNumbers(layout slab.Layout) (tables, int, error) {
	return slabNumbers(layout, func(e slab.Entry) string {
		return fmt.Sprintf("%#016x %#016x %d %d", e.Problem().Mask, e.Magic, e.Offset, 64-e.Bits)
	})
}

func packedNumbers(layout slab.Layout) (tables, int, error) {
	return slabNumbers(layout, func(e slab.Entry) string {
		return fmt.Sprintf("%#016x %#016x %#016x %d %d", e.Problem().Mask, e.Magic, e.Addend, e.Offset, 64-e.Bits)
	})
}

// foundNumbers finds multipliers as package magic does when a program starts.
func foundNumbers() (tables, int, error) { return magicNumbers(slab.SideBySide(find.All(1))) }

// recordNumbers has those of the shortest slab known.
func recordNumbers() (tables, int, error) {
	layout, err := slab.Record("identity")
	if err != nil {
		return nil, 0, err
	}
	return packedNumbers(layout)
}

// pextNumbers lays the tables of PEXT side by side, as long as those of magics that save no bit.
func pextNumbers() (tables, int, error) {
	return slabNumbers(slab.SideBySide(find.All(1)), func(e slab.Entry) string {
		return fmt.Sprintf("%#016x %d", e.Problem().Mask, e.Offset)
	})
}
