package rotated_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform/rotated"
)

type occupancy = rotated.Occupancy[attacks.Square, attacks.Bitboard]

// TestIncrementalEqualsRebuilt toggles at random and compares with a fresh rotation: the
// four layouts are comparable as one value.
func TestIncrementalEqualsRebuilt(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 0))
	var kept occupancy
	board := attacks.Empty
	for step := range 100_000 {
		sq := attacks.Square(random.Uint32()) // beyond 63 too
		kept.Toggle(sq)
		if board ^= (sq & 63).Bitboard(); kept != rotated.New[attacks.Square](board) {
			t.Fatalf("step %d: kept %v, want that of\n%v", step, kept, board)
		}
	}
}
