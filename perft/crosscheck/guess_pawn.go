package crosscheck

import (
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

// enPassant looks at a pawn that captures on an empty square.
func (s *suspect) enPassant() Finding {
	squares := attacks.Of(s.from, s.to)
	switch {
	case s.EnPassant() == s.to:
	case s.last.uci != "" && !s.last.IsDoublePush():
		return finding(classEnPassant, squares, "there is nothing to capture: %s was not a double push", s.last.uci)
	default:
		return finding(classEnPassant, squares, "there is no en-passant square")
	}
	king, passed := s.us.King.First(), attacks.NewSquare(s.to.File(), s.from.Rank())
	if by := s.attackers(king, s.Occupied()&^attacks.Of(s.from, passed)|s.to.Bitboard()); by != 0 {
		return finding(classEnPassant, rules.Span(king, by.First()), "with both pawns gone, %s attacks the king", s.named(by))
	}
	return finding(classEnPassant, squares|passed.Bitboard(), "the capture leaves the king safe")
}

func (s *suspect) pawnAttacks() attacks.Bitboard { return attacks.Pawn(s.SideToMove(), s.from) }

var lastRanks = attacks.Rank1 | attacks.Rank8

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
	squares := attacks.Of(s.from, s.to)
	switch {
	case len(s.text) == 4:
		return finding(classPromotion, squares, "a pawn on the last rank must be promoted")
	case !lastRanks.Has(s.to):
		return finding(classPromotion, squares, "a pawn is promoted on the last rank only")
	}
	return finding(classPromotion, squares, "the four promotions of the pawn are not treated alike")
}

// pawn looks at all other pushes and captures.
func (s *suspect) pawn() Finding {
	files, push := s.to.File()-s.from.File(), rules.Span(s.from, s.to)
	switch way := push.Without(s.from) & s.Occupied(); {
	case files*files > 1:
		return finding(classStepAttack, attacks.Of(s.from, s.to), "the capture wraps around the edge of the board")
	case files != 0:
		var names []string
		for sq := range s.pawnAttacks().Squares() {
			names = append(names, sq.String())
		}
		return finding(classPawnMove, s.pawnAttacks()|s.from.Bitboard(), "the pawn attacks %s", strings.Join(names, " and "))
	case way != 0:
		return finding(classPawnMove, push, "%s is in the way", s.named(way))
	}
	return finding(classPawnMove, push, "a push over empty squares")
}

// pieces looks at the moves of knights and sliders.
func (s *suspect) pieces() Finding {
	class, reached := classSlidingAttack, attacks.Empty
	switch s.piece {
	case board.Knight:
		class, reached = classStepAttack, attacks.Knight(s.from)
	case board.Bishop:
		reached = attacks.Bishop(s.from, s.Occupied())
	case board.Rook:
		reached = attacks.Rook(s.from, s.Occupied())
	case board.Queen:
		reached = attacks.Queen(s.from, s.Occupied())
	}
	verb := "does not reach"
	if reached.Has(s.to) {
		verb = "reaches"
	}
	return finding(class, reached|s.from.Bitboard(), "%s %s %v", s.named(s.from.Bitboard()), verb, s.to)
}
