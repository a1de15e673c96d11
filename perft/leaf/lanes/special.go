package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/magic"
)

// mendLane returns where the next move's lane is mended.
func (g *generator) mendLane() (m *mending, lane uint64) {
	return &g.mend[g.moves/width-g.plain/width], g.moves % width
}

// addPromotions lists the promotions of pawns that take one step. A lane that has moved the
// pawn to its square makes another man of it there.
func (g *generator) addPromotions(step int, targets uint64) {
	for ; targets != 0; targets &= targets - 1 {
		to := bits.TrailingZeros64(targets)
		bit := targets & -targets
		for piece := range 4 {
			m, lane := g.mendLane()
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
			g.list(to-step, to)
		}
	}
}

// addEnPassant lists the captures en passant on the square passed.
func (g *generator) addEnPassant(passed int) {
	bit := uint64(1) << passed
	victim := bit >> 8
	for b := (west(victim) | east(victim)) & g.mover.pawns; b != 0; b &= b - 1 {
		occ := g.occ&^(b&-b|victim) | bit
		if g.checkers&(g.replier.knights|g.replier.pawns)&^victim == 0 &&
			magic.Rook(g.king, occ)&g.replier.orthogonals == 0 &&
			magic.Bishop(g.king, occ)&g.replier.diagonals == 0 {
			m, lane := g.mendLane()
			m.replier[lane] = victim
			g.list(bits.TrailingZeros64(b), passed)
			g.reach |= victim
			g.pawns |= bit
			g.allLines = 1
		}
	}
}

// addCastling lists the castlings with the given rooks.
func (g *generator) addCastlings(rooks uint64) {
	for ; rooks != 0; rooks &= rooks - 1 {
		rook := rooks & -rooks
		kingGoal, rookGoal := castlingGoal(g.mover.king, rook)
		others := g.occ &^ (g.mover.king | rook)
		kingWay, rookWay := span(g.mover.king, kingGoal), span(rook, rookGoal)
		if (kingWay|rookWay)&others != 0 || kingWay&g.danger != 0 {
			continue
		}
		if magic.Rook(bits.TrailingZeros64(kingGoal), others|rookGoal)&g.replier.orthogonals&rank1 != 0 {
			continue
		}
		m, lane := g.mendLane()
		m.orthogonals[lane] = rook ^ rookGoal
		g.list(g.king, bits.TrailingZeros64(kingGoal))
		g.orthogonalReach |= rookGoal
		if g.replier.king&(rank1|rank1<<8) != 0 {
			g.allLines = 1
		}
	}
}

// castlingGoal returns where castling takes king and rook.
func castlingGoal(king, rook uint64) (kingGoal, rookGoal uint64) {
	rank := rank1
	if king > rank1 {
		rank = rank8
	}
	if rook > king {
		return uint64(attacks.FileG) & rank, uint64(attacks.FileF) & rank
	}
	return uint64(attacks.FileC) & rank, uint64(attacks.FileD) & rank
}

// span returns the squares from a to b, both included, which must share a rank.
func span(a, b uint64) uint64 {
	lo, hi := min(a, b), max(a, b)
	return hi | (hi - lo)
}
