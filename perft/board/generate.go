package board

import (
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
		return list[constbool.No, constbool.No](p, nil, dst)
	case s == nil:
		return list[constbool.Yes, constbool.No](p, nil, dst)
	case white:
		return list[constbool.No, constbool.Yes](p, s, dst)
	}
	return list[constbool.Yes, constbool.Yes](p, s, dst)
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
		total += enPassantCaptors[Dynamic](&n, s, us, p.enPassant).Count()
	}
	return total
}

// list appends to dst what [count] counts.
func list[Black, Dynamic constbool.Flag](p *Position, s attacks.Sliders, dst []Move) []Move {
	us := rules.Color[Black]()
	n := node{us: &p.sides[us], them: &p.sides[us^1]}
	n.occupy()
	rules.Constrain[Black](&n.Constraints, n.us, n.them, n.own, n.occ)

	goals, rooks := attacks.King(n.King)&^n.own, p.castling&n.own
	if goals|rooks != 0 {
		goals, rooks = kingTargets[Black, Dynamic](&n, s, goals, rooks)
		dst = appendMoves(dst, stemFrom(rules.KingMove, n.King), goals)
		dst = appendMoves(dst, stemFrom(rules.Castling, n.King), rooks)
	}
	if n.Checkers.Several() {
		return dst
	}
	dst = addPieces[constbool.Yes, Dynamic](&n, s, output{moves: dst}).moves
	dst = appendPawnMoves[Black](dst, rules.FindPawnTargets[Black](n.us.Pawns, n.occ, n.enemy, &n.Constraints))
	if p.enPassant != attacks.NoSquare {
		dst = appendEnPassant(dst, enPassantCaptors[Dynamic](&n, s, us, p.enPassant), p.enPassant)
	}
	return dst
}
