package attacks_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/transform"
)

// TestAttacked joins the attacks of single pieces.
func TestAttacked(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 0))
	few := func() attacks.Bitboard {
		return proof.RandomOccupancy(r) & attacks.Bitboard(r.Uint64()&r.Uint64())
	}
	for range 2000 {
		pieces := attacks.Pieces{Pawns: few(), Knights: few(), Diagonals: few(), Orthogonals: few(),
			King: attacks.Square(r.Uint32() & 63).Bitboard()}
		occ := proof.RandomOccupancy(r) | pieces.All()
		for _, c := range []attacks.Color{attacks.White, attacks.Black} {
			want := attacks.Empty
			for sq := range attacks.Universe.Squares() {
				for _, piece := range []struct {
					set      attacks.Bitboard
					attacked attacks.Bitboard
				}{
					{pieces.Pawns, attacks.Pawn(c, sq)}, {pieces.Knights, attacks.Knight(sq)}, {pieces.King, attacks.King(sq)},
					{pieces.Diagonals, attacks.Bishop(sq, occ)}, {pieces.Orthogonals, attacks.Rook(sq, occ)},
				} {
					if piece.set.Has(sq) && !pieces.All().Has(sq) {
						t.Fatalf("%v is missing in\n%v", sq, pieces.All())
					}
					if piece.set.Has(sq) {
						want |= piece.attacked
					}
				}
			}
			if got := attacks.Attacked(&pieces, c, occ); got != want {
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
