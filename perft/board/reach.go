package board

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
	"github.com/bitray/bitray/transform"
)

// checkReach looks for reasons why no game can lead to the position.
func (c *claims) checkReach() {
	for i := range c.sides {
		s, color := &c.sides[i], attacks.Color(i)
		pawns, pieces := s.Pawns.Count(), s.All().Count()
		promoted := max(0, s.Knights.Count()-2) + max(0, Rook.of(s).Count()-2) + max(0, Queen.of(s).Count()-1) +
			c.promotedBishops(color, attacks.DarkSquares) + c.promotedBishops(color, attacks.LightSquares)
		if pawns > 8 {
			c.note(TooManyPawns, attacks.NoSquare, fmt.Sprintf("at most 8 %v pawns", color), fmt.Sprint(pawns))
		}
		if pieces > 16 {
			c.note(TooManyPieces, attacks.NoSquare, fmt.Sprintf("at most 16 %v pieces", color), fmt.Sprint(pieces))
		} else if pawns+promoted > 8 {
			c.note(TooManyPieces, attacks.NoSquare, fmt.Sprintf("at most 8 %v pawns and promoted pieces", color), fmt.Sprint(pawns+promoted))
		}
		missing, ahead := 16-c.sides[i^1].All().Count(), s.Pawns
		if color == attacks.Black {
			ahead = transform.FlipVertical(ahead)
		}
		if pawns <= 8 && missing >= 0 && leastCaptures(ahead, 0xff) > missing {
			c.note(TooManyPieces, attacks.NoSquare, fmt.Sprintf("%v pawns with at most %d captures, the %v pieces missing", color, missing, color.Other()), "more")
		}
	}
	checkers, them := c.Checkers(), &c.sides[c.turn&1^1]
	switch first, last := checkers.First(), checkers.Last(); {
	case checkers.Count() > 2:
		c.note(TooManyCheckers, first, "at most two pieces that give check", fmt.Sprint(checkers.Count()))
	case checkers.Several() && (checkers&(them.Diagonals|them.Orthogonals) == 0 || attacks.Between(first, last)&c.sides[c.turn&1].King != 0):
		c.note(ImpossibleDoubleCheck, first, "two checks that one move can give", "checks from "+first.String()+" and "+last.String())
	}
	if !c.inOneGame() {
		c.note(CastlingOfNoGame, attacks.NoSquare, "kings and rooks that may castle on the same files", string(c.appendCastling(nil, true)))
	}
}

// promotedBishops returns how many of the bishops of color c on squares of one color must be promoted pieces: all but one, or all
// that have left the back rank if no bishop can, because the next rank has a pawn on each square of that color. A game of Chess960 may
// begin with the bishop on any of them.
func (c *claims) promotedBishops(color attacks.Color, squares attacks.Bitboard) int {
	bishops := Bishop.of(&c.sides[color&1]) & squares
	promoted := max(0, bishops.Count()-1)
	if exits := (attacks.Rank2 << (40 * color)) & squares; exits&^c.sides[color&1].Pawns == 0 {
		promoted = max(promoted, (bishops &^ rules.BackRank(color)).Count())
	}
	return promoted
}

// leastCaptures returns how many captures pawns of White need at least to come to their squares, each from another of the files on
// rank 2, or more than 15 if they cannot: a pawn on rank 2 has not moved, and with each rank it may change its file by one.
func leastCaptures(pawns attacks.Bitboard, files uint8) int {
	if pawns == 0 {
		return 0
	}
	least, pawn := 16, pawns.First()
	for file := range 8 {
		captures := max(file-pawn.File(), pawn.File()-file)
		if files>>file&1 != 0 && captures < max(1, pawn.Rank()) {
			least = min(least, captures+leastCaptures(pawns.WithoutLowest(), files&^(1<<file)))
		}
	}
	return least
}

// inOneGame reports whether a game can have the castling rights of both sides: it begins with the king of each between two
// rooks, on the same files.
func (c *claims) inOneGame() bool {
	var kings, rooks attacks.Bitboard // that may castle, brought to rank 1
	for i := range c.sides {
		if rights := c.castling & rules.BackRank(attacks.Color(i)); rights != 0 {
			kings |= c.sides[i].King >> (56 * i)
			rooks |= rights >> (56 * i)
		}
	}
	east := rooks & attacks.Ray(attacks.East, kings.First())
	return !kings.Several() && kings&(attacks.FileA|attacks.FileH) == 0 && !east.Several() && !(rooks &^ east).Several()
}
