package rotated_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform/rotated"
)

type occupancy = rotated.Occupancy[attacks.Square, attacks.Bitboard]

// TestIncrementalEqualsRebuilt plays random changes and compares with a fresh rotation: the
// four layouts are comparable as one value.
func TestIncrementalEqualsRebuilt(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 0))
	var kept occupancy
	board := attacks.Empty
	for step := range 100_000 {
		a, b := attacks.Square(random.Uint32()), attacks.Square(random.Uint32())
		switch random.IntN(3) {
		case 0:
			kept.Put(a)
			board = board.With(a & 63)
		case 1:
			kept.Remove(a)
			board = board.Without(a & 63)
		case 2: // a capture whenever b is occupied
			kept.Move(a, b)
			board = board.Without(a & 63).With(b & 63)
		}
		if kept.Board() != board || kept != rotated.New[attacks.Square](board) {
			t.Fatalf("step %d: kept\n%v\nwant\n%v", step, kept.Board(), board)
		}
	}
}
