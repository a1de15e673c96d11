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
	rank2 = uint64(attacks.Rank2)
	rank8 = uint64(attacks.Rank8)
)

// listSpecial lists the moves that do more than move one man from one square to another:
// promotions, captures en passant and castlings.
func (n *node) listSpecial(c *castlingRights) {
	n.special = n.moves
	n.mendBase = n.moves / width * mendingSize
	n.clearMendings()
	n.listPromotions(7, n.promotions.west)
	n.listPromotions(8, n.promotions.single)
	n.listPromotions(9, n.promotions.east)
	if n.passed != 0 {
		n.listEnPassant()
	}
	if c.ours[0].rook != 0 && n.checkers == 0 {
		n.listCastlings(c)
	}
	for i := n.moves; i < n.moves+width; i++ {
		n.from[i], n.to[i] = noSquare, noSquare
	}
}

// clearMendings clears the mendings of as many batches as special moves can fill.
func (n *node) clearMendings() {
	most := 2 + 2 // castlings and captures en passant
	for _, targets := range [3]uint64{n.promotions.west, n.promotions.single, n.promotions.east} {
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

// listEnPassant lists the captures en passant. Capturer and captured leave
// the board together, so each capture is tested by looking from the king along all lines with
// both gone and the capturer in place.
func (n *node) listEnPassant() {
	king, bit := int(n.moverKing), n.passed
	victim := bit >> 8
	for b := (west(victim) | east(victim)) & n.mover.pawns; b != 0; b &= b - 1 {
		occ := n.occ&^(b&-b|victim) | bit
		if n.checkers&(n.replier.knights|n.replier.pawns)&^victim == 0 &&
			magic.Rook(king, occ)&n.replier.orthogonals == 0 &&
			magic.Bishop(king, occ)&n.replier.diagonals == 0 {
			m, lane := n.list(bits.TrailingZeros64(b), bits.TrailingZeros64(bit))
			m.replier[lane] = victim
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
