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

// squareMaps pairs every map of boards by 45 degrees with its inverse and with its maps of
// squares.
var squareMaps = []struct {
	name                     string
	board, inverse           transformtest.Map
	square, squareInverse    func(sq int) int
	unsigned, unsignedUndoes func(sq uint8) uint8
}{
	{"pseudo clockwise",
		transform.PseudoRotate45Clockwise[uint64], transform.PseudoRotate45ClockwiseInverse[uint64],
		transform.PseudoRotate45ClockwiseSquare[int], transform.PseudoRotate45ClockwiseSquareInverse[int],
		transform.PseudoRotate45ClockwiseSquare[uint8], transform.PseudoRotate45ClockwiseSquareInverse[uint8]},
	{"pseudo anti-clockwise",
		transform.PseudoRotate45AntiClockwise[uint64], transform.PseudoRotate45AntiClockwiseInverse[uint64],
		transform.PseudoRotate45AntiClockwiseSquare[int], transform.PseudoRotate45AntiClockwiseSquareInverse[int],
		transform.PseudoRotate45AntiClockwiseSquare[uint8], transform.PseudoRotate45AntiClockwiseSquareInverse[uint8]},
	{"visual clockwise",
		transform.VisualRotate45Clockwise[uint64], transform.VisualRotate45ClockwiseInverse[uint64],
		transform.VisualRotate45ClockwiseSquare[int], transform.VisualRotate45ClockwiseSquareInverse[int],
		transform.VisualRotate45ClockwiseSquare[uint8], transform.VisualRotate45ClockwiseSquareInverse[uint8]},
	{"visual anti-clockwise",
		transform.VisualRotate45AntiClockwise[uint64], transform.VisualRotate45AntiClockwiseInverse[uint64],
		transform.VisualRotate45AntiClockwiseSquare[int], transform.VisualRotate45AntiClockwiseSquareInverse[int],
		transform.VisualRotate45AntiClockwiseSquare[uint8], transform.VisualRotate45AntiClockwiseSquareInverse[uint8]},
}

func TestMapsBy45DegreesOnSquares(t *testing.T) {
	for _, m := range squareMaps {
		t.Run(m.name, func(t *testing.T) {
			transformtest.Inverses(t, m.board, m.inverse)
			transformtest.Distributive(t, m.inverse)
			for sq := range 64 {
				to := m.square(sq)
				if got, want := m.board(1<<sq), uint64(1)<<to; got != want {
					t.Errorf("square %d goes to %d: board of it, got, want:\n%s", sq, to, transform.Draw(1<<sq, got, want))
				}
				if back := m.squareInverse(to); back != sq {
					t.Errorf("square %d goes to %d and back to %d", sq, to, back)
				}
				high := uint8(sq) + 192
				if m.unsigned(high) != uint8(to) || m.unsignedUndoes(uint8(to)+192) != uint8(sq) {
					t.Errorf("square %d is not masked", high)
				}
			}
		})
	}
}

// The maps of a square that the Chess Programming Wiki prints along with its pseudo-rotations move files
// up. They agree neither with its diagrams nor with its code, but with the inverses.
func TestWikiPrintsTheInverseSquareMaps(t *testing.T) {
	for _, test := range []struct {
		name            string
		printed         func(sq int) int
		square, inverse func(sq int) int
	}{
		{"clockwise", func(sq int) int { return (sq + 8*(sq&7)) & 63 },
			transform.PseudoRotate45ClockwiseSquare[int], transform.PseudoRotate45ClockwiseSquareInverse[int]},
		{"anti-clockwise", func(sq int) int { return (sq + 8*((sq&7)^7)) & 63 },
			transform.PseudoRotate45AntiClockwiseSquare[int], transform.PseudoRotate45AntiClockwiseSquareInverse[int]},
	} {
		contradictions := 0
		for sq := range 64 {
			if test.printed(sq) != test.square(sq) {
				contradictions++
			}
			if test.printed(sq) != test.inverse(sq) {
				t.Errorf("%s: printed %d for square %d, the inverse is %d", test.name, test.printed(sq), sq, test.inverse(sq))
			}
		}
		// Files that move by no rank or by four move the same way up and down.
		if contradictions != 48 {
			t.Errorf("%s: the printed map is wrong for %d squares, want 48", test.name, contradictions)
		}
	}
}
