package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// noSIMD is the environment variable that, set to anything, makes [Available] say no.
const noSIMD = "BITRAY_NOSIMD"

// Available reports whether this machine has what the kernel needs: AVX-512 F, BW, CD, DQ, VL,
// VBMI2 and VPOPCNTDQ, GFNI, AVX2, BMI1 and POPCNT. It says no if the program was built with the tag purego,
// if GODEBUG switches one of them off (cpu.avx512f=off), or if the environment holds
// BITRAY_NOSIMD when the program starts.
func Available() bool { return available }

// Handles reports whether the kernel counts the replies at p: whether neither side has more than
// sixteen men. No move adds a man, so it then handles every position that follows.
func Handles(p *board.Position) bool {
	return p.Side(attacks.White).All().Count() <= maxMen && p.Side(attacks.Black).All().Count() <= maxMen
}

// Counter counts replies. It holds the memory that this takes, some 7 kB, so that nothing is
// allocated; the zero Counter is ready. It must not be used by two goroutines at the same time.
type Counter struct {
	node node
	// The castlings of both sides.
	mover, replier castlings
}

// Count returns the number of leaves two plies below p: of the legal replies to all legal moves.
// Where there is no kernel, and where it does not handle p, the replies are counted by making
// the moves.
func (c *Counter) Count(p *board.Position) uint64 {
	if !available || !Handles(p) {
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

// turned returns b as the side sees it whose turn it is: with the ranks in reverse order if Black
// moves.
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
