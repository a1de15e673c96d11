package crosscheck

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

// castles reports whether a king takes its own rook or moves more than one square along its rank.
func (s *suspect) castles() bool {
	return s.piece == board.King && s.from.Rank() == s.to.Rank() &&
		(s.from.Distance(s.to) > 1 || s.Pieces(s.SideToMove(), board.Rook).Has(s.to))
}

// castling gives the first reason against a castling and the squares that show it.
func (s *suspect) castling() Finding {
	king, rook := s.from, s.to
	if !s.Pieces(s.SideToMove(), board.Rook).Has(rook) { // the king moves to its own goal
		side := attacks.West
		if s.to > king {
			side = attacks.East
		}
		rook = (s.CastlingRooks() & attacks.Ray(side, king)).First()
	}
	switch lost := rook == attacks.NoSquare || !s.CastlingRooks().Has(rook); {
	case lost && s.last.captured == board.Rook:
		return finding(classCastling, s.us.King, "the right is lost: %s captured the rook", s.last.uci)
	case lost:
		return finding(classCastling, s.us.King, "there is no castling right")
	}
	goal := rules.CastlingGoal(king.Bitboard(), rook.Bitboard())
	others := s.Occupied() &^ attacks.Of(king, rook)
	way := rules.Span(king, goal.King)
	ways := way | rules.Span(rook, goal.Rook)
	if blockers := ways & others; blockers != 0 {
		return finding(classCastling, ways, "%s is in the way", s.named(blockers))
	}
	for sq := range way.Squares() {
		if by := s.attackers(sq, s.Occupied().Without(king)); by != 0 {
			return finding(classCastling, way|by.Lowest(), "the king passes %v, which %s attacks", sq, s.named(by))
		}
	}
	if by := s.attackers(goal.King, others|goal.Rook.Bitboard()); by != 0 {
		return finding(classCastling, rules.Span(by.First(), goal.King),
			"without the rook on %v, %s attacks the king on %v", rook, s.named(by), goal.King)
	}
	return finding(classCastling, way|rook.Bitboard(), "castling is legal here: the path is empty, and no square of the king is attacked")
}

// king looks at the other moves of the king.
func (s *suspect) king() Finding {
	class := classKingSafety
	if s.Checkers() != 0 {
		class = classCheckEvasion
	}
	if s.from.Distance(s.to) != 1 || s.us.All().Has(s.to) {
		return finding(classStepAttack, attacks.King(s.from), "the king does not move like that")
	}
	if by := s.attackers(s.to, s.Occupied()); by != 0 {
		return finding(class, rules.Span(by.First(), s.to), "%s attacks %v", s.named(by), s.to).ignoring(by.Lowest())
	}
	if by := s.attackers(s.to, s.Occupied().Without(s.from)); by != 0 {
		return finding(classCheckEvasion, rules.Span(by.First(), s.to),
			"the king steps back along the ray of %s, which attacks %v through it", s.named(by), s.to).ignoring(by.Lowest())
	}
	return finding(class, attacks.Of(s.from, s.to), "nothing attacks %v", s.to)
}

// check looks at the moves of other pieces while the king is in check.
func (s *suspect) check() Finding {
	checkers := s.Checkers()
	if checkers.Several() {
		return finding(classDoubleCheck, checkers|s.us.King, "%s and %s both give check, so only the king moves",
			s.named(checkers), s.named(checkers.Last().Bitboard())).ignoring(checkers.Without(s.to).Lowest())
	}
	line := rules.Span(s.us.King.First(), checkers.First())
	switch answers := (line &^ s.us.King).Has(s.to); {
	case answers && s.Pinned().Has(s.from):
		return s.pin()
	case answers:
		return finding(classCheckEvasion, line, "it ends the check by %s", s.named(checkers))
	}
	return finding(classCheckEvasion, line, "it leaves the king in check by %s", s.named(checkers)).ignoring(checkers)
}

// pin looks at a piece that is pinned to the king.
func (s *suspect) pin() Finding {
	king := s.us.King.First()
	behind := s.attackers(king, s.Occupied().Without(s.from)) & attacks.Line(king, s.from)
	line, verb := rules.Span(king, behind.First()), "leaves"
	if line.Has(s.to) {
		verb = "stays on"
	}
	return finding(classPin, line, "%s is pinned by %s and %s the line", s.named(s.from.Bitboard()), s.named(behind), verb).ignoring(behind)
}
