package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
	"github.com/bitray/bitray/perft/internal/shape"
)

// safety is what the moves of the replier's king depend on.
type safety struct {
	// zone holds the squares whose safety matters: where it can go, where it could go if the
	// mover captured there, and the way it castles. If it is empty it cannot move at all.
	zone      attacks.Bitboard
	kingMoves attacks.Bitboard // squares next to it that none of its own pieces holds
	kingCount int              // its moves if the mover passes
	choices   attacks.Bitboard // the squares that have to stay safe for them
	// watchedDiagonals and watchedLines are the squares from which bishops and rooks attack one of
	// the choices, if watched says that they have been looked at.
	watched                        bool
	watchedDiagonals, watchedLines attacks.Bitboard
	through                        attacks.Bitboard // the occupancy without it, so that rays go through
	wings                          []wing
	ways                           attacks.Bitboard // the squares of all wings that must be empty
	// castlingRooks are the rooks of all wings.
	castlingRooks attacks.Bitboard

	diagonalThreats, lineThreats         [maxPieces]threat
	diagonalThreatCount, lineThreatCount int
	threatSquares                        attacks.Bitboard // where they stand and what they see
	threatened                           attacks.Bitboard // what they see
	byKing, byKnights, byPawns           attacks.Bitboard // what the other pieces of the mover attack
	byAll                                attacks.Bitboard // what these attack together
}

// threat is a slider of the mover that stands on a line with the zone.
type threat struct {
	from attacks.Square
	bit  attacks.Bitboard
	mask attacks.Bitboard // the squares of the zone on its lines, and those between
	seen attacks.Bitboard // what it attacks within the mask
}

// wing is a castling that the replier has the right to and that none of its own pieces prevents.
type wing struct {
	empty, safe attacks.Bitboard
}

// lookAtSafety fills in the safety of the replier's king.
func (q *pair[Mover, Replier]) lookAtSafety() {
	s, king := &q.safety, q.replying.King
	s.kingMoves = attacks.King(king) &^ q.repliers
	s.zone = attacks.King(king) & (s.kingMoves | q.targets)
	q.lookAtWings()
	if s.zone == 0 {
		return
	}
	s.through = q.occ &^ q.replier.King
	s.byKing = attacks.King(q.moving.King)
	s.byKnights = q.mover.Knights.KnightAttacks()
	s.byPawns = q.mover.Pawns.PawnAttacks(rules.Color[Mover]())
	q.lookAtThreats()
	s.byAll = s.byKing | s.byKnights | s.byPawns
	s.kingCount, s.choices = s.choose(s.kingMoves, s.through, s.byAll|s.threatened)
	s.watched = false
	q.baseReplies += s.kingCount
}

// lookAtWings finds the castlings that may be replies, all of standard chess: their ways are those
// that [rules.CastlingGoal] gives for a king on the e-file and rooks in the corners. When one of
// their rooks is captured the right is gone.
func (q *pair[Mover, Replier]) lookAtWings() {
	s := &q.safety
	s.wings, s.ways, s.castlingRooks = s.wings[:0], 0, 0
	rank := rules.BackRank(rules.Color[Replier]())
	rooks := q.pos.CastlingRooks() & q.replier.Orthogonals & rank
	for ; rooks != 0; rooks = rooks.WithoutLowest() {
		w := wing{empty: (attacks.FileB | attacks.FileC | attacks.FileD) & rank, safe: (attacks.FileC | attacks.FileD) & rank}
		if rooks.Lowest()&attacks.FileH != 0 {
			w.empty = (attacks.FileF | attacks.FileG) & rank
			w.safe = w.empty
		}
		if w.empty&q.repliers == 0 {
			s.wings = append(s.wings, w)
			s.ways |= w.empty
			s.zone |= w.safe
			s.castlingRooks |= rooks.Lowest()
		}
	}
}

// lookAtThreats finds the sliders of the mover that may attack the zone, now or from where they
// go.
func (q *pair[Mover, Replier]) lookAtThreats() {
	s := &q.safety
	s.diagonalThreatCount, s.lineThreatCount = 0, 0
	s.threatSquares, s.threatened = 0, 0
	for i := range q.pieceCount {
		m := &q.pieces[i%maxPieces]
		if m.diagonal != 0 {
			t := &s.diagonalThreats[s.diagonalThreatCount%maxPieces]
			s.diagonalThreatCount += s.threat(t, m.from, m.diagonal, attacks.BishopLines(m.from))
		}
		if m.line != 0 {
			t := &s.lineThreats[s.lineThreatCount%maxPieces]
			s.lineThreatCount += s.threat(t, m.from, m.line, attacks.RookLines(m.from))
		}
	}
}

// threat fills in t if one of the slider's lines, without blockers, meets the zone, and returns 1
// if so, otherwise 0.
func (s *safety) threat(t *threat, from attacks.Square, seen, lines attacks.Bitboard) int {
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

// choose returns the number of moves of the king, castlings included, and the squares that have
// to stay safe for them; free are the squares next to it that it could go to.
func (s *safety) choose(free, occ, danger attacks.Bitboard) (n int, squares attacks.Bitboard) {
	squares = free &^ danger
	n = squares.Count()
	for _, w := range s.wings {
		if w.empty&occ|w.safe&danger == 0 {
			n++
			squares |= w.safe
		}
	}
	return n, squares
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
