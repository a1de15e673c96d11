package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

// special counts the leaves below first moves that are not counted from parts.
type special struct {
	counter *Counter
	pos     *board.Position
	turn    uint64 // what to turn over in squares that the mover sees
	leaves  uint64
}

// countSpecial counts the leaves below the first moves that are not counted from parts: of the
// king, promotions, captures en passant, and double steps that can be captured en passant.
func (c *TripleCounter) countSpecial(p *board.Position) uint64 {
	n := &c.triple.now
	s := &special{counter: &c.children, pos: p, turn: 56 * uint64(p.SideToMove())}
	s.count(rules.KingMove, func(uint64) uint64 { return n.moverKing }, n.kingTargets)
	s.countCastlings(n, c.ways)
	for kind := rules.PromoteKnight; kind <= rules.PromoteQueen; kind++ {
		s.count(kind, back(7), n.promotions.west)
		s.count(kind, back(8), n.promotions.single)
		s.count(kind, back(9), n.promotions.east)
	}
	s.count(rules.DoublePush, back(16), n.doubles)
	s.countEnPassant(n)
	return s.leaves
}

// back returns the origin of a step by its target.
func back(step uint64) func(to uint64) uint64 {
	return func(to uint64) uint64 { return to - step }
}

// count counts below moves of one kind, given by their targets.
func (s *special) count(kind rules.Kind, origin func(to uint64) uint64, targets uint64) {
	for ; targets != 0; targets &= targets - 1 {
		to := uint64(bits.TrailingZeros64(targets))
		s.countOne(kind, origin(to), to)
	}
}

func (s *special) countOne(kind rules.Kind, from, to uint64) {
	child := *s.pos
	child.Play(board.Move(rules.Move(kind, attacks.Square(from^s.turn), attacks.Square(to^s.turn))))
	s.leaves += s.counter.Count(&child)
}

// countCastlings counts below castlings, which go to the square of the rook.
func (s *special) countCastlings(n *node, ways *[2]castling) {
	for which := n.legalCastlings(ways); which != 0; which &= which - 1 {
		rook := ways[bits.TrailingZeros(which)&1].rook
		s.countOne(rules.Castling, n.moverKing, uint64(bits.TrailingZeros64(rook)))
	}
}

// countEnPassant counts below captures en passant.
func (s *special) countEnPassant(n *node) {
	passed := s.pos.EnPassant()
	if passed == attacks.NoSquare {
		return
	}
	to := uint64(passed) ^ s.turn
	for takers := n.takers(1 << to); takers != 0; takers &= takers - 1 {
		s.countOne(rules.EnPassantCapture, uint64(bits.TrailingZeros64(takers)), to)
	}
}
