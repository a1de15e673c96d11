package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
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
	lifts byKind
	// watched are, by the kind of move, the squares from which a piece attacks a possible choice.
	watched byKind
	through attacks.Bitboard // the occupancy without it, so that rays go through
	wings   [2]wing          // west and east
	ways    attacks.Bitboard // the squares of all wings that must be empty
	// castlingRooks are the rooks of all wings.
	castlingRooks attacks.Bitboard

	diagonalThreats, lineThreats         [maxPieces]threat
	diagonalThreatCount, lineThreatCount uint
	threatSquares                        attacks.Bitboard // where they stand and what they see
	threatened                           attacks.Bitboard // what they see
	landed                               attacks.Bitboard // the squares where landing matters to the king
	kingLandings                         [64]int8         // by how much
	byKing, byKnights, byPawns           attacks.Bitboard // what the other pieces of the mover attack
	byAll                                attacks.Bitboard // what these attack together
}

// wing is a castling. If the replier has no right to it, or one of its own pieces prevents it, the
// whole board must be empty, which it is not while the rook of the other wing stands there.
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
		s.lifts, s.watched, s.landed = byKind{}, byKind{}, 0
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
	s.lifts.set(still|s.zone.PawnAttacks(rules.Color[Replier]()), still|s.zone.KnightAttacks(),
		still, still, still, still|s.zone.KingAttacks())
	q.lookAtKingLandings()
	var diagonals, lines attacks.Bitboard
	if q.reachDiagonals != 0 {
		diagonals = watchDiagonals(s.possible, s.through)
	}
	if q.reachLines != 0 {
		lines = watchLines(s.possible, s.through)
	}
	s.watched.set(s.possible.PawnAttacks(rules.Color[Replier]()), s.possible.KnightAttacks(),
		diagonals, lines, diagonals|lines, s.possible.KingAttacks())
}

// lookAtWings finds the castlings that may be replies, all of standard chess: their ways are those
// that [rules.CastlingGoal] gives for a king on the e-file and rooks in the corners. When one of
// their rooks is captured the right is gone.
func (q *pair[Mover, Replier]) lookAtWings() {
	s := &q.safety
	rooks := q.pos.CastlingRooks() & q.repliers &^ blocked[Replier](q.repliers)
	s.ways, s.castlingRooks = 0, rooks
	if rooks == 0 {
		return
	}
	s.wings = [2]wing{{empty: attacks.Universe}, {empty: attacks.Universe}}
	rank := rules.BackRank(rules.Color[Replier]())
	for ; rooks != 0; rooks = rooks.WithoutLowest() {
		side := 0
		w := wing{empty: (attacks.FileB | attacks.FileC | attacks.FileD) & rank, safe: (attacks.FileC | attacks.FileD) & rank}
		if rooks.Lowest()&attacks.FileH != 0 {
			side = 1
			w.empty = (attacks.FileF | attacks.FileG) & rank
			w.safe = w.empty
		}
		s.wings[side] = w
		s.ways |= w.empty
		s.zone |= w.safe
	}
}

// blocked returns the corners whose rooks cannot castle with a king on the e-file because of what stands
// between.
func blocked[Black constbool.Flag](occ attacks.Bitboard) (corners attacks.Bitboard) {
	rank := rules.BackRank(rules.Color[Black]())
	if occ&rank&(attacks.FileB|attacks.FileC|attacks.FileD) != 0 {
		corners = attacks.FileA & rank
	}
	if occ&rank&(attacks.FileF|attacks.FileG) != 0 {
		corners |= attacks.FileH & rank
	}
	return corners
}

// choose returns the number of moves of the king, castlings included, and the squares that have
// to stay safe for them; free are the squares next to it that it could go to.
func (s *safety) choose(free, occ, danger attacks.Bitboard) (n int, squares attacks.Bitboard) {
	squares = free &^ danger
	n = squares.Count()
	if s.ways == 0 {
		return n, squares // the board of two bare kings would be empty enough for both wings
	}
	if w := &s.wings[0]; w.empty&occ|w.safe&danger == 0 {
		n++
		squares |= w.safe
	}
	if w := &s.wings[1]; w.empty&occ|w.safe&danger == 0 {
		n++
		squares |= w.safe
	}
	return n, squares
}
