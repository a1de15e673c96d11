package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/constbool"
)

// Counter counts the leaves two plies below a position. It holds the memory that it works in, so
// every goroutine needs its own; the zero value is ready to be used.
type Counter struct {
	white pair[constbool.No, constbool.Yes]
	black pair[constbool.Yes, constbool.No]
}

// Count returns the number of sequences of two legal moves from p: perft of depth 2.
func (c *Counter) Count(p *board.Position) uint64 {
	switch {
	case !standardReplies(p):
		return c.made(p)
	case p.SideToMove() == attacks.White:
		return uint64(c.white.count(p))
	default:
		return uint64(c.black.count(p))
	}
}

// standardReplies reports whether the castlings that the opponent of the side to move may have
// are those of standard chess, which are all that the fast path knows.
func standardReplies(p *board.Position) bool {
	replier := p.SideToMove().Other()
	rooks := p.CastlingRooks() & p.Orthogonals(replier)
	return rooks == 0 || rooks&^(attacks.FileA|attacks.FileH) == 0 && p.Pieces(replier, board.King)&attacks.FileE != 0
}

// made is Count for positions that the fast path does not know: every move is made, and the
// replies to it are counted by the generator.
func (c *Counter) made(p *board.Position) (total uint64) {
	c.white.list = p.AppendLegalMoves(c.white.list[:0])
	var child board.Position
	for _, m := range c.white.list {
		child = *p
		child.Play(m)
		total += uint64(child.CountLegalMoves())
	}
	return total
}
