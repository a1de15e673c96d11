package movegen

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// Rights are what legal moves depend on besides the pieces.
type Rights struct {
	Castling  attacks.Bitboard // rooks that may castle, of either color
	EnPassant attacks.Square   // that a pawn has just passed over, or [attacks.NoSquare]
}

// Options are what not every generator needs: nil stands for those that need none.
type Options struct {
	Sliders attacks.Sliders // whose attacks to take (Dynamic), for those of the default technique
	Part    Part            // which moves are wanted (Partial), if not all
}

// Part is a part of the moves of a position: those from some squares to some others. Castling and captures en
// passant belong to it unless there is no right to them.
type Part struct {
	From                attacks.Bitboard // of all but the king
	King, Pawns, Pieces attacks.Bitboard // where the king, pawns, and all other pieces may go to
}

// node is a position with what its legal moves depend on.
type node struct {
	us, them        *attacks.Pieces
	own, enemy, occ attacks.Bitboard
	rules.Constraints
}

// Generate adds the legal moves of a position, or a part of them (Partial), to dst, or counts them, for Black or White,
// with other sliders (Dynamic) than those of the default technique. The pieces are White's and Black's.
func Generate[Listing, Black, Partial, Dynamic constbool.Flag, M ~uint16](pieces *[2]attacks.Pieces, r Rights, o *Options, dst []M) Output[M] {
	listing, partial, us := constbool.Is[Listing](), constbool.Is[Partial](), rules.Color[Black]()
	out := Output[M]{Moves: dst}.done(listing)
	n := node{us: &pieces[us], them: &pieces[us^1]}
	n.own, n.enemy = n.us.All(), n.them.All()
	n.occ = n.own | n.enemy
	rules.Constrain[Black](&n.Constraints, n.us, n.them, n.own, n.occ)
	var s attacks.Sliders
	if constbool.Is[Dynamic]() {
		s = o.Sliders
	}

	goals, rooks := attacks.King(n.King)&^n.own, r.Castling&n.own
	if partial {
		goals &= o.Part.King
	}
	if goals|rooks != 0 {
		goals, rooks = kingTargets[Black, Dynamic](&n, s, goals, rooks)
		if listing {
			out.Moves = appendMoves(out.Moves, newMove[M](rules.KingMove, n.King, 0), byTarget, goals)
			out.Moves = appendMoves(out.Moves, newMove[M](rules.Castling, n.King, 0), byTarget, rooks)
		} else {
			out.Count = (goals | rooks).Count() // no square is both
		}
	}
	if n.Checkers.Several() {
		return out.done(listing)
	}
	targets := n.Targets
	if partial {
		from := o.Part.From
		n.us = &attacks.Pieces{Pawns: n.us.Pawns & from, Knights: n.us.Knights & from,
			Diagonals: n.us.Diagonals & from, Orthogonals: n.us.Orthogonals & from}
		n.Targets = targets & o.Part.Pieces
	}
	out = addPieces[Listing, Dynamic](&n, s, out)
	if partial {
		n.Targets = targets & o.Part.Pawns
	}
	pawns := rules.FindPawnTargets[Black](n.us.Pawns, n.occ, n.enemy, &n.Constraints)
	if listing {
		out.Moves = appendPawnMoves[Black](out.Moves, pawns)
	} else {
		out.Count += countPawnMoves(pawns)
	}
	if r.EnPassant != attacks.NoSquare {
		captors := enPassantCaptors[Dynamic](&n, s, us, r.EnPassant)
		out = out.add(listing, newMove[M](rules.EnPassantCapture, 0, r.EnPassant), byOrigin, captors)
	}
	return out.done(listing)
}
