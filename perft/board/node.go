package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
	"github.com/bitray/bitray/perft/internal/shape"
)

// node is a position with what its legal moves depend on.
type node struct {
	us, them        *Side
	own, enemy, occ attacks.Bitboard
	rules.Constraints
}

// attackedOf returns those squares of zone that the opponent attacks when the king is lifted from the
// board.
func attackedOf[Black, Dynamic shape.Flag](n *node, s attacks.Sliders, zone attacks.Bitboard) attacks.Bitboard {
	attacked := attacks.King(rules.First(n.them.King)) | n.them.Knights.KnightAttacks() |
		n.them.Pawns.PawnAttacks(rules.Color[Black]()^1)
	occ, orthogonals, diagonals := n.occ&^n.us.King, n.them.Orthogonals, n.them.Diagonals
	for b := zone &^ attacked; b != 0; b = b.WithoutLowest() {
		seen := attacks.Rook(rules.First(b), occ)&orthogonals | attacks.Bishop(rules.First(b), occ)&diagonals
		if shape.Is[Dynamic]() {
			seen = s.Rook(rules.First(b), occ)&orthogonals | s.Bishop(rules.First(b), occ)&diagonals
		}
		if seen != 0 {
			attacked |= b.Lowest()
		}
	}
	return attacked & zone
}
