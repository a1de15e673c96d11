package movegen

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
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
	us, them *attacks.Pieces
	occ      attacks.Bitboard
	rules.Constraints
}

// generate adds the legal moves of a position, or a part of them (Partial), to dst, or counts them, for Black or White,
// with other sliders (Dynamic) than those of the default technique. The pieces are White's and Black's.
//
// It is one long function because the compiler would not inline its sections, for the king, for knights and sliders,
// and for pawns: with the first two as functions of their own, perft takes 1.08 times as many instructions.
func generate[Listing, Black, Partial, Dynamic constbool.Flag, M ~uint16](pieces *[2]attacks.Pieces, r Rights, o *Options, dst []M) Output[M] {
	listing, partial, us := constbool.Is[Listing](), constbool.Is[Partial](), rules.Color[Black]()
	out := Output[M]{Moves: dst}.done(listing)
	n := node{us: &pieces[us], them: &pieces[us^1]}
	own, enemy := n.us.All(), n.them.All()
	n.occ = own | enemy
	n.King = n.us.King.First()
	n.Checkers, n.Pins = legality.ChecksAndPins(n.King, legality.Snipers(n.them, n.King), legality.Occupied[attacks.Bitboard]{Own: own, All: n.occ})
	n.Checkers |= legality.Checkers(n.them, us^1, n.King, legality.Sight[attacks.Bitboard]{})
	n.Targets = legality.CheckMask(n.King, n.Checkers) &^ own
	var s attacks.Sliders
	if constbool.Is[Dynamic]() {
		s = o.Sliders
	}

	// The pawns are looked at first, because their targets are the only call that most positions need: little has to be
	// kept while it runs.
	all := n.Targets
	if partial {
		from := o.Part.From
		n.us = &attacks.Pieces{King: n.us.King, Pawns: n.us.Pawns & from, Knights: n.us.Knights & from,
			Diagonals: n.us.Diagonals & from, Orthogonals: n.us.Orthogonals & from}
		n.Targets = all & o.Part.Pawns
	}
	pawns := rules.FindPawnTargets[Black](n.us.Pawns, n.occ, enemy, &n.Constraints)
	if !listing {
		out.Count = countPawnMoves(pawns)
	}

	// The king goes to squares that are not attacked, with the king lifted from the board, so that it does not step
	// back along the ray of a slider that checks it. Of the sliders only those are looked up that are in reach of a
	// square that the king may go to.
	goals, rooks, passed := attacks.King(n.King)&^own, r.Castling&own, attacks.Empty
	if partial {
		goals &= o.Part.King
	}
	if n.Checkers != 0 {
		rooks = 0
	} else if rooks != 0 {
		rooks, passed = rules.FreeCastlings(rooks, n.King, n.occ)
	}
	if goals|rooks != 0 {
		attacked := attacks.King(n.them.King.First()) | n.them.Knights.KnightAttacks() | n.them.Pawns.PawnAttacks(us^1)
		castles := 0 // an index, because no processor could predict a branch
		if passed != 0 {
			castles = 1
		}
		near := &reaches[n.King&63][castles]
		occ, orthogonals := n.occ&^n.us.King, n.them.Orthogonals
		for b := orthogonals & near.lines; b != 0; b = b.WithoutLowest() {
			if constbool.Is[Dynamic]() {
				attacked |= s.Rook(b.First(), occ)
			} else {
				attacked |= attacks.Rook(b.First(), occ)
			}
		}
		for b := n.them.Diagonals & near.diagonals; b != 0; b = b.WithoutLowest() {
			if constbool.Is[Dynamic]() {
				attacked |= s.Bishop(b.First(), occ)
			} else {
				attacked |= attacks.Bishop(b.First(), occ)
			}
		}
		// Where the king passes no attacked square, only a slider behind the rook can keep it from castling.
		if rooks != 0 && attacked&passed|orthogonals&rules.BackRank(us) != 0 {
			rooks = rules.LegalCastlings[Dynamic](s, rooks, n.King, n.occ, attacked, orthogonals)
		}
		goals &^= attacked
		if listing {
			out.Moves = appendMoves(out.Moves, newMove[M](rules.KingMove, n.King, 0), byTarget, goals)
			out.Moves = appendMoves(out.Moves, newMove[M](rules.Castling, n.King, 0), byTarget, rooks)
		} else {
			out.Count += (goals | rooks).Count() // no square is both
		}
	}
	// A pinned knight never moves; a pinned slider moves on its pin mask, if it can move that way at all. Mostly
	// nothing is pinned. That this is a branch lets the processor look up attacks before it knows.
	//
	// Each branch of a look-up also does the rest: one variable that either of them sets would cost an
	// instruction and more for each slider.
	if partial {
		n.Targets = all & o.Part.Pieces
	}
	occ, targets := n.occ, n.Targets
	knights, diagonals, orthogonals := n.us.Knights, n.us.Diagonals, n.us.Orthogonals
	if n.Pins != 0 {
		out = addPinned[Listing, Dynamic](&n, s, out.done(listing))
		knights, diagonals, orthogonals = knights&^n.Pins, diagonals&^n.Pins, orthogonals&^n.Pins
	}
	for b := knights; b != 0; b = b.WithoutLowest() {
		out = out.add(listing, newMove[M](rules.KnightMove, b.First(), 0), byTarget, attacks.Knight(b.First())&targets)
	}
	for b := diagonals &^ orthogonals; b != 0; b = b.WithoutLowest() {
		if constbool.Is[Dynamic]() {
			out = out.add(listing, newMove[M](rules.BishopMove, b.First(), 0), byTarget, s.Bishop(b.First(), occ)&targets)
		} else {
			out = out.add(listing, newMove[M](rules.BishopMove, b.First(), 0), byTarget, attacks.Bishop(b.First(), occ)&targets)
		}
	}
	for b := orthogonals &^ diagonals; b != 0; b = b.WithoutLowest() {
		if constbool.Is[Dynamic]() {
			out = out.add(listing, newMove[M](rules.RookMove, b.First(), 0), byTarget, s.Rook(b.First(), occ)&targets)
		} else {
			out = out.add(listing, newMove[M](rules.RookMove, b.First(), 0), byTarget, attacks.Rook(b.First(), occ)&targets)
		}
	}
	for b := diagonals & orthogonals; b != 0; b = b.WithoutLowest() {
		if constbool.Is[Dynamic]() {
			out = out.add(listing, newMove[M](rules.QueenMove, b.First(), 0), byTarget, s.Queen(b.First(), occ)&targets)
		} else {
			out = out.add(listing, newMove[M](rules.QueenMove, b.First(), 0), byTarget, attacks.Queen(b.First(), occ)&targets)
		}
	}

	if listing {
		out.Moves = appendPawnMoves[Black](out.Moves, pawns)
	}
	if r.EnPassant != attacks.NoSquare {
		captors := enPassantCaptors[Dynamic](&n, s, us, r.EnPassant)
		out = out.add(listing, newMove[M](rules.EnPassantCapture, 0, r.EnPassant), byOrigin, captors)
	}
	return out.done(listing)
}
