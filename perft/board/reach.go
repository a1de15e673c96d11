package board

import (
	"cmp"
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
		promoted, shutIn := c.promoted(color)
		if pawns > 8 {
			c.note(TooManyPawns, attacks.NoSquare, fmt.Sprintf("at most 8 %v pawns", color), fmt.Sprint(pawns))
		}
		if pieces > 16 {
			c.note(TooManyPieces, attacks.NoSquare, fmt.Sprintf("at most 16 %v pieces", color), fmt.Sprint(pieces))
		} else if all := pawns + promoted.Count(); all > 8 {
			found, before := fmt.Sprint(all), ", with the piece on "
			for sq := range promoted.Squares() {
				found, before = found+before+sq.String()+map[bool]string{true: " (pawns have let no such piece out)"}[shutIn.Has(sq)], " and "
			}
			c.note(TooManyPieces, lastInFEN(promoted), fmt.Sprintf("at most 8 %v pawns and promoted pieces", color), found)
		}
		missing, ahead := 16-c.sides[i^1].All().Count(), s.Pawns
		if color == attacks.Black {
			ahead = transform.FlipVertical(ahead)
		}
		if pawns <= 8 && missing >= 0 && leastCaptures(ahead, 0xff) > missing {
			c.note(TooManyPieces, attacks.NoSquare, fmt.Sprintf("%v pawns with at most %d captures, the %v pieces missing", color, missing, color.Other()), "pawns on a file that need more")
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

// promoted returns as many pieces of a color as must be promoted pawns: all above the number with which games begin, or all that have
// left the back rank if none can, which are shut in, because the next rank has a pawn on each square to which they go. A game of
// Chess960 may begin with them on any square.
func (c *claims) promoted(color attacks.Color) (promoted, shutIn attacks.Bitboard) {
	s, next := &c.sides[color&1], attacks.Rank2<<(40*color)
	dark, light := attacks.DarkSquares, attacks.LightSquares
	for _, kind := range [...]struct {
		pieces, ways attacks.Bitboard
		most         int
	}{{s.Knights, ^next, 2}, {Rook.of(s), next, 2}, {Queen.of(s), next, 1}, {Bishop.of(s) & dark, next & dark, 1}, {Bishop.of(s) & light, next & light, 1}} {
		out := kind.pieces &^ rules.BackRank(color)
		for n := kind.most; n < kind.pieces.Count(); n++ {
			promoted = promoted.With(lastInFEN(cmp.Or(out&^promoted, kind.pieces&^promoted)))
		}
		if kind.ways&^s.Pawns == 0 {
			promoted, shutIn = promoted|out, shutIn|out
		}
	}
	return promoted, shutIn
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
