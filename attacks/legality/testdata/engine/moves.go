package main

import (
	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/attacks/legality"
)

// forward is where the pawns of each color go: north is towards higher squares.
var forward = [2]geometry.Direction{White: geometry.South, Black: geometry.North}

// Ranks of each color, as sets: where a pawn arrives by its first single step, and where it
// promotes.
var (
	thirdRank = [2]Bitboard{White: 0xff << 40, Black: 0xff << 16}
	lastRank  = [2]Bitboard{White: 0xff, Black: 0xff << 56}
)

// node is a position with what the legality of its moves depends on.
type node struct {
	*Position
	us              Color
	own, enemy, occ Bitboard
	them            legality.Pieces[Bitboard]
	king            Square
	mask, pinned    Bitboard
}

// moves appends the legal moves to list.
func (p *Position) moves(list []Move) []Move {
	n := node{Position: p, us: p.turn, own: p.colors[p.turn], enemy: p.colors[p.turn^1], them: p.pieces(p.turn ^ 1)}
	n.occ = n.own | n.enemy
	n.king = (n.own & p.kinds[King]).first()
	checkers := legality.Checkers(&n.them, n.theirs(), n.king, sight(n.king, n.occ))
	list = n.kingMoves(list)
	if checkers == 0 {
		list = n.castlings(list)
	}
	n.mask = legality.CheckMask(n.king, checkers)
	if n.mask == 0 {
		return list // only the king answers two checks
	}
	n.pinned = legality.Blockers(&n.them, n.king, n.occ) & n.own
	list = n.pieceMoves(list)
	return n.pawnMoves(list)
}

func (n *node) theirs() geometry.Color { return (n.us ^ 1).inGeometry() }

// attacked reports whether the opponent attacks sq when the squares of occ are occupied.
func (n *node) attacked(sq Square, occ Bitboard) bool {
	return legality.AttackersTo(&n.them, n.theirs(), sq, sight(sq, occ)) != 0
}

// kingMoves adds the steps of the king, which does not block the squares behind it.
func (n *node) kingMoves(list []Move) []Move {
	lifted := n.occ &^ n.king.bit()
	for b := geometry.King[Bitboard](n.king) &^ n.own; b != 0; b &= b - 1 {
		if to := b.first(); !n.attacked(to, lifted) {
			list = append(list, Move{n.king, to, Normal})
		}
	}
	return list
}

// castlings adds castling, for a king that is not in check.
func (n *node) castlings(list []Move) []Move {
	if n.rights&n.king.bit() == 0 {
		return list
	}
	for rooks := n.rights & n.own & n.kinds[Rook]; rooks != 0; rooks &= rooks - 1 {
		side := Square(1)
		if rooks.first() < n.king {
			side = -1
		}
		if geometry.Between[Bitboard](n.king, rooks.first())&n.occ == 0 &&
			!n.attacked(n.king+side, n.occ) && !n.attacked(n.king+2*side, n.occ) {
			list = append(list, Move{n.king, n.king + 2*side, Castling})
		}
	}
	return list
}

// allowed returns where the piece on from may go, given checks and pins.
func (n *node) allowed(from Square) Bitboard {
	if n.pinned&from.bit() == 0 {
		return n.mask
	}
	return n.mask & geometry.Line[Bitboard](n.king, from)
}

// pieceMoves adds the moves of knights and sliders.
func (n *node) pieceMoves(list []Move) []Move {
	for b := n.own &^ (n.kinds[Pawn] | n.kinds[King]); b != 0; b &= b - 1 {
		from, to := b.first(), Bitboard(0)
		switch n.board[from&63] {
		case Knight:
			to = geometry.Knight[Bitboard](from)
		case Bishop:
			to = bishopAttacks(from, n.occ)
		case Rook:
			to = rookAttacks(from, n.occ)
		case Queen:
			to = bishopAttacks(from, n.occ) | rookAttacks(from, n.occ)
		}
		list = add(list, from, to&^n.own&n.allowed(from), Normal)
	}
	return list
}

func (n *node) pawnMoves(list []Move) []Move {
	for b := n.own & n.kinds[Pawn]; b != 0; b &= b - 1 {
		from := b.first()
		allowed := n.allowed(from)
		single := geometry.Step(forward[n.us], from.bit()) &^ n.occ
		double := geometry.Step(forward[n.us], single&thirdRank[n.us]) &^ n.occ
		captures := geometry.Pawn[Bitboard](n.us.inGeometry(), from)
		to := (single | captures&n.enemy) & allowed
		list = add(list, from, to&^lastRank[n.us], Normal)
		list = add(list, from, double&allowed, DoublePush)
		for kind := PromoteKnight; kind <= PromoteQueen; kind++ {
			list = add(list, from, to&lastRank[n.us], kind)
		}
		if n.passed != NoSquare && captures&n.passed.bit() != 0 {
			list = n.enPassant(list, Move{from, n.passed, EnPassant})
		}
	}
	return list
}

// enPassant adds a capture en passant if no slider attacks the king after it. Two pawns leave their
// rank at once, which masks and pins do not know.
func (n *node) enPassant(list []Move, m Move) []Move {
	occ := n.occ&^(m.from.bit()|victim(m).bit()) | m.to.bit()
	if rookAttacks(n.king, occ)&n.them.Orthogonals|bishopAttacks(n.king, occ)&n.them.Diagonals != 0 {
		return list
	}
	return append(list, m)
}

func add(list []Move, from Square, targets Bitboard, kind Kind) []Move {
	for ; targets != 0; targets &= targets - 1 {
		list = append(list, Move{from, targets.first(), kind})
	}
	return list
}
