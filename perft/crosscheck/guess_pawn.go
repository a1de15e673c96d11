package crosscheck

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// enPassant looks at a pawn that captures on an empty square.
func (e *examination) enPassant(s subject) (Finding, bool) {
	if s.piece != board.Pawn || !e.pawnAttacks(s.from).Has(s.to) || e.pos.Occupied().Has(s.to) {
		return Finding{}, false
	}
	if e.pos.EnPassant() != s.to {
		why := "there is no en-passant square"
		if e.last.known && !e.last.IsDoublePush() {
			why = fmt.Sprintf("there is nothing to capture: %s was not a double push", e.last.uci)
		}
		return Finding{Class: classEnPassant, Why: why, Squares: attacks.Of(s.from, s.to)}, true
	}
	passed := attacks.NewSquare(s.to.File(), s.from.Rank())
	after := e.pos.Occupied()&^attacks.Of(s.from, passed) | s.to.Bitboard()
	if from := e.attackers(e.kingSquare(), after); from != 0 {
		why := fmt.Sprintf("with both pawns gone, %s attacks the king", e.named(from.First()))
		return Finding{Class: classEnPassant, Why: why, Squares: lineOf(e.kingSquare(), from.First())}, true
	}
	return Finding{Class: classEnPassant, Why: "the capture leaves the king safe", Squares: attacks.Of(s.from, s.to, passed)}, true
}

func (e *examination) pawnAttacks(from attacks.Square) attacks.Bitboard {
	return attacks.Pawn(e.pos.SideToMove(), from)
}

// promotion looks at pawns that reach the last rank. The rule applies only if the four promotions
// are not treated alike.
func (e *examination) promotion(s subject) (Finding, bool) {
	lastRank := (attacks.Rank1 | attacks.Rank8).Has(s.to)
	if s.piece != board.Pawn || lastRank == (len(s.text) == 5) && (!lastRank || e.allPromotions(s)) {
		return Finding{}, false
	}
	why := "the four promotions of the pawn are not treated alike"
	switch {
	case len(s.text) == 4:
		why = "a pawn on the last rank must be promoted"
	case !lastRank:
		why = "a pawn is promoted on the last rank only"
	}
	return Finding{Class: classPromotion, Why: why, Squares: attacks.Of(s.from, s.to)}, true
}

func (e *examination) allPromotions(s subject) bool {
	together := 0
	for _, other := range s.siblings {
		if len(other) == 5 && other[:4] == s.text[:4] {
			together++
		}
	}
	return together == 4
}

// pawn looks at all other pushes and captures.
func (e *examination) pawn(s subject) (Finding, bool) {
	if s.piece != board.Pawn {
		return Finding{}, false
	}
	files := s.to.File() - s.from.File()
	switch attacked := e.pawnAttacks(s.from); {
	case files*files > 1:
		return Finding{Class: classStepAttack, Why: "the capture wraps around the edge of the board", Squares: attacks.Of(s.from, s.to)}, true
	case files != 0:
		return Finding{Class: classPawnMove, Why: fmt.Sprintf("the pawn attacks %s", squares(attacked)), Squares: attacked | s.from.Bitboard()}, true
	}
	if way := lineOf(s.from, s.to).Without(s.from) & e.pos.Occupied(); way != 0 {
		return Finding{Class: classPawnMove, Why: e.named(way.First()) + " is in the way", Squares: lineOf(s.from, s.to)}, true
	}
	return Finding{Class: classPawnMove, Why: "a push over empty squares", Squares: lineOf(s.from, s.to)}, true
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

// squares lists the squares of b in words.
func squares(b attacks.Bitboard) string {
	text := ""
	for sq := range b.Squares() {
		if text != "" {
			text += " and "
		}
		text += sq.String()
	}
	if text == "" {
		return "nothing"
	}
	return text
}
