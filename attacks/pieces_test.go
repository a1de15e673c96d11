package attacks_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/transform"
)

// TestAttacked compares with package legality, which is given what single sliders attack.
func TestAttacked(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 0))
	few := func() attacks.Bitboard {
		return attacks.Bitboard(occupancy.Random(r)) & attacks.Bitboard(r.Uint64()&r.Uint64())
	}
	for range 2000 {
		pieces := attacks.Pieces{Pawns: few(), Knights: few(), Diagonals: few(), Orthogonals: few(), King: few()}
		occ := attacks.Bitboard(occupancy.Random(r)) | pieces.All()
		var sliders attacks.Bitboard
		for sq := range pieces.Diagonals.Squares() {
			sliders |= attacks.Bishop(sq, occ)
		}
		for sq := range pieces.Orthogonals.Squares() {
			sliders |= attacks.Rook(sq, occ)
		}
		for c := range attacks.Color(2) {
			if got, want := attacks.Attacked(&pieces, c, occ), legality.Attacked(&pieces, c, sliders); got != want {
				t.Fatalf("%v: pieces, occupied, want, got\n%s", c, transform.Draw(pieces.All(), occ, want, got))
			}
		}
	}
}

func ExampleAttacked() {
	// Black's rook on a5 checks the king on d5, which must not step back to e5 either.
	black := attacks.Pieces{Orthogonals: attacks.Of(attacks.A5), King: attacks.Of(attacks.H8)}
	king := attacks.Of(attacks.D5)
	occ := black.All() | king
	danger := attacks.Attacked(&black, attacks.Black, occ&^king)
	fmt.Print(transform.Draw(occ, danger, attacks.King(attacks.D5)&^danger))
	// Output:
	// . . . . . . . 1   1 . . . . . 1 .   . . . . . . . .
	// . . . . . . . .   1 . . . . . 1 1   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   . . 1 1 1 . . .
	// 1 . . 1 . . . .   . 1 1 1 1 1 1 1   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   . . 1 1 1 . . .
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .
}
