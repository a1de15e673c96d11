package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// noSIMD is the environment variable that, set to anything, makes [Available] say no.
const noSIMD = "BITRAY_NOSIMD"

// Available reports whether this machine has what the kernel needs: AVX-512 F, BW, CD, DQ, VL,
// VBMI, VBMI2 and VPOPCNTDQ, and GFNI. It says no if the program was built with the tag purego,
// if GODEBUG switches one of them off (cpu.avx512f=off), or if the environment holds
// BITRAY_NOSIMD when the program starts.
func Available() bool { return available }

// Handles reports whether the kernel counts the replies at p: whether neither side has more than
// sixteen men. No move adds a man, so it then handles every position that follows.
func Handles(p *board.Position) bool {
	sides := p.Sides()
	return sides[0].All().Count() <= maxMen && sides[1].All().Count() <= maxMen
}

// Counter counts replies. It holds the memory that a node takes, some 7 kB, so that nothing is
// allocated; the zero Counter is ready. It must not be used by two threads at once.
type Counter struct {
	node   node
	rights castlingRights
}

// Count returns the number of leaves two plies below p: of the legal replies to all legal moves.
// Where there is no kernel, and where it does not handle p, the replies are counted by making
// the moves.
func (c *Counter) Count(p *board.Position) uint64 {
	if !available || !Handles(p) {
		return countByMaking(p)
	}
	n, turn := &c.node, p.SideToMove()
	rooks, passed := uint64(p.CastlingRooks()), noSquare
	if turn == attacks.Black {
		rooks = bits.ReverseBytes64(rooks)
	}
	listMoves(n, p.Side(turn), p.Side(turn.Other()), uint64(turn), rooks&rank1)
	if sq := p.EnPassant(); sq != attacks.NoSquare {
		passed = int(sq) ^ 56*int(turn)
	}
	c.rights.update(rooks, n.mover.king, n.replier.king)
	n.castlings = c.rights.possible(n.replierAll)
	if n.promotions[0]|n.promotions[1]|n.promotions[2]|rooks&rank1 != 0 || passed != noSquare {
		n.listSpecial(passed, &c.rights)
	}
	if n.moves == 0 {
		return 0
	}
	replies := countReplies(n)
	if n.doubles != 0 {
		replies += n.enPassantReplies()
	}
	return replies
}

// countByMaking returns what [Counter.Count] does, by making every move.
func countByMaking(p *board.Position) (replies uint64) {
	var room [256]board.Move
	for _, m := range p.AppendLegalMoves(room[:0]) {
		child := p.Make(m)
		replies += uint64(child.CountLegalMoves())
	}
	return replies
}
