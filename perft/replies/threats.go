package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/shape"
)

// threat is a slider of the mover that stands on a line with the zone.
type threat struct {
	from attacks.Square
	bit  attacks.Bitboard
	mask attacks.Bitboard // the squares of the zone on its lines, and those between
	seen attacks.Bitboard // what it attacks within the mask
}

// lookAtThreats finds the sliders of the mover that may attack the zone, now or from where they
// go.
func (q *pair[Mover, Replier]) lookAtThreats() {
	s := &q.safety
	s.diagonalThreatCount, s.lineThreatCount = 0, 0
	s.threatSquares, s.threatened = 0, 0
	for i := range q.diagonalCount {
		m := &q.diagonals[i%maxPieces]
		t := &s.diagonalThreats[s.diagonalThreatCount%maxPieces]
		s.diagonalThreatCount += s.threat(t, m.from, m.seen, attacks.BishopLines(m.from))
	}
	for i := range q.lineCount {
		m := &q.lines[i%maxPieces]
		t := &s.lineThreats[s.lineThreatCount%maxPieces]
		s.lineThreatCount += s.threat(t, m.from, m.seen, attacks.RookLines(m.from))
	}
}

// threat fills in t if one of the slider's lines, without blockers, meets the zone, and returns 1
// if so, otherwise 0.
func (s *safety) threat(t *threat, from attacks.Square, seen, lines attacks.Bitboard) uint {
	var mask attacks.Bitboard
	for b := lines & s.zone; b != 0; b = b.WithoutLowest() {
		mask |= attacks.Between(from, b.First()) | b.Lowest()
	}
	if mask == 0 {
		return 0
	}
	seen &= mask
	t.from, t.bit, t.mask, t.seen = from, from.Bitboard(), mask, seen
	s.threatened |= seen
	s.threatSquares |= seen | t.bit
	return 1
}

// cut returns what the threats see when a piece is set down on a square. A capture cuts nothing: nothing is
// seen behind what is captured.
func (s *safety) cut(to attacks.Square) (all attacks.Bitboard) {
	for i := range s.diagonalThreatCount {
		t := &s.diagonalThreats[i%maxPieces]
		all |= t.seen &^ behind[t.from&63][to&63]
	}
	for i := range s.lineThreatCount {
		t := &s.lineThreats[i%maxPieces]
		all |= t.seen &^ behind[t.from&63][to&63]
	}
	return all
}

// see returns what the threats see, except one that stood on lifted, when the squares of changed
// have changed to make occ.
func (s *safety) see(lifted, changed, occ attacks.Bitboard) attacks.Bitboard {
	return seeAll[shape.Yes](s.diagonalThreats[:s.diagonalThreatCount], lifted, changed, occ) |
		seeAll[shape.No](s.lineThreats[:s.lineThreatCount], lifted, changed, occ)
}

func seeAll[Diagonal shape.Flag](list []threat, lifted, changed, occ attacks.Bitboard) (all attacks.Bitboard) {
	for i := range list {
		t := &list[i]
		switch {
		case t.bit&lifted != 0:
		case t.seen&changed != 0:
			all |= see[Diagonal](t.from, occ) & t.mask
		default:
			all |= t.seen
		}
	}
	return all
}
