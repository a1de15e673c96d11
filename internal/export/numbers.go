package export

import (
	"fmt"

	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// tables holds the rows of the tables of a description, by name, in numbers as all languages write them. They
// come from the packages of this module, and squares are those of this module: a table has the same numbers
// in all mappings.
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

// bySquares makes a table with a row of words for each square.
func bySquares(row func(sq int) []uint64) [][]string { return table(64, word, row) }

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

func hyperbolaNumbers() (tables, string, error) {
	lines, first := tabulate.LinesTable(), tabulate.FirstRankTable()
	return tables{
		"lines": bySquares(func(sq int) []uint64 {
			l := lines[sq]
			return []uint64{l.File, l.Diagonal, l.AntiDiagonal, 1 << sq}
		}),
		"rankAttacks": byPlaces("%#02x", func(place, inner int) uint8 { return first[place<<6|inner] }),
	}, "", nil
}

func obstructionNumbers() (tables, string, error) {
	lines := tabulate.HalfLinesTable()
	return tables{"halves": bySquares(func(sq int) []uint64 {
		h := lines[sq]
		return []uint64{h.FileAbove, h.FileBelow, h.RankAbove, h.RankBelow,
			h.DiagonalAbove, h.DiagonalBelow, h.AntiDiagonalAbove, h.AntiDiagonalBelow}
	})}, "", nil
}

func classicalNumbers() (tables, string, error) {
	lines := tabulate.HalfLinesTable()
	return tables{"rays": bySquares(func(sq int) []uint64 {
		h := lines[sq]
		return []uint64{h.FileAbove, h.RankAbove, h.DiagonalAbove, h.AntiDiagonalAbove,
			h.FileBelow, h.RankBelow, h.DiagonalBelow, h.AntiDiagonalBelow}
	})}, "", nil
}

func kindergartenNumbers() (tables, string, error) {
	first := tabulate.FirstRankTable()
	return tables{
		"lines": bySquares(func(sq int) []uint64 {
			return []uint64{transform.DiagonalMask[int, uint64](sq), transform.AntiDiagonalMask[int, uint64](sq)}
		}),
		"fillUp": byPlaces(word, func(place, inner int) uint64 { return uint64(first[place<<6|inner]) * edge.FileA }),
		// A quarter turn lays the rank on the file, its end at the top, as the index has it.
		"fileAAttacks": byPlaces(word, func(place, inner int) uint64 {
			return transform.Rotate90Clockwise(uint64(first[(7-place)<<6|inner]))
		}),
	}, "", nil
}

func noNumbers() (tables, string, error) { return nil, "", nil }
