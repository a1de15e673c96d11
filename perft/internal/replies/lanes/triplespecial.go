package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

// countSpecial counts the leaves below the first moves that are not counted from parts: of the
// king, promotions, captures en passant, and double steps that can be captured en passant.
func (c *TripleCounter) countSpecial(p *board.Position) (leaves uint64) {
	n, turn := &c.triple.now, 56*int(p.SideToMove())
	count := func(kind rules.Kind, from, to int) {
		m := rules.Move(kind, attacks.Square(from^turn), attacks.Square(to^turn))
		leaves += c.countChild(p, board.Move(m))
	}
	king := int(n.moverKing)
	for b := n.kingTargets; b != 0; b &= b - 1 {
		count(rules.KingMove, king, bits.TrailingZeros64(b))
	}
	for b := n.legalCastlings(); b != 0; b &= b - 1 { // which go to the square of the rook
		count(rules.Castling, king, bits.TrailingZeros64(b))
	}
	for i, targets := range &n.promotions {
		for ; targets != 0; targets &= targets - 1 {
			to := bits.TrailingZeros64(targets)
			for kind := rules.PromoteKnight; kind <= rules.PromoteQueen; kind++ {
				count(kind, to-7-i, to)
			}
		}
	}
	for b := n.doubles; b != 0; b &= b - 1 {
		to := bits.TrailingZeros64(b)
		count(rules.DoublePush, to-16, to)
	}
	to := enPassantTarget(p)
	for b := n.takers(to); b != 0; b &= b - 1 {
		count(rules.EnPassantCapture, bits.TrailingZeros64(b), bits.TrailingZeros64(to))
	}
	return leaves
}
