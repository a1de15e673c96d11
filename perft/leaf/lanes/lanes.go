package lanes

import "github.com/bitray/bitray/perft/board"

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
type Counter struct{ node node }

// Count returns the number of leaves two plies below p: of the legal replies to all legal moves.
// Where there is no kernel, and where it does not handle p, the replies are counted by making
// the moves.
func (c *Counter) Count(p *board.Position) uint64 {
	if !available || !Handles(p) {
		return countByMaking(p)
	}
	enPassant := c.node.fill(p)
	if c.node.moves == 0 {
		return 0
	}
	return countReplies(&c.node) + enPassant
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
