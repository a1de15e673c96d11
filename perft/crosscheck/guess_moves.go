package crosscheck

import (
	"fmt"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

// castles reports whether a king takes its own rook, or moves along its rank to a goal of castling that is no step away: in
// Chess960 it may stay there, as in "c1c1".
func (s *suspect) castles() bool {
	return s.piece == board.King && s.from.Rank() == s.to.Rank() && (s.goes() || s.Pieces(s.SideToMove(), board.Rook).Has(s.to))
}

// goes reports whether the king may move to a goal of castling.
func (s *suspect) goes() bool {
	return (attacks.FileC | attacks.FileG).Has(s.to) && s.from.Distance(s.to) != 1
}

// castling gives the first reason against a castling and the squares that show it.
func (s *suspect) castling() Finding {
	king, rook := s.from, s.to
	if !s.CastlingRooks().Has(rook) { // the king moves to its own goal
		side := attacks.West
		if s.to > king || s.to == king && s.to.File() > 4 {
			side = attacks.East
		}
		rook = (s.CastlingRooks() & attacks.Ray(side, king)).First()
	}
	if rook == attacks.NoSquare || !s.goes() && rook != s.to {
		return finding(Castling, s.us.King, "there is no castling right")
	}
	free, passed := rules.CastlingWay(king, rook)
	if blockers := free & s.Occupied(); blockers != 0 {
		return finding(Castling, free, "%s is in the way", s.named(blockers))
	}
	way, goal := passed.With(king), passed.Last()
	if goal < king {
		goal = passed.First()
	}
	for _, sq := range slices.Insert(slices.Collect(passed.Squares()), 0, king) {
		does := "passes"
		switch sq {
		case king:
			does = "is on"
		case goal:
			does = "goes to"
		}
		by, when := s.attackers(sq, s.Occupied()), ""
		if by == 0 { // in Chess960 a slider behind the rook may attack the goal of the king
			by, when = s.attackers(sq, s.Occupied()&^attacks.SetOf(king, rook)), fmt.Sprintf(" when the castling rook leaves %v", rook)
		}
		if by != 0 {
			return finding(Castling, way|rules.Span(by.First(), sq), "the king %s %v, which %s attacks%s", does, sq, s.named(by), when)
		}
	}
	return finding(Castling, way.With(rook), "castling is legal here: the path is empty, and no square of the king is attacked")
}

// promotesIncorrectly reports whether a pawn is promoted elsewhere than on the last rank, or not there. If it
// is there, the rule is another one if the four promotions are treated alike.
func promotesIncorrectly(uci string, to attacks.Square, siblings []string) bool {
	alike := 0
	for _, other := range siblings {
		if len(other) >= 4 && other[:4] == uci[:4] {
			alike++
		}
	}
	last := (attacks.Rank1 | attacks.Rank8).Has(to)
	return last != (len(uci) == 5) || last && alike != 4
}

// unreachable says why the piece cannot reach its goal, if that is so.
func (s *suspect) unreachable() (f Finding, unreachable bool) {
	way := rules.Span(s.from, s.to)
	blockers := way.Without(s.from) & s.Occupied()
	class, reached := StepAttack, s.AttackersTo(s.to, s.Occupied()).Has(s.from)
	switch pawn, push := s.piece == board.Pawn, s.from.File() == s.to.File(); {
	case pawn && push && blockers == 0:
		return f, false
	case pawn && push:
		return finding(PawnMove, way, "%s is in the way", s.named(blockers)), true
	case pawn && reached && blockers == 0:
		return finding(EnPassant, way, "there is no en-passant square"), s.EnPassant() != s.to
	case s.piece >= board.Bishop && s.piece <= board.Queen:
		class = SlidingAttack
	}
	return finding(class, way, "%s does not reach %v", s.named(s.from.Bitboard()), s.to), !reached || s.us.All().Has(s.to)
}

// class returns the rule that decides about a move which its piece can make.
func (s *suspect) class() Class {
	checkers := s.Checkers()
	pinned := s.Pinned().Has(s.from)
	switch {
	case s.piece == board.Pawn && s.from.File() != s.to.File() && !s.Occupied().Has(s.to):
		return EnPassant
	case checkers.Several() && s.piece != board.King:
		return DoubleCheck
	case pinned && (checkers == 0 || rules.Span(s.us.King.First(), checkers.First()).Has(s.to)):
		return Pin
	case checkers != 0:
		return CheckEvasion
	}
	return [...]Class{
		board.Pawn: PawnMove, board.Knight: StepAttack, board.Bishop: SlidingAttack,
		board.Rook: SlidingAttack, board.Queen: SlidingAttack, board.King: KingSafety,
	}[s.piece]
}
