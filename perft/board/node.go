package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
	"github.com/bitray/bitray/perft/internal/shape"
)

// node is a position with what its legal moves depend on. Black says who moves, Dynamic whether
// the attacks of sliders come from sliders or from the default technique.
type node[Black, Dynamic shape.Flag] struct {
	us, them        Side
	own, enemy, occ attacks.Bitboard
	sliders         attacks.Sliders
	rules.Constraints
	// danger is what the opponent attacks when the king is lifted from the board.
	danger attacks.Bitboard
}

// look fills in everything but the danger, which not every position needs.
func (n *node[Black, Dynamic]) look(p *Position, s attacks.Sliders) {
	c := rules.Color[Black]()
	n.us, n.them = p.sides[c], p.sides[c^1]
	n.own, n.enemy = n.us.All(), n.them.All()
	n.occ = n.own | n.enemy
	if shape.Is[Dynamic]() {
		n.sliders = s
	}
	n.Constraints = rules.Constrain[Black](n.us.pieces(), n.them.pieces(), n.own, n.occ)
}

// lookForDanger fills in the squares that the king must not enter.
func (n *node[Black, Dynamic]) lookForDanger() {
	danger := attacks.King(n.them.King.First()) | n.them.Knights.KnightAttacks() |
		n.them.Pawns.PawnAttacks(rules.Color[Black]()^1)
	occ := n.occ &^ n.us.King
	for b := n.them.Orthogonals; b != 0; b = b.WithoutLowest() {
		if shape.Is[Dynamic]() {
			danger |= n.sliders.Rook(b.First(), occ)
		} else {
			danger |= attacks.Rook(b.First(), occ)
		}
	}
	for b := n.them.Diagonals; b != 0; b = b.WithoutLowest() {
		if shape.Is[Dynamic]() {
			danger |= n.sliders.Bishop(b.First(), occ)
		} else {
			danger |= attacks.Bishop(b.First(), occ)
		}
	}
	n.danger = danger
}
