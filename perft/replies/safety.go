package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
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
	possible  attacks.Bitboard // the choices, and those that a landing opens up
	// lifts are, by the kind of move, the squares from which lifting a piece may change the choices.
	lifts [8]attacks.Bitboard
	// watched are, by the kind of move, the squares from which a piece attacks a possible choice. Those of
	// sliders are there if slidersWatched.
	watched        [8]attacks.Bitboard
	slidersWatched bool
	through        attacks.Bitboard // the occupancy without it, so that rays go through
	wings          [2]wing          // west and east
	ways           attacks.Bitboard // the squares of all wings that must be empty
	// castlingRooks are the rooks of all wings.
	castlingRooks attacks.Bitboard

	diagonalThreats, lineThreats         [maxPieces]threat
	diagonalThreatCount, lineThreatCount int
	threatSquares                        attacks.Bitboard // where they stand and what they see
	threatened                           attacks.Bitboard // what they see
	landed                               attacks.Bitboard // the squares where landing matters to the king
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

// wing is a castling. If the replier has no right to it, or one of its own pieces prevents it, the
// whole board must be empty.
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
	q.baseReplies += s.kingCount
	still := s.threatSquares | s.ways
	s.lifts = [8]attacks.Bitboard{
		board.PawnMove:   still | s.zone.PawnAttacks(rules.Color[Replier]()),
		board.KnightMove: still | s.zone.KnightAttacks(),
		board.BishopMove: still,
		board.RookMove:   still,
		board.QueenMove:  still,
		board.KingMove:   still | s.zone.KingAttacks(),
	}
	q.lookAtKingLandings()
	s.slidersWatched = false
	s.watched = [8]attacks.Bitboard{
		board.PawnMove:   s.possible.PawnAttacks(rules.Color[Replier]()),
		board.KnightMove: s.possible.KnightAttacks(),
		board.KingMove:   s.possible.KingAttacks(),
	}
}

// lookAtKingLandings adds to the differences of all targets those of the replies of the king to a
// piece that attacks none of its choices: it may cut the sight of a threat, stand in the way of castling, or
// be captured by the king.
func (q *pair[Mover, Replier]) lookAtKingLandings() {
	s, l := &q.safety, &q.landings
	near := attacks.King(q.replying.King)
	l.king = [64]int16{}
	s.possible = s.choices
	s.landed = q.targets & (s.ways&^q.occ | s.threatened&^q.occ | near&q.repliers)
	l.changed |= s.landed
	for b := s.landed; b != 0; b = b.WithoutLowest() {
		to := b.First() & 63
		n, squares := s.choose(s.kingMoves|near&b.Lowest()&q.repliers, s.through|b.Lowest(), s.byAll|s.cut(to, q.occ))
		s.possible |= squares &^ q.repliers
		l.king[to] = int16(n - s.kingCount)
		l.differences[to] += l.king[to]
	}
}

// cut returns what the threats see when a piece is set down on a square; on one of occ that changes
// nothing.
func (s *safety) cut(to attacks.Square, occ attacks.Bitboard) (all attacks.Bitboard) {
	if occ.Has(to) {
		return s.threatened
	}
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

// lookAtWings finds the castlings that may be replies, all of standard chess: their ways are those
// that [rules.CastlingGoal] gives for a king on the e-file and rooks in the corners. When one of
// their rooks is captured the right is gone.
func (q *pair[Mover, Replier]) lookAtWings() {
	s := &q.safety
	s.wings = [2]wing{{empty: attacks.Universe}, {empty: attacks.Universe}}
	s.ways, s.castlingRooks = 0, 0
	rank := rules.BackRank(rules.Color[Replier]())
	rooks := q.pos.CastlingRooks() & q.replier.Orthogonals & rank
	for ; rooks != 0; rooks = rooks.WithoutLowest() {
		w, east := wing{empty: (attacks.FileB | attacks.FileC | attacks.FileD) & rank, safe: (attacks.FileC | attacks.FileD) & rank}, 0
		if rooks.Lowest()&attacks.FileH != 0 {
			w.empty = (attacks.FileF | attacks.FileG) & rank
			w.safe = w.empty
			east = 1
		}
		if w.empty&q.repliers == 0 {
			s.wings[east] = w
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
	for i := range s.wings {
		if w := &s.wings[i]; w.empty&occ|w.safe&danger == 0 {
			n++
			squares |= w.safe
		}
	}
	return n, squares
}

// count is choose without the squares.
func (s *safety) count(free, occ, danger attacks.Bitboard) (n int) {
	n = (free &^ danger).Count()
	if w := &s.wings[0]; w.empty&occ|w.safe&danger == 0 {
		n++
	}
	if w := &s.wings[1]; w.empty&occ|w.safe&danger == 0 {
		n++
	}
	return n
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
