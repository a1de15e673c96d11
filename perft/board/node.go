package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/shape"
)

// node is a position with what its legal moves depend on. Black says who moves, Dynamic whether
// the attacks of sliders come from sliders or from the default technique.
type node[Black, Dynamic shape.Flag] struct {
	us, them        Side
	own, enemy, occ attacks.Bitboard
	sliders         attacks.Sliders
	Constraints
	// danger is what the opponent attacks when the king is lifted from the board.
	danger attacks.Bitboard
}

// look fills in everything but the danger, which not every position needs.
func (n *node[Black, Dynamic]) look(p *Position, s attacks.Sliders) {
	c := color[Black]()
	n.us, n.them = p.sides[c], p.sides[c^1]
	n.own, n.enemy = n.us.All(), n.them.All()
	n.occ = n.own | n.enemy
	n.King = n.us.King.First()
	if shape.Is[Dynamic]() {
		n.sliders = s
	}
	n.Checkers = attacks.Knight(n.King)&n.them.Knights | attacks.Pawn(c, n.King)&n.them.Pawns
	n.lookAlongLines()
	n.lookAlongDiagonals()
	n.Targets = ^n.own
	if n.Checkers != 0 {
		n.Targets = attacks.Between(n.King, n.Checkers.First()) | n.Checkers
	}
}

// lookAlongLines finds the rooks and queens that give check or pin on ranks and files: what
// stands behind the first man of ours is seen when those are lifted.
func (n *node[Black, Dynamic]) lookAlongLines() {
	n.PinLines = 0
	if kingLines[n.King&63]&n.them.Orthogonals == 0 {
		return
	}
	seen := attacks.Rook(n.King, n.occ)
	if shape.Is[Dynamic]() {
		seen = n.sliders.Rook(n.King, n.occ)
	}
	n.Checkers |= seen & n.them.Orthogonals
	through := n.occ &^ (seen & n.own)
	behind := attacks.Rook(n.King, through)
	if shape.Is[Dynamic]() {
		behind = n.sliders.Rook(n.King, through)
	}
	for b := behind &^ seen & n.them.Orthogonals; b != 0; b = b.WithoutLowest() {
		n.PinLines |= attacks.Between(n.King, b.First()) | b.Lowest()
	}
}

// lookAlongDiagonals is lookAlongLines for bishops and queens.
func (n *node[Black, Dynamic]) lookAlongDiagonals() {
	n.PinDiagonals = 0
	if kingDiagonals[n.King&63]&n.them.Diagonals == 0 {
		return
	}
	seen := attacks.Bishop(n.King, n.occ)
	if shape.Is[Dynamic]() {
		seen = n.sliders.Bishop(n.King, n.occ)
	}
	n.Checkers |= seen & n.them.Diagonals
	through := n.occ &^ (seen & n.own)
	behind := attacks.Bishop(n.King, through)
	if shape.Is[Dynamic]() {
		behind = n.sliders.Bishop(n.King, through)
	}
	for b := behind &^ seen & n.them.Diagonals; b != 0; b = b.WithoutLowest() {
		n.PinDiagonals |= attacks.Between(n.King, b.First()) | b.Lowest()
	}
}

// lookForDanger fills in the squares that the king must not enter.
func (n *node[Black, Dynamic]) lookForDanger() {
	danger := attacks.King(n.them.King.First()) | n.them.Knights.KnightAttacks() |
		n.them.Pawns.PawnAttacks(color[Black]()^1)
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
