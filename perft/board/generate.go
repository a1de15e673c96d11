package board

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// AppendLegalMoves appends the legal moves of p to dst and returns the longer slice. The order is
// fixed but means nothing. It allocates only where dst has no room; 256 moves are room enough
// for every position that a game can reach, which has at most 218.
func (p *Position) AppendLegalMoves(dst []Move) []Move { return p.AppendLegalMovesBy(nil, dst) }

// AppendLegalMovesBy is [Position.AppendLegalMoves] with the attacks of sliders taken from s.
func (p *Position) AppendLegalMovesBy(s attacks.Sliders, dst []Move) []Move {
	switch white := p.turn == attacks.White; {
	case white && s == nil:
		return list[constbool.No, constbool.No, constbool.No](p, nil, 0, dst)
	case s == nil:
		return list[constbool.Yes, constbool.No, constbool.No](p, nil, 0, dst)
	case white:
		return list[constbool.No, constbool.No, constbool.Yes](p, s, 0, dst)
	}
	return list[constbool.Yes, constbool.No, constbool.Yes](p, s, 0, dst)
}

// CountLegalMoves returns the number of legal moves of p. It counts squares and makes no list.
func (p *Position) CountLegalMoves() int { return p.CountLegalMovesBy(nil) }

// CountLegalMovesBy is [Position.CountLegalMoves] with the attacks of sliders taken from s.
func (p *Position) CountLegalMovesBy(s attacks.Sliders) int {
	switch white := p.turn == attacks.White; {
	case white && s == nil:
		return count[constbool.No, constbool.No](p, nil)
	case s == nil:
		return count[constbool.Yes, constbool.No](p, nil)
	case white:
		return count[constbool.No, constbool.Yes](p, s)
	}
	return count[constbool.Yes, constbool.Yes](p, s)
}

// AppendLegalMovesTo is [Position.AppendLegalMoves] for those moves whose [Move.To] is in targets.
// Sets that share no square give lists that share no move, and all 64 squares give all moves, so a
// search can have the captures first and the others later:
//
//	captures := p.Side(p.SideToMove().Other()).All()
//	moves = p.AppendLegalMovesTo(moves[:0], captures)
//	moves = p.AppendLegalMovesTo(moves[:0], ^captures)
//
// A capture en passant goes to the empty square [Position.EnPassant], and castling to the square of
// its own rook; both are in the second list here.
func (p *Position) AppendLegalMovesTo(dst []Move, targets attacks.Bitboard) []Move {
	if p.turn == attacks.White {
		return list[constbool.No, constbool.Yes, constbool.No](p, nil, targets, dst)
	}
	return list[constbool.Yes, constbool.Yes, constbool.No](p, nil, targets, dst)
}

// IsLegal reports whether m is a legal move of p. Any value may be asked about, also moves of other
// positions and 0, which is never legal.
func (p *Position) IsLegal(m Move) bool {
	if pieceAt(p.Side(p.turn), m.From()) != m.Piece() {
		return false
	}
	var room [64]Move
	return slices.Contains(p.AppendLegalMovesTo(room[:0], m.To().Bitboard()), m)
}

// count returns the number of legal moves of p, for Black or White, with the sliders of s (Dynamic) or
// by the default technique.
func count[Black, Dynamic constbool.Flag](p *Position, s attacks.Sliders) int {
	us := rules.Color[Black]()
	n := node{us: &p.sides[us], them: &p.sides[us^1]}
	n.occupy()
	rules.Constrain[Black](&n.Constraints, n.us, n.them, n.own, n.occ)

	goals, rooks := attacks.King(n.King)&^n.own, p.castling&n.own
	if goals|rooks != 0 {
		goals, rooks = kingTargets[Black, Dynamic](&n, s, goals, rooks)
	}
	total := (goals | rooks).Count() // no square is both
	if n.Checkers.Several() {
		return total
	}
	total += addPieces[constbool.No, Dynamic](&n, s, output{}).count
	total += countPawnMoves(rules.FindPawnTargets[Black](n.us.Pawns, n.occ, n.enemy, &n.Constraints))
	if p.enPassant != attacks.NoSquare {
		total += enPassantCaptors[Black, Dynamic](&n, s, p.enPassant).Count()
	}
	return total
}

// list appends to dst what [count] counts, or of that only the moves to targets (Limited).
func list[Black, Limited, Dynamic constbool.Flag](p *Position, s attacks.Sliders, targets attacks.Bitboard, dst []Move) []Move {
	us := rules.Color[Black]()
	n := node{us: &p.sides[us], them: &p.sides[us^1]}
	n.occupy()
	rules.Constrain[Black](&n.Constraints, n.us, n.them, n.own, n.occ)

	goals, rooks := attacks.King(n.King)&^n.own, p.castling&n.own
	if constbool.Is[Limited]() {
		n.Targets &= targets
		goals &= targets
		rooks &= targets
	}
	if goals|rooks != 0 {
		goals, rooks = kingTargets[Black, Dynamic](&n, s, goals, rooks)
		dst = appendMoves(dst, stemFrom(KingMove, n.King), goals)
		dst = appendMoves(dst, stemFrom(Castling, n.King), rooks)
	}
	if n.Checkers.Several() {
		return dst
	}
	dst = addPieces[constbool.Yes, Dynamic](&n, s, output{moves: dst}).moves
	dst = appendPawnMoves[Black](dst, rules.FindPawnTargets[Black](n.us.Pawns, n.occ, n.enemy, &n.Constraints))
	if p.enPassant != attacks.NoSquare && (!constbool.Is[Limited]() || targets.Has(p.enPassant)) {
		dst = appendEnPassant(dst, enPassantCaptors[Black, Dynamic](&n, s, p.enPassant), p.enPassant)
	}
	return dst
}
