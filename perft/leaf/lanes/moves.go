package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/magic"
)

// generator finds the mover's legal moves and writes them into a node.
type generator struct {
	*node
	king           int    // square of the mover's king
	checkers       uint64 // men that give him check
	answer         uint64 // where a man other than the king must go to answer the check
	pinLines       uint64 // rays from him up to a slider that pins along a rank or file
	pinDiagonals   uint64 // the same along diagonals
	danger         uint64 // what is attacked when he is lifted from the board
	reach, knights uint64 // where any man, and where knights, can go
	pawns          uint64 // where pawns can go
}

const (
	rank1 = uint64(attacks.Rank1)
	rank3 = uint64(attacks.Rank3)
	rank8 = uint64(attacks.Rank8)
)

func knightsAttack(b uint64) uint64 { return uint64(attacks.Bitboard(b).KnightAttacks()) }
func kingsAttack(b uint64) uint64   { return uint64(attacks.Bitboard(b).KingAttacks()) }
func west(b uint64) uint64          { return uint64(attacks.Bitboard(b).West()) }
func east(b uint64) uint64          { return uint64(attacks.Bitboard(b).East()) }

// lookAtKing fills in checkers and pins.
func (g *generator) lookAtKing() {
	king, them := g.king, &g.replier
	g.checkers = uint64(attacks.Knight(attacks.Square(king)))&them.knights |
		uint64(attacks.Pawn(attacks.White, attacks.Square(king)))&them.pawns
	seenLines, seenDiagonals := magic.Rook(king, g.occ), magic.Bishop(king, g.occ)
	g.checkers |= seenLines&them.orthogonals | seenDiagonals&them.diagonals
	behind := magic.Rook(king, g.occ&^(seenLines&g.moverAll)) &^ seenLines
	for b := behind & them.orthogonals; b != 0; b &= b - 1 {
		g.pinLines |= rayTo(king, b)
	}
	behind = magic.Bishop(king, g.occ&^(seenDiagonals&g.moverAll)) &^ seenDiagonals
	for b := behind & them.diagonals; b != 0; b &= b - 1 {
		g.pinDiagonals |= rayTo(king, b)
	}
	g.answer = ^g.moverAll
	if g.checkers != 0 {
		g.answer = rayTo(king, g.checkers)
	}
}

// rayTo returns the squares from king, without him, up to the lowest square of b.
func rayTo(king int, b uint64) uint64 {
	first := attacks.Bitboard(b).First()
	return uint64(attacks.Between(attacks.Square(king), first)) | b&-b
}

// lookForDanger fills in the squares that the mover's king must not enter.
func (g *generator) lookForDanger() {
	them := &g.replier
	pawns := them.pawns >> 8
	g.danger = kingsAttack(them.king) | knightsAttack(them.knights) | west(pawns) | east(pawns)
	occ := g.occ &^ g.mover.king
	for b := them.orthogonals; b != 0; b &= b - 1 {
		g.danger |= magic.Rook(bits.TrailingZeros64(b), occ)
	}
	for b := them.diagonals; b != 0; b &= b - 1 {
		g.danger |= magic.Bishop(bits.TrailingZeros64(b), occ)
	}
}

// add lists the moves of the man on a square.
func (g *generator) add(from int, targets uint64) {
	g.reach |= targets
	for ; targets != 0; targets &= targets - 1 {
		g.list(from, bits.TrailingZeros64(targets))
	}
}

// addSteps lists the moves of pawns that take the same step.
func (g *generator) addSteps(step int, targets uint64) {
	g.reach |= targets
	g.pawns |= targets
	for ; targets != 0; targets &= targets - 1 {
		to := bits.TrailingZeros64(targets)
		g.list(to-step, to)
	}
}

func (g *generator) list(from, to int) {
	g.from[g.moves], g.to[g.moves] = uint8(from), uint8(to)
	g.moves++
}

// addPieces lists the moves of knights and sliders, and notes where sliders can go. A queen
// reaches as both.
func (g *generator) addPieces() {
	us, pinned := &g.mover, g.pinLines|g.pinDiagonals
	for b := us.knights &^ pinned; b != 0; b &= b - 1 {
		from := bits.TrailingZeros64(b)
		targets := uint64(attacks.Knight(attacks.Square(from))) & g.answer
		g.knights |= targets
		g.add(from, targets)
	}
	for b := us.diagonals &^ g.pinLines; b != 0; b &= b - 1 {
		from := bits.TrailingZeros64(b)
		targets := magic.Bishop(from, g.occ) & g.answer
		if b&-b&g.pinDiagonals != 0 {
			targets &= g.pinDiagonals
		}
		g.diagonalReach |= targets
		g.add(from, targets)
	}
	for b := us.orthogonals &^ g.pinDiagonals; b != 0; b &= b - 1 {
		from := bits.TrailingZeros64(b)
		targets := magic.Rook(from, g.occ) & g.answer
		if b&-b&g.pinLines != 0 {
			targets &= g.pinLines
		}
		g.orthogonalReach |= targets
		g.add(from, targets)
	}
	if us.diagonals&us.orthogonals != 0 {
		g.diagonalReach |= g.orthogonalReach
		g.orthogonalReach = g.diagonalReach
	}
}

// addPawns lists the moves of pawns but promotions, which it returns by their steps, and en
// passant. It returns too how many replies en passant the double steps allow.
func (g *generator) addPawns() (promotions [3]uint64, replies uint64) {
	pawns := g.mover.pawns
	pushers := pawns &^ g.pinDiagonals
	single := (pushers&^g.pinLines<<8 | pushers&g.pinLines<<8&g.pinLines) &^ g.occ
	double := single & rank3 << 8 &^ g.occ & g.answer
	single &= g.answer

	takers := pawns &^ g.pinLines
	free, pinned := takers&^g.pinDiagonals<<8, takers&g.pinDiagonals<<8
	victims := g.replierAll & g.answer
	left := (west(free) | west(pinned)&g.pinDiagonals) & victims
	right := (east(free) | east(pinned)&g.pinDiagonals) & victims

	g.addSteps(8, single&^rank8)
	g.addSteps(16, double)
	g.addSteps(7, left&^rank8)
	g.addSteps(9, right&^rank8)
	if meet := double & (east(g.replier.pawns) | west(g.replier.pawns)); meet != 0 {
		replies = g.enPassantReplies(meet)
	}
	return [3]uint64{left & rank8, single & rank8, right & rank8}, replies
}

// enPassantReplies counts the captures en passant of pawns that have just gone to the squares of
// double. The capture must not leave the king to a slider, with capturer and captured gone.
func (g *generator) enPassantReplies(double uint64) (replies uint64) {
	king := bits.TrailingZeros64(g.replier.king)
	for ; double != 0; double &= double - 1 {
		pawn := double & -double
		for b := (east(pawn) | west(pawn)) & g.replier.pawns; b != 0; b &= b - 1 {
			occ := g.occ&^(pawn>>16|b&-b) | pawn>>8
			if magic.Rook(king, occ)&g.mover.orthogonals == 0 && magic.Bishop(king, occ)&g.mover.diagonals == 0 {
				replies++
			}
		}
	}
	return replies
}
