package movegen

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// reach holds the squares from which sliders attack one of some squares on the empty board. With pieces on it
// they attack no more, so the others need no look-up.
type reach struct{ lines, diagonals attacks.Bitboard }

// reachOf returns the reach of zone.
func reachOf(zone attacks.Bitboard) (r reach) {
	for sq := range zone.Squares() {
		r.lines |= attacks.RookLines(sq)
		r.diagonals |= attacks.BishopLines(sq)
	}
	return r
}

// reaches holds, for each square of a king, the reach of all squares that the king may go to: by a step, and by
// a step or a castling.
var reaches = buildReaches()

func buildReaches() (reaches [64][2]reach) {
	for king := range attacks.NoSquare {
		steps, rank := attacks.King(king), king&56
		castles := rules.Span(king, rank|2) | rules.Span(king, rank|6)
		reaches[king] = [2]reach{reachOf(steps), reachOf(steps | castles)}
	}
	return reaches
}
