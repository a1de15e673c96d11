package lanes

import (
	"math/bits"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/perft/board"
)

// noSIMD is the environment variable that, set to anything, makes [Available] return false.
const noSIMD = "BITRAY_NOSIMD"

// Kernels returns the sets of instructions that this process can count with: the best first, which it
// does, and [simd.Generic] last, which is counting by making moves. Kernels in AVX2 need AVX, AVX2, BMI1,
// BMI2 (not in microcode, as in Zen and Zen 2) and POPCNT; those in AVX-512 need F, BW, CD, DQ, VL, VBMI2,
// VPOPCNTDQ and BITALG of it too, and GFNI. There are none if the program was built with the tag purego, if
// GODEBUG switches off what they need (cpu.avx2=off), or if the environment holds BITRAY_NOSIMD when the
// program starts.
func Kernels() []simd.Set { return slices.Clone(kernels) }

// Available reports whether there are kernels that this process can count with, see [Kernels].
func Available() bool { return kernels[0] != simd.Generic }

// handles reports whether the kernel supports p: neither side has more than sixteen pieces. No
// move adds a piece, so the kernel then supports every position below p too.
func handles(p *board.Position) bool {
	return p.Side(attacks.White).All().Count() <= maxPieces && p.Side(attacks.Black).All().Count() <= maxPieces
}

// Counter counts replies. It holds the memory that this takes, 7 KiB, so that nothing is
// allocated. The zero Counter is ready to use. Two goroutines must not use it at the same time.
type Counter struct {
	node node
	// The castlings of both sides.
	mover, replier castlings
}

// Count returns the number of leaves two plies below p: the number of legal replies to all legal
// moves. Without a kernel, or if a side has more than sixteen pieces, it counts by making the
// moves.
func (c *Counter) Count(p *board.Position) uint64 {
	if !Available() || !handles(p) {
		return countByMaking(p)
	}
	n := &c.node
	c.list(p)
	replies := countReplies(n)
	if n.special < n.moves {
		n.unlistSpecial()
	}
	if n.doubles != 0 {
		replies += n.enPassantReplies()
	}
	return replies
}

// list makes c.node the node of p, with all the mover's moves that have to be counted.
func (c *Counter) list(p *board.Position) {
	n, turn := &c.node, p.SideToMove()
	mover, replier := p.Side(turn), p.Side(turn.Other())
	rooks := turned(p.CastlingRooks(), turn)
	ways := c.mover.of(turned(mover.King, turn), rooks&rank1)
	theirs := c.replier.of(turned(replier.King, turn), rooks&rank8)
	n.setCastlings(ways, theirs, turned(replier.All(), turn))
	n.passed, n.allLines = 0, 0
	if sq := p.EnPassant(); sq != attacks.NoSquare && attacks.Pawn(turn.Other(), sq)&mover.Pawns != 0 {
		n.passed = turned(sq.Bitboard(), turn)
		n.allLines = 1 // capturer and captured both leave their squares
	}

	listMoves(n, mover, replier, uint64(turn))
	castlings := n.legalCastlings(ways)
	if n.promotions.west|n.promotions.single|n.promotions.east|n.passed|uint64(castlings) != 0 {
		n.listSpecial(ways, castlings)
	}
}

// turned returns b as the side to move sees it: with the ranks in reverse order if Black moves.
func turned(b attacks.Bitboard, turn attacks.Color) uint64 {
	if turn == attacks.White {
		return uint64(b)
	}
	return bits.ReverseBytes64(uint64(b))
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
