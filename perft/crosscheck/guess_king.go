package crosscheck

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// castles reports whether a king takes its own rook or moves more than one square along its rank.
func (e *examination) castles(s subject) bool {
	return s.from.Rank() == s.to.Rank() && (s.from.Distance(s.to) > 1 || board.Rook.Of(e.us()).Has(s.to))
}

func (e *examination) castling(s subject) Finding {
	rook := s.to
	if !board.Rook.Of(e.us()).Has(s.to) { // the king moves to its own goal
		side := attacks.West
		if s.to > s.from {
			side = attacks.East
		}
		rook = (e.pos.CastlingRooks() & attacks.Ray(side, s.from)).First()
	}
	why, squares := e.castlingFault(s.from, rook)
	return Finding{Class: classCastling, Why: why, Squares: squares}
}

// castlingFault returns the first reason against a castling and the squares that show it.
func (e *examination) castlingFault(king, rook attacks.Square) (why string, squares attacks.Bitboard) {
	switch lost := rook == attacks.NoSquare || !e.pos.CastlingRooks().Has(rook); {
	case lost && e.last.captured == board.Rook:
		return fmt.Sprintf("the right is lost: %s captured the rook", e.last.uci), attacks.Of(king)
	case lost:
		return "there is no castling right", attacks.Of(king)
	}
	goal, rookGoal := attacks.NewSquare(2, king.Rank()), attacks.NewSquare(3, king.Rank())
	if rook > king {
		goal, rookGoal = attacks.NewSquare(6, king.Rank()), attacks.NewSquare(5, king.Rank())
	}
	others := e.pos.Occupied() &^ attacks.Of(king, rook)
	way := lineOf(king, goal)
	if blockers := (way | lineOf(rook, rookGoal)) & others; blockers != 0 {
		return e.named(blockers.First()) + " is in the way", way | lineOf(rook, rookGoal)
	}
	for sq := range way.Squares() {
		if from := e.attackers(sq, e.pos.Occupied()&^attacks.Of(king)); from != 0 {
			return fmt.Sprintf("the king passes %v, which %s attacks", sq, e.named(from.First())), way | from.Lowest()
		}
	}
	if from := e.attackers(goal, others|rookGoal.Bitboard()); from != 0 {
		return fmt.Sprintf("without the rook on %v, %s attacks the king on %v", rook, e.named(from.First()), goal),
			lineOf(from.First(), goal)
	}
	return "nothing prevents it", way | rook.Bitboard()
}

// king looks at the other moves of the king.
func (e *examination) king(s subject) Finding {
	if s.from.Distance(s.to) != 1 || e.us().All().Has(s.to) {
		return Finding{Class: classStepAttack, Why: "the king does not move like that", Squares: attacks.King(s.from)}
	}
	occ := e.pos.Occupied()
	if from := e.attackers(s.to, occ); from != 0 {
		why := fmt.Sprintf("%s attacks %v", e.named(from.First()), s.to)
		return Finding{Class: e.kingClass(), Why: why, Squares: lineOf(from.First(), s.to), Ignored: from.Lowest()}
	}
	if from := e.attackers(s.to, occ&^attacks.Of(s.from)); from != 0 {
		why := fmt.Sprintf("the king steps back along the ray of %s, which attacks %v through it", e.named(from.First()), s.to)
		return Finding{Class: classCheckEvasion, Why: why, Squares: lineOf(from.First(), s.to), Ignored: from.Lowest()}
	}
	return Finding{Class: e.kingClass(), Why: fmt.Sprintf("nothing attacks %v", s.to), Squares: attacks.Of(s.from, s.to)}
}

func (e *examination) kingClass() string {
	if e.pos.Checkers() != 0 {
		return classCheckEvasion
	}
	return classKingSafety
}

// check looks at the moves of other pieces while the king is in check.
func (e *examination) check(s subject) Finding {
	checkers := e.pos.Checkers()
	if checkers.Several() {
		why := fmt.Sprintf("%s and %s both give check, so only the king moves", e.named(checkers.First()), e.named(checkers.Last()))
		return Finding{Class: classDoubleCheck, Why: why, Squares: checkers | e.us().King, Ignored: checkers.Without(s.to).Lowest()}
	}
	checker, line := e.named(checkers.First()), lineOf(e.kingSquare(), checkers.First())
	switch answers := (line &^ e.us().King).Has(s.to); {
	case answers && e.pos.Pinned().Has(s.from):
		return e.pin(s)
	case answers:
		return Finding{Class: classCheckEvasion, Why: "it answers the check by " + checker, Squares: line}
	}
	return Finding{Class: classCheckEvasion, Why: "it leaves the king in check by " + checker, Squares: line, Ignored: checkers}
}

// pin looks at a piece that is pinned to the king.
func (e *examination) pin(s subject) Finding {
	king := e.kingSquare()
	behind := e.attackers(king, e.pos.Occupied()&^attacks.Of(s.from)) & attacks.Line(king, s.from)
	line, verb := lineOf(king, behind.First()), "leaves"
	if line.Has(s.to) {
		verb = "stays on"
	}
	why := fmt.Sprintf("%s is pinned by %s and %s the line", e.named(s.from), e.named(behind.First()), verb)
	return Finding{Class: classPin, Why: why, Squares: line, Ignored: behind}
}
