package movegen

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// addPinned adds the moves of pinned sliders: what they attack on their line with the king. A slider that does not move
// along that line attacks nothing on it.
func addPinned[Listing, Dynamic constbool.Flag, M ~uint16](n *node, s attacks.Sliders, out Output[M]) Output[M] {
	listing := constbool.Is[Listing]()
	for b := n.us.Diagonals & n.Pins; b != 0; b = b.WithoutLowest() {
		along := rules.SlidingBishop[Dynamic](s, b.First(), n.occ) & attacks.Line(n.King, b.First())
		out = out.add(listing, newMove[M](sliderKind(n.us, listing, b, rules.BishopMove), b.First(), 0), byTarget, along&n.Targets)
	}
	for b := n.us.Orthogonals & n.Pins; b != 0; b = b.WithoutLowest() {
		along := rules.SlidingRook[Dynamic](s, b.First(), n.occ) & attacks.Line(n.King, b.First())
		out = out.add(listing, newMove[M](sliderKind(n.us, listing, b, rules.RookMove), b.First(), 0), byTarget, along&n.Targets)
	}
	return out.done(listing)
}

// sliderKind returns the kind of the moves of the first of the given sliders: the queen's if it is in
// both sets. For a count any kind will do.
func sliderKind(s *attacks.Pieces, listing bool, sliders attacks.Bitboard, otherwise rules.Kind) rules.Kind {
	if listing && s.Diagonals&s.Orthogonals&sliders.Lowest() != 0 {
		return rules.QueenMove
	}
	return otherwise
}
