package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
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
		if meeting := attacks.BishopLines(m.from) & s.zone; meeting != 0 {
			s.threat(&s.diagonalThreats[s.diagonalThreatCount%maxPieces], m, meeting)
			s.diagonalThreatCount++
		}
	}
	for i := range q.lineCount {
		m := &q.lines[i%maxPieces]
		if meeting := attacks.RookLines(m.from) & s.zone; meeting != 0 {
			s.threat(&s.lineThreats[s.lineThreatCount%maxPieces], m, meeting)
			s.lineThreatCount++
		}
	}
}

// threat fills in t for a slider whose lines, without blockers, meet the zone on the given squares.
func (s *safety) threat(t *threat, slider *sight, meeting attacks.Bitboard) {
	mask := meeting
	for ; meeting != 0; meeting = meeting.WithoutLowest() {
		mask |= attacks.Between(slider.from, meeting.First())
	}
	seen, bit := slider.seen&mask, slider.from.Bitboard()
	t.from, t.bit, t.mask, t.seen = slider.from, bit, mask, seen
	s.threatened |= seen
	s.threatSquares |= seen | bit
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
	return seeAll[constbool.Yes](s.diagonalThreats[:s.diagonalThreatCount], lifted, changed, occ) |
		seeAll[constbool.No](s.lineThreats[:s.lineThreatCount], lifted, changed, occ)
}

func seeAll[Diagonal constbool.Flag](list []threat, lifted, changed, occ attacks.Bitboard) (all attacks.Bitboard) {
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
