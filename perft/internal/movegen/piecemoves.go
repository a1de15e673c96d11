package movegen

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// addPieces adds the moves of knights and sliders. A pinned knight never moves; a pinned slider
// moves on its pin mask, if it can move that way at all.
//
// Mostly nothing is pinned. That this is a branch lets the processor look up attacks before it knows.
//
// Each branch of a look-up also does the rest: one variable that either of them sets would cost an
// instruction and more for each slider.
func addPieces[Listing, Dynamic constbool.Flag, M ~uint16](n *node, s attacks.Sliders, out Output[M]) Output[M] {
	listing := constbool.Is[Listing]()
	occ, targets := n.occ, n.Targets
	knights, diagonals, orthogonals := n.us.Knights, n.us.Diagonals, n.us.Orthogonals
	if pinned := n.PinLines | n.PinDiagonals; pinned != 0 {
		out = addPinned[Listing, Dynamic](n, s, out.done(listing))
		knights, diagonals, orthogonals = knights&^pinned, diagonals&^pinned, orthogonals&^pinned
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
	return out.done(listing)
}

// addPinned adds the moves of pinned sliders.
func addPinned[Listing, Dynamic constbool.Flag, M ~uint16](n *node, s attacks.Sliders, out Output[M]) Output[M] {
	listing := constbool.Is[Listing]()
	for b := n.us.Diagonals & n.PinDiagonals; b != 0; b = b.WithoutLowest() {
		seen := rules.SlidingBishop[Dynamic](s, b.First(), n.occ)
		out = out.add(listing, newMove[M](sliderKind(n.us, listing, b, rules.BishopMove), b.First(), 0), byTarget, seen&n.Targets&n.PinDiagonals)
	}
	for b := n.us.Orthogonals & n.PinLines; b != 0; b = b.WithoutLowest() {
		seen := rules.SlidingRook[Dynamic](s, b.First(), n.occ)
		out = out.add(listing, newMove[M](sliderKind(n.us, listing, b, rules.RookMove), b.First(), 0), byTarget, seen&n.Targets&n.PinLines)
	}
	return out.done(listing)
}

// sliderKind returns the kind of the moves of the first of the given sliders: the queen's if it is in
// both sets. Who only counts is not told.
func sliderKind(s *attacks.Pieces, listing bool, sliders attacks.Bitboard, otherwise rules.Kind) rules.Kind {
	if listing && s.Diagonals&s.Orthogonals&sliders.Lowest() != 0 {
		return rules.QueenMove
	}
	return otherwise
}
