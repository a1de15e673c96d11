package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/magic"
)

// mendingSize is the size of a mending in bytes.
const mendingSize = 6 * 8 * width

const (
	rank1 = uint64(attacks.Rank1)
	rank8 = uint64(attacks.Rank8)
)

// listSpecial lists the moves that do more than move one piece from one square to another:
// promotions, captures en passant and castlings.
func (n *node) listSpecial(ways *[2]castling, castlings uint) {
	n.special = n.moves
	n.mendBase = n.moves / width * mendingSize
	n.listPromotions(7, n.promotions.west)
	n.listPromotions(8, n.promotions.single)
	n.listPromotions(9, n.promotions.east)
	n.listEnPassant()
	n.listCastlings(ways, castlings)
	for i := n.moves; i < n.moves+width; i++ {
		n.from[i], n.to[i] = noSquare, noSquare
	}
}

// unlistSpecial clears the mendings again, which are clear whenever there are no special moves.
func (n *node) unlistSpecial() {
	for i := n.special; i < n.moves; i++ {
		m, lane := n.mending(i)
		m.mover[lane], m.replier[lane] = 0, 0
		m.pawns[lane], m.knights[lane], m.diagonals[lane], m.orthogonals[lane] = 0, 0, 0, 0
	}
}

// mending returns where the lane of the move i is mended.
func (n *node) mending(i uint64) (m *mending, lane uint64) {
	return &n.mend[i/width-n.special/width], i % width
}

// listOne lists a special move and returns where its lane is mended.
func (n *node) listOne(from, to int) (m *mending, lane uint64) {
	m, lane = n.mending(n.moves)
	n.from[n.moves], n.to[n.moves] = uint8(from), uint8(to)
	n.moves++
	return m, lane
}

// listPromotions lists the promotions of pawns that take one step. A lane that has moved the
// pawn to its square turns it into another piece there.
func (n *node) listPromotions(step int, targets uint64) {
	for ; targets != 0; targets &= targets - 1 {
		to, bit := bits.TrailingZeros64(targets), targets&-targets
		if (bit|bit>>step)&n.sensitive == 0 {
			n.untouched += 4
			continue
		}
		for piece := range 4 {
			m, lane := n.listOne(to-step, to)
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

// listEnPassant lists the captures en passant, if there are any.
func (n *node) listEnPassant() {
	bit := n.passed
	for b := n.takers(bit); b != 0; b &= b - 1 {
		m, lane := n.listOne(bits.TrailingZeros64(b), bits.TrailingZeros64(bit))
		m.replier[lane] = bit >> 8
	}
}

// takers returns the mover's pawns that may capture en passant on a square. Capturer and captured
// leave the board together, so each capture is tested by looking from the king along all lines
// with both gone and the capturer in place. Only the captured pawn, or a slider that it uncovered,
// can have given check.
func (n *node) takers(passed uint64) (takers uint64) {
	king, victim := int(n.moverKing), passed>>8
	for b := (west(victim) | east(victim)) & n.mover.pawns; b != 0; b &= b - 1 {
		occ := n.occ&^(b&-b|victim) | passed
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
