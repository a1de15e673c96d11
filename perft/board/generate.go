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
		return generate[constbool.Yes, constbool.No, constbool.No](p, nil, dst).moves
	case s == nil:
		return generate[constbool.Yes, constbool.Yes, constbool.No](p, nil, dst).moves
	case white:
		return generate[constbool.Yes, constbool.No, constbool.Yes](p, s, dst).moves
	}
	return generate[constbool.Yes, constbool.Yes, constbool.Yes](p, s, dst).moves
}

// CountLegalMoves returns the number of legal moves of p. It counts squares and makes no list.
func (p *Position) CountLegalMoves() int { return p.CountLegalMovesBy(nil) }

// CountLegalMovesBy is [Position.CountLegalMoves] with the attacks of sliders taken from s.
func (p *Position) CountLegalMovesBy(s attacks.Sliders) int {
	switch white := p.turn == attacks.White; {
	case white && s == nil:
		return generate[constbool.No, constbool.No, constbool.No](p, nil, nil).count
	case s == nil:
		return generate[constbool.No, constbool.Yes, constbool.No](p, nil, nil).count
	case white:
		return generate[constbool.No, constbool.No, constbool.Yes](p, s, nil).count
	}
	return generate[constbool.No, constbool.Yes, constbool.Yes](p, s, nil).count
}

// node is a position with what its legal moves depend on.
type node struct {
	us, them        *Side
	own, enemy, occ attacks.Bitboard
	rules.Constraints
}

// generate adds the legal moves of p to dst, or counts them, for Black or White, with the sliders of s
// (Dynamic) or by the default technique.
func generate[Listing, Black, Dynamic constbool.Flag](p *Position, s attacks.Sliders, dst []Move) output {
	listing, us := constbool.Is[Listing](), rules.Color[Black]()
	out := output{moves: dst}.done(listing)
	n := node{us: &p.sides[us], them: &p.sides[us^1]}
	n.own, n.enemy = n.us.All(), n.them.All()
	n.occ = n.own | n.enemy
	rules.Constrain[Black](&n.Constraints, n.us, n.them, n.own, n.occ)

	goals, rooks := attacks.King(n.King)&^n.own, p.castling&n.own
	if goals|rooks != 0 {
		goals, rooks = kingTargets[Black, Dynamic](&n, s, goals, rooks)
		if listing {
			out.moves = appendMoves(out.moves, newMove(rules.KingMove, n.King, 0), byTarget, goals)
			out.moves = appendMoves(out.moves, newMove(rules.Castling, n.King, 0), byTarget, rooks)
		} else {
			out.count = (goals | rooks).Count() // no square is both
		}
	}
	if n.Checkers.Several() {
		return out.done(listing)
	}
	out = addPieces[Listing, Dynamic](&n, s, out)
	pawns := rules.FindPawnTargets[Black](n.us.Pawns, n.occ, n.enemy, &n.Constraints)
	if listing {
		out.moves = appendPawnMoves[Black](out.moves, pawns)
	} else {
		out.count += countPawnMoves(pawns)
	}
	if p.enPassant != attacks.NoSquare {
		captors := enPassantCaptors[Dynamic](&n, s, us, p.enPassant)
		out = out.add(listing, newMove(rules.EnPassantCapture, 0, p.enPassant), byOrigin, captors)
	}
	return out.done(listing)
}
