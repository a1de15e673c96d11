package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/magic"
	"github.com/bitray/bitray/perft/board"
)

const (
	rank1 = uint64(attacks.Rank1)
	rank8 = uint64(attacks.Rank8)
)

// promotions are what becomes of pawns that are promoted.
var promotions = [...]uint8{
	leavesPawns | joinsKnights, leavesPawns | joinsDiagonals,
	leavesPawns | joinsOrthogonals, leavesPawns | joinsDiagonals | joinsOrthogonals,
}

// listSpecial lists the moves that do more than move one piece from one square to another:
// promotions, captures en passant and castlings.
func (n *node) listSpecial() {
	castlings := n.legalCastlings()
	if n.promotions[0]|n.promotions[1]|n.promotions[2]|n.enPassant|castlings == 0 {
		return
	}
	n.special = n.moves
	clear(n.become[n.moves&^(width-1) : n.moves])
	n.listPromotions()
	for b := n.takers(n.enPassant); b != 0; b &= b - 1 {
		n.listOne(bits.TrailingZeros64(b), bits.TrailingZeros64(n.enPassant), capturesEnPassant)
	}
	n.listCastlings(castlings)
	for i := n.moves; i < n.moves+width; i++ {
		n.from[i], n.to[i], n.become[i] = noSquare, noSquare, 0
	}
}

// listOne lists a special move.
func (n *node) listOne(from, to int, become uint8) {
	n.from[n.moves], n.to[n.moves], n.become[n.moves] = uint8(from), uint8(to), become
	n.moves++
}

// listPromotions lists the promotions.
func (n *node) listPromotions() {
	for i, targets := range &n.promotions {
		for step := 7 + i; targets != 0; targets &= targets - 1 {
			to, bit := bits.TrailingZeros64(targets), targets&-targets
			if (bit|bit>>step)&(n.sensitive|n.listed) == 0 {
				n.untouched += uint64(len(promotions))
				continue
			}
			for _, become := range promotions {
				n.listOne(to-step, to, become)
			}
		}
	}
}

// enPassantTarget returns the square that a pawn of the side to move attacks and that can be captured on en passant, as
// that side sees it, or none.
func enPassantTarget(p *board.Position) uint64 {
	turn, sq := p.SideToMove(), p.EnPassant()
	if sq == attacks.NoSquare || attacks.Pawn(turn.Other(), sq)&p.Pieces(turn, board.Pawn) == 0 {
		return 0
	}
	return turned(sq.Bitboard(), turn)
}

// takers returns the mover's pawns that may capture en passant on a square. Capturer and captured
// leave the board together, so each capture is tested by looking from the king along all lines
// with both gone and the capturer in place. Only the captured pawn, or a slider that it uncovered,
// can have given check.
func (n *node) takers(target uint64) (takers uint64) {
	king, victim := int(n.moverKing), target>>8
	for b := (west(victim) | east(victim)) & n.mover.pawns; b != 0; b &= b - 1 {
		occ := n.occ&^(b&-b|victim) | target
		if magic.Rook(king, occ)&n.replier.orthogonals == 0 &&
			magic.Bishop(king, occ)&n.replier.diagonals == 0 {
			takers |= b & -b
		}
	}
	return takers
}

// enPassantReplies counts the captures en passant of pawns that have just made a double step. The
// capture must not leave the king to a slider, with capturer and captured gone.
func (n *node) enPassantReplies() (replies uint64) {
	king := bits.TrailingZeros64(n.replier.king)
	for double := n.doubles; double != 0; double &= double - 1 {
		pawn := double & -double
		for b := (east(pawn) | west(pawn)) & n.replier.pawns; b != 0; b &= b - 1 {
			occ := n.occ&^(pawn>>16|b&-b) | pawn>>8
			if magic.Rook(king, occ)&n.mover.orthogonals == 0 && magic.Bishop(king, occ)&n.mover.diagonals == 0 {
				replies++
			}
		}
	}
	return replies
}

func west(b uint64) uint64 { return uint64(attacks.Bitboard(b).West()) }
func east(b uint64) uint64 { return uint64(attacks.Bitboard(b).East()) }
