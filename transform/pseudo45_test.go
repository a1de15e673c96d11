package transform_test

import (
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// The nibbles below are those with which the Chess Programming Wiki numbers the diagonals:
// before and after the map, every square of a rank of the result belongs to one of the two
// diagonals named in it, whose numbers are equal modulo eight.

func nibbleDiagonal(file, rank int) int     { return (file - rank) & 15 }
func nibbleAntiDiagonal(file, rank int) int { return (file + rank) ^ 7 }

func TestPseudoRotationsMoveFilesDown(t *testing.T) {
	t.Run("clockwise", func(t *testing.T) {
		transformtest.Permutation(t, transform.PseudoRotate45Clockwise[uint64],
			func(file, rank int) (int, int) { return file, (rank - file) & 7 })
	})
	t.Run("anti-clockwise", func(t *testing.T) {
		transformtest.Permutation(t, transform.PseudoRotate45AntiClockwise[uint64],
			func(file, rank int) (int, int) { return file, (rank - (7 - file)) & 7 })
	})
}

func TestPseudoRotationsAsDrawnByTheWiki(t *testing.T) {
	for _, test := range []struct {
		name    string
		got     transformtest.Map
		number  func(file, rank int) int
		diagram [8]string
	}{
		{"clockwise", transform.PseudoRotate45Clockwise[uint64], nibbleDiagonal, [8]string{
			"91111111", "AA222222", "BBB33333", "CCCC4444",
			"DDDDD555", "EEEEEE66", "FFFFFFF7", "00000000",
		}},
		{"anti-clockwise", transform.PseudoRotate45AntiClockwise[uint64], nibbleAntiDiagonal, [8]string{
			"11111119", "222222AA", "33333BBB", "4444CCCC",
			"555DDDDD", "66EEEEEE", "7FFFFFFF", "00000000",
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			for number, want := range diagramSets(test.diagram) {
				var diagonal uint64
				for sq := range 64 {
					if test.number(sq%8, sq/8) == number {
						diagonal |= 1 << sq
					}
				}
				if got := test.got(diagonal); got != want {
					t.Errorf("diagonal %X: board, got, want:\n%s", number, transform.Draw(diagonal, got, want))
				}
			}
		})
	}
}

// diagramSets returns for each of the sixteen hexadecimal digits the squares that carry it in
// a diagram, rank 8 first.
func diagramSets(diagram [8]string) (sets [16]uint64) {
	const digits = "0123456789ABCDEF"
	for number := range sets {
		for i, line := range diagram {
			for file := range 8 {
				if line[file] == digits[number] {
					sets[number] |= 1 << (8*(7-i) + file)
				}
			}
		}
	}
	return sets
}

// maps45 pairs every map of boards by 45 degrees with its inverse.
var maps45 = map[string][2]transformtest.Map{
	"pseudo clockwise":      {transform.PseudoRotate45Clockwise[uint64], transform.PseudoRotate45ClockwiseInverse[uint64]},
	"pseudo anti-clockwise": {transform.PseudoRotate45AntiClockwise[uint64], transform.PseudoRotate45AntiClockwiseInverse[uint64]},
	"visual clockwise":      {transform.VisualRotate45Clockwise[uint64], transform.VisualRotate45ClockwiseInverse[uint64]},
	"visual anti-clockwise": {transform.VisualRotate45AntiClockwise[uint64], transform.VisualRotate45AntiClockwiseInverse[uint64]},
}

func TestMapsBy45DegreesAndBack(t *testing.T) {
	for name, m := range maps45 {
		t.Run(name, func(t *testing.T) {
			transformtest.Inverses(t, m[0], m[1])
			transformtest.Distributive(t, m[1])
		})
	}
}
