package attacks_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/proof"
	"github.com/bitray/bitray/transform"
)

// TestMenAttackWhatEachOfThemAttacks joins the attacks of single men.
func TestMenAttackWhatEachOfThemAttacks(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 0))
	few := func() attacks.Bitboard {
		return proof.RandomOccupancy(r) & attacks.Bitboard(r.Uint64()&r.Uint64())
	}
	for range 2000 {
		men := attacks.Men{few(), few(), few(), few(), attacks.Square(r.Uint32() & 63).Bitboard()}
		occ := proof.RandomOccupancy(r) | men.All()
		for _, c := range []attacks.Color{attacks.White, attacks.Black} {
			want := attacks.Empty
			for sq := range attacks.Universe.Squares() {
				for _, man := range []struct {
					set      attacks.Bitboard
					attacked attacks.Bitboard
				}{
					{men.Pawns, attacks.Pawn(c, sq)}, {men.Knights, attacks.Knight(sq)}, {men.King, attacks.King(sq)},
					{men.Diagonals, attacks.Bishop(sq, occ)}, {men.Orthogonals, attacks.Rook(sq, occ)},
				} {
					if man.set.Has(sq) && !men.All().Has(sq) {
						t.Fatalf("%v is missing in\n%v", sq, men.All())
					}
					if man.set.Has(sq) {
						want |= man.attacked
					}
				}
			}
			if got := men.Attacked(c, occ); got != want {
				t.Fatalf("%v: men, occupied, want, got\n%s", c, transform.Draw(men.All(), occ, want, got))
			}
		}
	}
}

func ExampleMen_Attacked() {
	// Black's rook on a5 checks the king on d5, who must not step back to e5 either.
	black := attacks.Men{Orthogonals: attacks.Of(attacks.A5), King: attacks.Of(attacks.H8)}
	king := attacks.Of(attacks.D5)
	occ := black.All() | king
	danger := black.Attacked(attacks.Black, occ&^king)
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
