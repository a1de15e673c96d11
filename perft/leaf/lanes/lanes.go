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
	mover, replier := p.Side(turn), p.Side(turn.Other())
	rooks := turned(p.CastlingRooks(), turn)
	c.rights.update(rooks, turned(mover.King, turn), turned(replier.King, turn))
	n.castlings = c.rights.possible(turned(replier.All(), turn))
	n.kingGoals, n.rookGoals = c.rights.kingGoals, c.rights.rookGoals
	n.passed = n.passedSquare(p, mover)
	n.allLines = n.passed
	if n.kingGoals != 0 && c.rights.replier&(rank1|rank2) != 0 {
		n.allLines = 1 // castling changes four squares of the first rank
	}

	listMoves(n, mover, replier, uint64(turn))
	castlings := uint(0)
	if n.kingGoals != 0 {
		castlings = c.rights.legal(n)
	}
	special := n.promotions.west|n.promotions.single|n.promotions.east|n.passed|uint64(castlings) != 0
	if special {
		n.listSpecial(&c.rights, castlings)
	}
	replies := countReplies(n)
	if special {
		n.unlistSpecial()
	}
	if n.doubles != 0 {
		replies += n.enPassantReplies()
	}
	return replies
}

// passedSquare returns the square that the mover could capture on en passant, if a pawn of his
// stands next to the one that has passed it.
func (n *node) passedSquare(p *board.Position, mover *board.Side) uint64 {
	sq := p.EnPassant()
	if sq == attacks.NoSquare || attacks.Pawn(p.SideToMove().Other(), sq)&mover.Pawns == 0 {
		return 0
	}
	return turned(sq.Bitboard(), p.SideToMove())
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
