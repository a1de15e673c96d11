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

// useAVX512 says which of two sets of kernels is used. Tests change it.
var useAVX512 = kernels[0] == simd.AVX512

// Available reports whether there are kernels that this process can count with, see [Kernels].
func Available() bool { return kernels[0] != simd.Generic }

// handles reports whether the kernel supports p: neither side has more than sixteen pieces. No
// move adds a piece, so the kernel then supports every position below p too.
func handles(p *board.Position) bool {
	return p.OccupiedBy(attacks.White).Count() <= maxPieces && p.OccupiedBy(attacks.Black).Count() <= maxPieces
}

// Counter counts replies. It holds the memory that this takes, 2 KiB, so that nothing is
// allocated. The zero Counter is ready to use. Two goroutines must not use it at the same time.
type Counter struct{ node node }

// Count returns the number of leaves two plies below p: the number of legal replies to all legal
// moves. Without a kernel, or if a side has more than sixteen pieces, it counts by making the
// moves.
func (c *Counter) Count(p *board.Position) uint64 {
	if !Available() || !handles(p) {
		return countByMaking(p)
	}
	c.list(p)
	replies := countReplies(&c.node)
	if c.node.doubles != 0 {
		replies += c.node.enPassantReplies()
	}
	return replies
}

// list makes c.node the node of p, with all the mover's moves that have to be counted.
func (c *Counter) list(p *board.Position) {
	n, turn := &c.node, p.SideToMove()
	n.enPassant, n.allLines = enPassantTarget(p), 0
	if n.enPassant != 0 {
		n.allLines = 1 // capturer and captured both leave their squares
	}
	n.list(p, turn, p.OccupiedBy(turn.Other()))
	n.listSpecial()
}

// list makes n the node of p where a side is to move, with the moves that move one piece. Those of the
// replier's pieces that stay where they are while the mover moves are own.
func (n *node) list(p *board.Position, turn attacks.Color, own attacks.Bitboard) {
	n.mover.see(p, turn, turn)
	n.replier.see(p, turn.Other(), turn)
	n.setCastlings(turned(p.CastlingRooks(), turn), turned(own, turn))
	listMoves(n)
}

// see makes s the pieces of color c as the side to move sees them. It sets them one by one: what is built on the
// stack would be copied by more than was written at a time, for which a processor waits.
func (s *pieces) see(p *board.Position, c, turn attacks.Color) {
	s.pawns, s.knights = turned(p.Pieces(c, board.Pawn), turn), turned(p.Pieces(c, board.Knight), turn)
	s.diagonals, s.orthogonals = turned(p.Diagonals(c), turn), turned(p.Orthogonals(c), turn)
	s.king = turned(p.Pieces(c, board.King), turn)
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
		child := p.After(m)
		replies += uint64(child.CountLegalMoves())
	}
	return replies
}
