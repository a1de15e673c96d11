package reference_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/internal/reference"
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
	rook   = piece{"rook", reference.Rook[int, uint64], tabulate.RelevantRook}
	bishop = piece{"bishop", reference.Bishop[int, uint64], tabulate.RelevantBishop}
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

// TestPublishedTables derives the two tables of Gerd Isenberg's talk: for the quarter of the
// board from a8 to d5, relevant occupancies by attack sets, and their quotient.
// Source: Efficient Generation of Sliding Piece Attacks, Workshop Chess and Mathematics,
// Dresden 2008; Chess Programming Wiki, Magic Bitboards.
func TestPublishedTables(t *testing.T) {
	for _, test := range []struct {
		piece piece
		table [4][4]string // ranks 8 to 5, files a to d
	}{
		{bishop, [4][4]string{
			{"64/7 = 9.14", "32/6 = 5.33", "32/10 = 3.20", "32/12 = 2.67"},
			{"32/6 = 5.33", "32/6 = 5.33", "32/10 = 3.20", "32/12 = 2.67"},
			{"32/10 = 3.20", "32/10 = 3.20", "128/40 = 3.20", "128/48 = 2.67"},
			{"32/12 = 2.67", "32/12 = 2.67", "128/48 = 2.67", "512/108 = 4.74"},
		}},
		{rook, [4][4]string{
			{"4096/49 = 83.59", "2048/42 = 48.76", "2048/70 = 29.26", "2048/84 = 24.38"},
			{"2048/42 = 48.76", "1024/36 = 28.44", "1024/60 = 17.07", "1024/72 = 14.22"},
			{"2048/70 = 29.26", "1024/60 = 17.07", "1024/100 = 10.24", "1024/120 = 8.53"},
			{"2048/84 = 24.38", "1024/72 = 14.22", "1024/120 = 8.53", "1024/144 = 7.11"},
		}},
	} {
		for row := range 4 {
			for file := range 4 {
				occupancies, sets := test.piece.cardinality(8*(7-row) + file)
				got := fmt.Sprintf("%d/%d = %.2f", occupancies, sets, float64(occupancies)/float64(sets))
				if want := test.table[row][file]; got != want {
					t.Errorf("%s on %c%d: %s, published %s", test.piece.name, 'a'+file, 8-row, got, want)
				}
			}
		}
	}
}

// TestSetsAreAProductOfRays checks the law that gives the second number: a ray of n squares can end
// in n places, so the lengths of the rays, those of zero counted as one, multiply. And it derives the
// totals that the sizes of all magic tables go back to.
func TestSetsAreAProductOfRays(t *testing.T) {
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
			if want := test.piece.rayLengths(sq); s != want {
				t.Errorf("%s on square %d: %d attack sets, the rays multiply to %d", test.piece.name, sq, s, want)
			}
			occupancies, sets = occupancies+o, sets+s
		}
		if occupancies != test.occupancies || sets != test.sets {
			t.Errorf("%s: %d relevant occupancies and %d attack sets, want %d and %d",
				test.piece.name, occupancies, sets, test.occupancies, test.sets)
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
