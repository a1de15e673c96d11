package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// separable reports whether p can be counted from parts, judged by its pieces and its rights to
// castle alone.
func separable(p *board.Position) bool {
	return handles(p) && fewMoves(p, attacks.White) && fewMoves(p, attacks.Black) && castlesFromHome(p)
}

// fewMoves reports whether a side can never have more than 255 moves, so that their number fits a
// byte. A pawn that is promoted by capturing to either side or by a step has twelve.
func fewMoves(p *board.Position, c attacks.Color) bool {
	diagonals, orthogonals := p.Diagonals(c).Count(), p.Orthogonals(c).Count()
	return 13*diagonals+14*orthogonals+8*p.Pieces(c, board.Knight).Count()+12*p.Pieces(c, board.Pawn).Count()+8+2 <= 255
}

// castlesFromHome reports whether kings and rooks that may castle stand where they do in standard
// chess. Elsewhere the king may reach the square to which castling takes it by a step too.
func castlesFromHome(p *board.Position) bool {
	rooks := p.CastlingRooks()
	if rooks&^(attacks.FileA|attacks.FileH) != 0 {
		return false
	}
	for _, c := range []attacks.Color{attacks.White, attacks.Black} {
		if back := attacks.Rank1 << (56 * c); rooks&back != 0 && p.Pieces(c, board.King)&attacks.FileE == 0 {
			return false
		}
	}
	return true
}

// list lists the first moves of p, and the replies to a passed turn. It reports whether there are
// some of both and the mover is not in check, so that it can pass.
func (t *triple) list(p *board.Position) bool {
	now, passed, turn := &t.now, &t.passed, p.SideToMove()
	now.listed, passed.listed = ^uint64(0), ^uint64(0)
	now.list(p, turn, p.OccupiedBy(turn.Other()))
	if now.checkers != 0 || now.moves < 2 || now.moves > maxFirst {
		return false
	}
	passed.list(p, turn.Other(), 0)
	if passed.moves < 2 || passed.moves+passed.specialMoves() > maxReplies {
		return false
	}
	passed.listSpecial()
	t.replies.special = [words]uint64{}
	for i := passed.special; i < passed.moves; i++ {
		t.replies.special[(i-1)/64] |= 1 << ((i - 1) % 64)
	}
	t.replies.promotes = passed.mover.pawns & uint64(attacks.Rank7)
	if t.replies.promotes != 0 {
		clear(passed.become[:min(passed.special, passed.moves)])
	}
	return true
}

// specialMoves returns how many promotions and castlings the mover may have.
func (n *node) specialMoves() (number uint64) {
	for _, targets := range &n.promotions {
		number += uint64(len(promotions) * bits.OnesCount64(targets))
	}
	return number + 2
}
