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
	king            attacks.Square
	sliders         attacks.Sliders

	// checkers are the men that give check, targets the squares that a man other than the
	// king may go to.
	checkers, targets attacks.Bitboard
	// pinLines and pinDiagonals are the rays from the king, without him, up to and including
	// a slider that pins a man of ours on them.
	pinLines, pinDiagonals attacks.Bitboard
	// danger is what the opponent attacks when the king is lifted from the board.
	danger attacks.Bitboard
}

// slidingRook returns the squares a rook attacks. With its two branches it is too big to be
// inlined, so the places that run for every position write it out.
func slidingRook[Dynamic shape.Flag](s attacks.Sliders, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if shape.Is[Dynamic]() {
		return s.Rook(sq, occ)
	}
	return attacks.Rook(sq, occ)
}

// slidingBishop is slidingRook for a bishop.
func slidingBishop[Dynamic shape.Flag](s attacks.Sliders, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if shape.Is[Dynamic]() {
		return s.Bishop(sq, occ)
	}
	return attacks.Bishop(sq, occ)
}

// forward moves all squares of b one step in the direction in which the pawns of the side to
// move go.
func forward[Black shape.Flag](b attacks.Bitboard) attacks.Bitboard {
	if shape.Is[Black]() {
		return b.South()
	}
	return b.North()
}

// look fills in everything but the danger, which not every position needs.
func (n *node[Black, Dynamic]) look(p *Position, s attacks.Sliders) {
	c := color[Black]()
	n.us, n.them = p.sides[c], p.sides[c^1]
	n.own, n.enemy = n.us.All(), n.them.All()
	n.occ = n.own | n.enemy
	n.king = n.us.King.First()
	n.sliders = s
	n.checkers = attacks.Knight(n.king)&n.them.Knights | attacks.Pawn(c, n.king)&n.them.Pawns
	n.lookAlongLines()
	n.lookAlongDiagonals()
	n.targets = ^n.own
	if n.checkers != 0 {
		n.targets = attacks.Between(n.king, n.checkers.First()) | n.checkers
	}
}

// lookAlongLines finds the rooks and queens that give check or pin on ranks and files: what
// stands behind the first man of ours is seen when those are lifted.
func (n *node[Black, Dynamic]) lookAlongLines() {
	n.pinLines = 0
	if kingLines[n.king&63]&n.them.Orthogonals == 0 {
		return
	}
	seen := attacks.Rook(n.king, n.occ)
	if shape.Is[Dynamic]() {
		seen = n.sliders.Rook(n.king, n.occ)
	}
	n.checkers |= seen & n.them.Orthogonals
	through := n.occ &^ (seen & n.own)
	behind := attacks.Rook(n.king, through)
	if shape.Is[Dynamic]() {
		behind = n.sliders.Rook(n.king, through)
	}
	for b := behind &^ seen & n.them.Orthogonals; b != 0; b = b.WithoutLowest() {
		n.pinLines |= attacks.Between(n.king, b.First()) | b.Lowest()
	}
}

// lookAlongDiagonals is lookAlongLines for bishops and queens.
func (n *node[Black, Dynamic]) lookAlongDiagonals() {
	n.pinDiagonals = 0
	if kingDiagonals[n.king&63]&n.them.Diagonals == 0 {
		return
	}
	seen := attacks.Bishop(n.king, n.occ)
	if shape.Is[Dynamic]() {
		seen = n.sliders.Bishop(n.king, n.occ)
	}
	n.checkers |= seen & n.them.Diagonals
	through := n.occ &^ (seen & n.own)
	behind := attacks.Bishop(n.king, through)
	if shape.Is[Dynamic]() {
		behind = n.sliders.Bishop(n.king, through)
	}
	for b := behind &^ seen & n.them.Diagonals; b != 0; b = b.WithoutLowest() {
		n.pinDiagonals |= attacks.Between(n.king, b.First()) | b.Lowest()
	}
}

// kingLines and kingDiagonals hold the lines of a lone rook and a lone bishop: where no slider
// stands on them, neither check nor pin can come along.
var (
	kingLines     = perSquare(func(sq attacks.Square) attacks.Bitboard { return attacks.Rook(sq, attacks.Empty) })
	kingDiagonals = perSquare(func(sq attacks.Square) attacks.Bitboard { return attacks.Bishop(sq, attacks.Empty) })
)

func perSquare(set func(attacks.Square) attacks.Bitboard) (table [64]attacks.Bitboard) {
	for sq := range table {
		table[sq] = set(attacks.Square(sq))
	}
	return table
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
