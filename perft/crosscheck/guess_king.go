package crosscheck

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// castling looks at a king that takes its own rook or moves more than one square.
func (e *examination) castling(s subject) (Finding, bool) {
	takesRook := board.Rook.Of(e.us()).Has(s.to)
	if s.piece != board.King || !takesRook && s.from.Distance(s.to) < 2 || s.from.Rank() != s.to.Rank() {
		return Finding{}, false
	}
	rook := s.to
	if !takesRook {
		rook = e.castlingRook(s.from, s.to)
	}
	why, squares := e.castlingFault(s.from, rook)
	return Finding{Class: classCastling, Why: why, Squares: squares}, true
}

// castlingRook returns the rook with castling rights on the side to which the king moves.
func (e *examination) castlingRook(king, to attacks.Square) attacks.Square {
	side := attacks.Ray(attacks.West, king)
	if to > king {
		side = attacks.Ray(attacks.East, king)
	}
	return (e.pos.CastlingRooks() & side).First()
}

// castlingFault returns the first reason against a castling and the squares that show it.
func (e *examination) castlingFault(king, rook attacks.Square) (why string, squares attacks.Bitboard) {
	if rook == attacks.NoSquare || !e.pos.CastlingRooks().Has(rook) {
		return e.castlingRightGone(), attacks.Of(king)
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

func (e *examination) castlingRightGone() string {
	if e.last.known && e.last.captured == board.Rook {
		return fmt.Sprintf("the right is lost: %s captured the rook", e.last.uci)
	}
	return "there is no castling right"
}

// king looks at the other moves of the king.
func (e *examination) king(s subject) (Finding, bool) {
	if s.piece != board.King {
		return Finding{}, false
	}
	if s.from.Distance(s.to) != 1 || e.us().All().Has(s.to) {
		return Finding{Class: classStepAttack, Why: "the king does not move like that", Squares: attacks.King(s.from)}, true
	}
	occ := e.pos.Occupied()
	if from := e.attackers(s.to, occ); from != 0 {
		why := fmt.Sprintf("%s attacks %v", e.named(from.First()), s.to)
		return Finding{Class: e.kingClass(), Why: why, Squares: lineOf(from.First(), s.to), Ignored: from.Lowest()}, true
	}
	if from := e.attackers(s.to, occ&^attacks.Of(s.from)); from != 0 {
		why := fmt.Sprintf("the king steps back along the ray of %s, which attacks %v through it", e.named(from.First()), s.to)
		return Finding{Class: classCheckEvasion, Why: why, Squares: lineOf(from.First(), s.to), Ignored: from.Lowest()}, true
	}
	return Finding{Class: e.kingClass(), Why: fmt.Sprintf("nothing attacks %v", s.to), Squares: attacks.Of(s.from, s.to)}, true
}

func (e *examination) kingClass() string {
	if e.pos.Checkers() != 0 {
		return classCheckEvasion
	}
	return classKingSafety
}

// check looks at the moves of other pieces while the king is in check.
func (e *examination) check(s subject) (Finding, bool) {
	checkers := e.pos.Checkers()
	if checkers == 0 {
		return Finding{}, false
	}
	if checkers.Several() {
		why := fmt.Sprintf("%s and %s both give check, so only the king moves", e.named(checkers.First()), e.named(checkers.Last()))
		return Finding{Class: classDoubleCheck, Why: why, Squares: checkers | e.us().King, Ignored: checkers.Without(s.to).Lowest()}, true
	}
	line := lineOf(e.kingSquare(), checkers.First())
	targets := line &^ e.us().King
	if targets.Has(s.to) {
		why := fmt.Sprintf("it answers the check by %s", e.named(checkers.First()))
		return Finding{Class: classCheckEvasion, Why: why, Squares: line}, !e.pos.Pinned().Has(s.from)
	}
	return Finding{Class: classCheckEvasion, Why: fmt.Sprintf("it leaves the king in check by %s", e.named(checkers.First())), Squares: line, Ignored: checkers}, true
}

// pin looks at a piece that is pinned to the king.
func (e *examination) pin(s subject) (Finding, bool) {
	if !e.pos.Pinned().Has(s.from) {
		return Finding{}, false
	}
	king := e.kingSquare()
	behind := e.attackers(king, e.pos.Occupied()&^attacks.Of(s.from)) & attacks.Line(king, s.from)
	line := lineOf(king, behind.First())
	why := fmt.Sprintf("%s is pinned by %s and leaves the line", e.named(s.from), e.named(behind.First()))
	if line.Has(s.to) {
		why = fmt.Sprintf("%s is pinned by %s and stays on the line", e.named(s.from), e.named(behind.First()))
	}
	return Finding{Class: classPin, Why: why, Squares: line, Ignored: behind}, true
}
