package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
)

// rays is what lies between the replier's king and the mover's sliders, and which moves change it.
// All other moves leave the pins that the replier has as they are, and give no check.
type rays struct {
	// pinned holds the squares of all pin masks: whatever happens there may end a pin, or give
	// check.
	pinned attacks.Bitboard
	// shields are pieces of the mover whose leaving discovers a check, or pins a piece.
	shields attacks.Bitboard
	// checkLines and checkDiagonals are the squares from which a slider that arrives there gives check.
	checkLines, checkDiagonals attacks.Bitboard
	// pinLines and pinDiagonals are the squares from which a slider that arrives there pins a piece.
	pinLines, pinDiagonals attacks.Bitboard
}

// lookAlongRays finds the replier's pins and the mover's shields.
//
// It looks from the king at sliders that move along the line on which they see it. A single piece of the replier
// between them is pinned. A single piece of the mover is a shield, alone or with one piece of the replier, which is
// pinned when the shield leaves.
func (q *pair[Mover, Replier]) lookAlongRays() {
	var pins, shields attacks.Bitboard
	king, movers, repliers := q.replying.King, q.movers, q.repliers
	for b := legality.Snipers(&q.mover, king); b != 0; b = b.WithoutLowest() {
		between := attacks.Between(king, b.First())
		ours, theirs := between&movers, between&repliers
		switch {
		case theirs.Several():
		case ours == 0:
			pins |= between | b.Lowest()
		case !ours.Several():
			shields |= ours
		}
	}
	q.replying.Pins, q.pinned, q.shields = pins, pins, shields
}

// lookForArrivals finds where the mover's sliders could go to give check, that is, what the king sees along
// lines that one of them reaches, and where they could go to pin: what it would see besides with the
// replier's pieces lifted that it sees.
func (q *pair[Mover, Replier]) lookForArrivals() {
	king := q.replying.King
	q.checkLines, q.checkDiagonals, q.pinLines, q.pinDiagonals = 0, 0, 0, 0
	if attacks.RookLines(king)&q.reachLines != 0 {
		q.checkLines = attacks.Rook(king, q.occ)
		q.pinLines = attacks.Rook(king, q.occ&^(q.checkLines&q.repliers)) &^ q.checkLines
	}
	if attacks.BishopLines(king)&q.reachDiagonals != 0 {
		q.checkDiagonals = attacks.Bishop(king, q.occ)
		q.pinDiagonals = attacks.Bishop(king, q.occ&^(q.checkDiagonals&q.repliers)) &^ q.checkDiagonals
	}
}
