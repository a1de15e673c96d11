package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/magic"
)

const (
	rank1 = uint64(attacks.Rank1)
	rank2 = uint64(attacks.Rank2)
	rank8 = uint64(attacks.Rank8)
)

// listSpecial lists the moves that do more than move one man from one square to another:
// promotions, captures en passant on the square passed, and castlings with rooks that have the
// right to.
func (n *node) listSpecial(passed int, c *castlingRights) {
	n.special = n.moves
	n.mendBase = n.moves / width * 5 * 8 * width
	n.clearMendings(passed)
	for i, targets := range n.promotions {
		n.listPromotions(7+i, targets)
	}
	if passed != noSquare {
		n.listEnPassant(passed)
	}
	if c.mover[0].rook != 0 && n.checkers == 0 {
		n.listCastlings(c)
	}
	for i := n.moves; i < n.moves+width; i++ {
		n.from[i], n.to[i] = noSquare, noSquare
	}
	if n.special == n.moves {
		n.special = noSpecial
	}
}

// noSpecial in the place of the index of the first special move says that there is none.
const noSpecial = maxMoves + width

// clearMendings clears the mendings of as many batches as special moves can fill.
func (n *node) clearMendings(passed int) {
	most := 2 // castlings
	if passed != noSquare {
		most += 2
	}
	for _, targets := range n.promotions {
		most += 4 * bits.OnesCount64(targets)
	}
	last := (int(n.special%width) + most) / width
	clear(n.mend[:last+1])
}

// list lists a special move and returns where its lane is mended.
func (n *node) list(from, to int) (m *mending, lane uint64) {
	m, lane = &n.mend[n.moves/width-n.special/width], n.moves%width
	n.from[n.moves], n.to[n.moves] = uint8(from), uint8(to)
	n.moves++
	return m, lane
}

// listPromotions lists the promotions of pawns that take one step. A lane that has moved the
// pawn to its square makes another man of it there.
func (n *node) listPromotions(step int, targets uint64) {
	from := targets >> step
	n.reach |= targets
	n.knightReach |= targets
	n.diagonalReach |= targets | from
	n.orthogonalReach |= targets | from
	for ; targets != 0; targets &= targets - 1 {
		to, bit := bits.TrailingZeros64(targets), targets&-targets
		for piece := range 4 {
			m, lane := n.list(to-step, to)
			m.pawns[lane] = bit
			switch piece {
			case 0:
				m.knights[lane] = bit
			case 1:
				m.diagonals[lane] = bit
			case 2:
				m.orthogonals[lane] = bit
			case 3:
				m.diagonals[lane], m.orthogonals[lane] = bit, bit
			}
		}
	}
}

// listEnPassant lists the captures en passant on the square passed. Capturer and captured leave
// the board together, so each capture is tested by looking from the king along all lines with
// both gone and the capturer in place.
func (n *node) listEnPassant(passed int) {
	king, bit := int(n.moverKing), uint64(1)<<passed
	victim := bit >> 8
	for b := (west(victim) | east(victim)) & n.mover.pawns; b != 0; b &= b - 1 {
		occ := n.occ&^(b&-b|victim) | bit
		if n.checkers&(n.replier.knights|n.replier.pawns)&^victim == 0 &&
			magic.Rook(king, occ)&n.replier.orthogonals == 0 &&
			magic.Bishop(king, occ)&n.replier.diagonals == 0 {
			m, lane := n.list(bits.TrailingZeros64(b), passed)
			m.replier[lane] = victim
			n.reach |= victim
			n.pawnReach |= bit
			n.allLines = 1
		}
	}
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
