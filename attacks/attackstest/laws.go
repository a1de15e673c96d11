package attackstest

import (
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/transform"
)

// lawRounds is how many occupancies [Laws] looks at.
const lawRounds = 64

// Laws checks what holds for attacks whatever the method, without the reference: if one square
// attacks another, the other attacks it; and laying the board on itself by any of the eight
// symmetries lays the attacks on themselves. It asks rook and bishop; the queen is compared with them
// by [Exhaustive] and [Noise]. The error is the first [Counterexample], or nil.
func Laws(s attacks.Sliders) error {
	random := rand.New(rand.NewPCG(3, 0))
	for range lawRounds {
		occ := attacks.Bitboard(occupancy.Random(random))
		for _, piece := range slidersOf(s) {
			if err := reciprocity(piece, occ); err != nil {
				return err
			}
			if err := symmetry(piece, occ); err != nil {
				return err
			}
		}
	}
	return nil
}

func reciprocity(piece slider, occ attacks.Bitboard) error {
	var attackedBy, attackersOf [64]attacks.Bitboard
	for sq := range attacks.Square(64) {
		attackedBy[sq] = piece.got(sq, occ)
		for to := range attackedBy[sq].Squares() {
			attackersOf[to] = attackersOf[to].With(sq)
		}
	}
	for sq := range attacks.Square(64) {
		if attackedBy[sq] != attackersOf[sq] {
			return &Counterexample{"attacks are mutual", piece.name, sq, occ, attackersOf[sq], attackedBy[sq]}
		}
	}
	return nil
}

func symmetry(piece slider, occ attacks.Bitboard) error {
	for _, sym := range transform.Symmetries() {
		moved := transform.ApplyToBoard(sym, occ)
		for sq := range attacks.Square(64) {
			want := transform.ApplyToBoard(sym, piece.got(sq, occ))
			to := transform.ApplyToSquare(sym, sq)
			if got := piece.got(to, moved); got != want {
				return &Counterexample{"symmetric under the " + sym.String(), piece.name, to, moved, want, got}
			}
		}
	}
	return nil
}
