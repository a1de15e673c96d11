package attacks_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/transform"
)

// TestSlidersServeEveryMapping asks about boards that are numbered in each of the eight ways,
// without converting anything, as the README says one can.
func TestSlidersServeEveryMapping(t *testing.T) {
	pieces := map[string]func(attacks.Square, attacks.Bitboard) attacks.Bitboard{
		"rook": attacks.Rook, "bishop": attacks.Bishop, "queen": attacks.Queen,
	}
	random := rand.New(rand.NewPCG(1, 2))
	for _, theirs := range transform.Mappings() {
		for range 1000 {
			occ, sq := proof.RandomOccupancy(random), attacks.Square(random.IntN(64))
			theirOcc := transform.ConvertBoard(transform.LittleEndianRankFile, theirs, occ)
			theirSq := transform.ConvertSquare(transform.LittleEndianRankFile, theirs, sq)
			for name, attacked := range pieces {
				want := transform.ConvertBoard(transform.LittleEndianRankFile, theirs, attacked(sq, occ))
				if got := attacked(theirSq, theirOcc); got != want {
					t.Fatalf("%v: %s on %d: occupancy, want, got\n%s", theirs, name, theirSq,
						transform.Draw(theirOcc, want, got))
				}
			}
		}
	}
}
