package reference_test

import (
	"fmt"
	"math/bits"
	"testing"

	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// piece is a slider with the squares whose occupancy matters to it.
type piece struct {
	name     string
	attacks  func(sq int, occ uint64) uint64
	relevant func(sq int) uint64
}

var (
	rook = piece{"rook", reference.Rook[int, uint64], func(sq int) uint64 {
		return tabulate.RelevantRook(sq)
	}}
	bishop = piece{"bishop", reference.Bishop[int, uint64], func(sq int) uint64 {
		return tabulate.RelevantBishop(sq)
	}}
)

// cardinality returns how many relevant occupancies a square has and how many different attack
// sets they leave.
func (p piece) cardinality(sq int) (occupancies, sets int) {
	distinct := map[uint64]bool{}
	for occ := range transform.Subsets(p.relevant(sq)) {
		occupancies++
		distinct[p.attacks(sq, occ)] = true
	}
	return occupancies, len(distinct)
}

// TestRelevantSquares holds the masks against their definition: all other squares together make
// no difference, each square of the mask alone does.
func TestRelevantSquares(t *testing.T) {
	for _, p := range []piece{rook, bishop} {
		for sq := range 64 {
			relevant := p.relevant(sq)
			if got := p.attacks(sq, ^relevant); got != p.attacks(sq, 0) {
				t.Errorf("%s on square %d: squares off the mask matter\n%s", p.name, sq, transform.Draw(relevant, got, p.attacks(sq, 0)))
			}
			for mask := relevant; mask != 0; mask &= mask - 1 {
				if p.attacks(sq, mask&-mask) == p.attacks(sq, 0) {
					t.Errorf("%s on square %d: square %d does not matter", p.name, sq, bits.TrailingZeros64(mask))
				}
			}
		}
	}
}

// TestTotals derives the numbers that the sizes of all magic tables go back to.
func TestTotals(t *testing.T) {
	for _, test := range []struct {
		piece             piece
		occupancies, sets int
	}{
		{rook, 102_400, 4_900},
		{bishop, 5_248, 1_428},
	} {
		occupancies, sets := 0, 0
		for sq := range 64 {
			o, s := test.piece.cardinality(sq)
			occupancies, sets = occupancies+o, sets+s
		}
		if occupancies != test.occupancies || sets != test.sets {
			t.Errorf("%s: %d relevant occupancies and %d attack sets, want %d and %d",
				test.piece.name, occupancies, sets, test.occupancies, test.sets)
		}
	}
}

// TestPublishedTables derives the two tables of Gerd Isenberg's talk: for the quarter of the
// board from a8 to d5, relevant occupancies by attack sets, and their quotient.
// Source: Efficient Generation of Sliding Piece Attacks, Workshop Chess and Mathematics,
// Dresden 2008; Chess Programming Wiki, Magic Bitboards.
func TestPublishedTables(t *testing.T) {
	for _, test := range []struct {
		piece             piece
		counts, quotients [4][4]string // ranks 8 to 5, files a to d
	}{
		{
			bishop,
			[4][4]string{
				{"64/7", "32/6", "32/10", "32/12"},
				{"32/6", "32/6", "32/10", "32/12"},
				{"32/10", "32/10", "128/40", "128/48"},
				{"32/12", "32/12", "128/48", "512/108"},
			},
			[4][4]string{
				{"9.14", "5.33", "3.20", "2.67"},
				{"5.33", "5.33", "3.20", "2.67"},
				{"3.20", "3.20", "3.20", "2.67"},
				{"2.67", "2.67", "2.67", "4.74"},
			},
		},
		{
			rook,
			[4][4]string{
				{"4096/49", "2048/42", "2048/70", "2048/84"},
				{"2048/42", "1024/36", "1024/60", "1024/72"},
				{"2048/70", "1024/60", "1024/100", "1024/120"},
				{"2048/84", "1024/72", "1024/120", "1024/144"},
			},
			[4][4]string{
				{"83.59", "48.76", "29.26", "24.38"},
				{"48.76", "28.44", "17.07", "14.22"},
				{"29.26", "17.07", "10.24", "8.53"},
				{"24.38", "14.22", "8.53", "7.11"},
			},
		},
	} {
		for row := range 4 {
			for file := range 4 {
				sq := 8*(7-row) + file
				occupancies, sets := test.piece.cardinality(sq)
				counts, quotient := fmt.Sprintf("%d/%d", occupancies, sets), fmt.Sprintf("%.2f", float64(occupancies)/float64(sets))
				if counts != test.counts[row][file] || quotient != test.quotients[row][file] {
					t.Errorf("%s on %c%d: %s = %s, published %s = %s", test.piece.name, 'a'+file, 8-row,
						counts, quotient, test.counts[row][file], test.quotients[row][file])
				}
			}
		}
	}
}

// TestSetsAreAProductOfRays checks the law behind the second number: a ray of n squares can end
// in n places, so the lengths of the rays, those of zero counted as one, multiply.
func TestSetsAreAProductOfRays(t *testing.T) {
	for _, p := range []piece{rook, bishop} {
		for sq := range 64 {
			_, sets := p.cardinality(sq)
			if want := p.rayLengths(sq); sets != want {
				t.Errorf("%s on square %d: %d attack sets, the rays multiply to %d", p.name, sq, sets, want)
			}
		}
	}
}

// rayLengths multiplies the lengths of the four rays of the piece on an empty board.
func (p piece) rayLengths(sq int) int {
	file, rank := sq%8, sq/8
	left, right, down, up := file, 7-file, rank, 7-rank
	rays := []int{left, right, down, up}
	if p.name == "bishop" {
		rays = []int{min(left, down), min(left, up), min(right, down), min(right, up)}
	}
	product := 1
	for _, ray := range rays {
		product *= max(ray, 1)
	}
	return product
}
