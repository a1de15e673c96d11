package crosscheck

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// enPassant looks at a pawn that captures on an empty square.
func (e *examination) enPassant(s subject) Finding {
	if e.pos.EnPassant() != s.to {
		why := "there is no en-passant square"
		if e.last.uci != "" && !e.last.IsDoublePush() {
			why = fmt.Sprintf("there is nothing to capture: %s was not a double push", e.last.uci)
		}
		return Finding{Class: classEnPassant, Why: why, Squares: attacks.Of(s.from, s.to)}
	}
	passed := attacks.NewSquare(s.to.File(), s.from.Rank())
	after := e.pos.Occupied()&^attacks.Of(s.from, passed) | s.to.Bitboard()
	if from := e.attackers(e.kingSquare(), after); from != 0 {
		why := fmt.Sprintf("with both pawns gone, %s attacks the king", e.named(from.First()))
		return Finding{Class: classEnPassant, Why: why, Squares: lineOf(e.kingSquare(), from.First())}
	}
	return Finding{Class: classEnPassant, Why: "the capture leaves the king safe", Squares: attacks.Of(s.from, s.to, passed)}
}

func (e *examination) pawnAttacks(from attacks.Square) attacks.Bitboard {
	return attacks.Pawn(e.pos.SideToMove(), from)
}

var lastRanks = attacks.Rank1 | attacks.Rank8

// promotesIncorrectly reports whether a pawn is promoted elsewhere than on the last rank, or not there. If it
// is there, the rule is another one if the four promotions are treated alike.
func promotesIncorrectly(s subject) bool {
	alike := 0
	for _, other := range s.siblings {
		if len(other) == 5 && other[:4] == s.text[:4] {
			alike++
		}
	}
	last := lastRanks.Has(s.to)
	return last != (len(s.text) == 5) || last && alike != 4
}

func promotion(s subject) Finding {
	why := "the four promotions of the pawn are not treated alike"
	switch {
	case len(s.text) == 4:
		why = "a pawn on the last rank must be promoted"
	case !lastRanks.Has(s.to):
		why = "a pawn is promoted on the last rank only"
	}
	return Finding{Class: classPromotion, Why: why, Squares: attacks.Of(s.from, s.to)}
}

// pawn looks at all other pushes and captures.
func (e *examination) pawn(s subject) Finding {
	files, attacked, push := s.to.File()-s.from.File(), e.pawnAttacks(s.from), lineOf(s.from, s.to)
	way := push.Without(s.from) & e.pos.Occupied()
	switch {
	case files*files > 1:
		return Finding{Class: classStepAttack, Why: "the capture wraps around the edge of the board", Squares: attacks.Of(s.from, s.to)}
	case files != 0:
		var names []string
		for sq := range attacked.Squares() {
			names = append(names, sq.String())
		}
		return Finding{Class: classPawnMove, Why: "the pawn attacks " + strings.Join(names, " and "), Squares: attacked | s.from.Bitboard()}
	case way != 0:
		return Finding{Class: classPawnMove, Why: e.named(way.First()) + " is in the way", Squares: push}
	}
	return Finding{Class: classPawnMove, Why: "a push over empty squares", Squares: push}
}

// pieces looks at the moves of knights and sliders.
func (e *examination) pieces(s subject) Finding {
	occ := e.pos.Occupied()
	class, reached := classSlidingAttack, attacks.Empty
	switch s.piece {
	case board.Knight:
		class, reached = classStepAttack, attacks.Knight(s.from)
	case board.Bishop:
		reached = attacks.Bishop(s.from, occ)
	case board.Rook:
		reached = attacks.Rook(s.from, occ)
	case board.Queen:
		reached = attacks.Queen(s.from, occ)
	}
	verb := "does not reach"
	if reached.Has(s.to) {
		verb = "reaches"
	}
	return Finding{Class: class, Why: fmt.Sprintf("%s %s %v", e.named(s.from), verb, s.to), Squares: reached | s.from.Bitboard()}
}
