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
	if rook == attacks.NoSquare || !s.CastlingRooks().Has(rook) {
		return finding(classCastling, s.us.King, "there is no castling right")
	}
	free, passed := rules.CastlingWay(king, rook)
	if blockers := free & s.Occupied(); blockers != 0 {
		return finding(classCastling, free, "%s is in the way", s.named(blockers))
	}
	way := passed.With(king)
	for sq := range way.Squares() {
		if by := s.attackers(sq, s.Occupied().Without(king)); by != 0 {
			return finding(classCastling, way|by.Lowest(), "the king passes %v, which %s attacks", sq, s.named(by))
		}
	}
	goal := rules.CastlingGoal(king.Bitboard(), rook.Bitboard())
	if by := s.attackers(goal.King, s.Occupied()&^attacks.Of(king, rook)|goal.Rook.Bitboard()); by != 0 {
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
	if by := s.attackers(s.to, s.Occupied().Without(s.from)); by != 0 {
		return finding(class, rules.Span(by.First(), s.to), "%s attacks %v", s.named(by), s.to).ignoring(by.Lowest())
	}
	return finding(class, attacks.Of(s.from, s.to), "nothing attacks %v", s.to)
}

// enPassant looks at a pawn that captures on an empty square.
func (s *suspect) enPassant() Finding {
	squares := attacks.Of(s.from, s.to)
	if s.EnPassant() != s.to {
		return finding(classEnPassant, squares, "there is no en-passant square")
	}
	king, passed := s.us.King.First(), attacks.NewSquare(s.to.File(), s.from.Rank())
	if by := s.attackers(king, s.Occupied()&^attacks.Of(s.from, passed)|s.to.Bitboard()); by != 0 {
		return finding(classEnPassant, rules.Span(king, by.First()), "with both pawns gone, %s attacks the king", s.named(by))
	}
	return finding(classEnPassant, squares|passed.Bitboard(), "the capture leaves the king safe")
}

const lastRanks = attacks.Rank1 | attacks.Rank8

// promotesIncorrectly reports whether a pawn is promoted elsewhere than on the last rank, or not there. If it
// is there, the rule is another one if the four promotions are treated alike.
func (s *suspect) promotesIncorrectly() bool {
	alike := 0
	for _, other := range s.siblings {
		if len(other) == 5 && other[:4] == s.text[:4] {
			alike++
		}
	}
	last := lastRanks.Has(s.to)
	return last != (len(s.text) == 5) || last && alike != 4
}

func (s *suspect) promotion() Finding {
	why := "the four promotions of the pawn are not treated alike"
	if len(s.text) == 4 {
		why = "a pawn on the last rank must be promoted"
	} else if !lastRanks.Has(s.to) {
		why = "a pawn is promoted on the last rank only"
	}
	return finding(classPromotion, attacks.Of(s.from, s.to), "%s", why)
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
	behind := s.attackers(king, s.Occupied().Without(s.from)) &^ s.Checkers()
	line, verb := rules.Span(king, behind.First()), "leaves"
	if line.Has(s.to) {
		verb = "stays on"
	}
	return finding(classPin, line, "%s is pinned by %s and %s the line", s.named(s.from.Bitboard()), s.named(behind), verb).ignoring(behind)
}

// push looks at a pawn that stays on its file.
func (s *suspect) push() Finding {
	push := rules.Span(s.from, s.to)
	if way := push.Without(s.from) & s.Occupied(); way != 0 {
		return finding(classPawnMove, push, "%s is in the way", s.named(way))
	}
	return finding(classPawnMove, push, "a push over empty squares")
}

// reach looks at the moves of knights and sliders, and the captures of pawns.
func (s *suspect) reach() Finding {
	class, verb := classSlidingAttack, "does not reach"
	if s.piece == board.Pawn || s.piece == board.Knight {
		class = classStepAttack
	}
	if s.AttackersTo(s.to, s.Occupied()).Has(s.from) {
		if verb = "reaches"; s.piece == board.Pawn {
			class = classPawnMove
		}
	}
	return finding(class, rules.Span(s.from, s.to), "%s %s %v", s.named(s.from.Bitboard()), verb, s.to)
}
