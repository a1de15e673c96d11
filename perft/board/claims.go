package board

import (
	"math/bits"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// claims is a position that a text or a [Setup] describes: pieces, a side to move and clocks, which are
// believed, and castling rights and an en-passant square, which are claimed. [claims.settle] holds the claims
// against the pieces, drops those that do not hold, and collects all that is wrong.
type claims struct {
	Position
	passed attacks.Square // the en-passant square, as it is claimed
	places *places        // in a text, or nil
	faults []*FENError
	found  Fault // the set of faults
}

// places says where a text describes what.
type places struct {
	fields  [len(fieldNames)]int // where each field begins; 0 where one is missing
	squares [64]int32            // where the piece on each square was read
}

// offset returns where the text has the piece that is concerned, or else the field.
func (p *places) offset(field string, sq attacks.Square) int {
	switch {
	case p == nil:
		return -1
	case field == placementField && sq != attacks.NoSquare:
		return int(p.squares[sq&63])
	}
	return p.fields[slices.Index(fieldNames[:], field)]
}

// note adds a fault, and returns it.
func (c *claims) note(fault Fault, sq attacks.Square, expected, found string) *FENError {
	field := faults[fault].field
	f := &FENError{fault, field, sq, expected, found, c.places.offset(field, sq)}
	c.faults = append(c.faults, f)
	c.found |= fault
	return f
}

// accepted returns the position, or the first of its faults with which a position is refused.
func (c *claims) accepted() (Position, error) {
	for _, f := range c.faults {
		if f.Fault&(Unplayable|Repairable) != 0 {
			return Position{}, f
		}
	}
	return c.Position, nil
}

// settle adds to the position the claims that hold, and notes what is wrong with the others and with the
// pieces; without one king of each color only pawns are looked at besides.
func (c *claims) settle(rights []claimedRight) {
	c.enPassant = attacks.NoSquare
	if c.checkPieces(); c.found&(MissingKing|SeveralKings) != 0 {
		return
	}
	king := c.sides[c.turn&1^1].King.First()
	if by := c.AttackersTo(king, c.Occupied()) & c.sides[c.turn&1].All(); by != 0 {
		c.note(OpponentInCheck, by.First(), "the side not to move not to be in check", "a check from "+by.First().String())
	}
	for _, r := range rights {
		c.claimRight(r)
	}
	if c.passed < attacks.NoSquare {
		c.claimEnPassant()
	}
}

// settleRooks is settle for the rights of rooks. On a square without a rook a right is claimed by the side
// whose half of the board this is.
func (c *claims) settleRooks(rooks attacks.Bitboard, byFile bool) {
	rights := make([]claimedRight, 0, 4)
	for ; rooks != 0; rooks = rooks.WithoutLowest() {
		rook := rooks.First()
		rights = append(rights, claimedRight{color: attacks.Color(rook.Rank() >> 2), rook: rook, byFile: byFile, offset: -1})
	}
	c.settle(rights)
}

// noteHarmless notes what is wrong besides the faults that settle has found, and drops an
// en-passant square on which no capture is legal.
func (c *claims) noteHarmless() {
	if c.found&(MissingKing|SeveralKings) != 0 {
		return
	}
	if passed := c.enPassant; c.found&Unplayable == 0 && passed != c.LegalEnPassant() {
		c.enPassant = attacks.NoSquare
		c.note(Superfluous, passed, "a square on which a capture is legal", passed.String())
	}
	c.checkReach()
}

// checkPieces looks at the number of kings, and for pawns where none can be. Without one king of each color nothing else can be said.
func (c *claims) checkPieces() {
	for i := range c.sides {
		switch color, kings := attacks.Color(i), c.sides[i].King; kings.Count() {
		case 0:
			c.note(MissingKing, attacks.NoSquare, "one "+color.String()+" king", "none")
		case 1:
		default:
			c.note(SeveralKings, lastInFEN(kings), "one "+color.String()+" king", "another")
		}
	}
	if wrong := (c.sides[0].Pawns | c.sides[1].Pawns) & (attacks.Rank1 | attacks.Rank8); wrong != 0 {
		c.note(PawnOnLastRank, wrong.First(), "no pawn on ranks 1 and 8", "one on "+wrong.First().String())
	}
}

// lastInFEN returns the one of the squares that a FEN lists last: rank 1 is written last, and
// the h-file is the last of a rank.
func lastInFEN(squares attacks.Bitboard) attacks.Square {
	return attacks.Bitboard(bits.ReverseBytes64(uint64(squares))).Last() ^ 56
}

// claimedRight is the claim that a side may castle with a rook.
type claimedRight struct {
	color  attacks.Color
	rook   attacks.Square // or NoSquare: there is none that could be meant
	byFile bool           // written as the letter of a file
	letter byte           // by which it was written, or 0
	offset int            // where it was written, or -1
}

func (r claimedRight) name() string {
	if r.letter == 0 {
		return "the right of " + r.rook.String()
	}
	return string(r.letter)
}

// claimRight adds a castling right, or notes why the pieces contradict it.
func (c *claims) claimRight(r claimedRight) {
	side, rank := &c.sides[r.color&1], rules.BackRank(r.color)
	king := side.King.First()
	switch {
	case !rank.Has(king):
		c.note(CastlingWithoutKing, king, "the "+r.color.String()+" king on its back rank",
			r.name()+" with the king on "+king.String()).Offset = r.offset
	case r.rook == attacks.NoSquare || !(Rook.of(side) & rank).Has(r.rook):
		c.note(CastlingWithoutRook, r.rook, "a rook to castle with", r.name()).Offset = r.offset
	case c.castling&attacks.Ray(outwards(king, r.rook), king) != 0:
		c.note(CastlingTwice, r.rook, "one right on each wing", r.name()+" as another").Offset = r.offset
	default:
		c.castling |= r.rook.Bitboard()
		if r.byFile || king.File() != attacks.E1.File() || r.rook.File() != 0 && r.rook.File() != 7 {
			c.chess960 = true
		}
		if r.byFile && c.outermost(r.color, r.rook) { // X-FEN would have needed no file
			c.fileLetters = true
		}
	}
}

// outwards returns the direction from the king to a rook on its rank.
func outwards(king, rook attacks.Square) attacks.Direction {
	if rook > king {
		return attacks.East
	}
	return attacks.West
}

// outermost reports whether the rook of color c on a square of its back rank is the one farthest
// from the king on its wing.
func (p *Position) outermost(c attacks.Color, rook attacks.Square) bool {
	side := &p.sides[c&1]
	return Rook.of(side)&attacks.Ray(outwards(side.King.First(), rook), rook) == 0
}

// claimEnPassant adds the square passed, or notes why the pieces contradict it. A pawn of the opponent can
// just have passed over the square: it stands in front of it, the squares it came over are empty, and before
// it moved the king of the side to move was not in check. What stood before matters only where a capture is legal: in
// many files a square is named after every double push.
func (c *claims) claimEnPassant() {
	them, passed := c.turn.Other(), c.passed
	rank, pawn := attacks.Rank3<<(24*c.turn.Other()), rules.PassedPawn(passed)
	origin := pawn ^ 16 // from rank 5 to 7, from rank 4 to 2
	before := c.Position
	before.sides[them].Pawns ^= attacks.SetOf(pawn, origin)
	switch {
	case !rank.Has(passed):
		fault := c.note(EnPassantWrongRank, passed, "a square that a pawn of the opponent passes over", passed.String())
		meant := claims{Position: c.Position, passed: (rank & (attacks.FileA << passed.File())).First()}
		if meant.claimEnPassant(); meant.LegalEnPassant() != attacks.NoSquare { // the pawn's own square is often given
			fault.Expected, c.enPassant = meant.passed.String()+", which a pawn of the opponent has passed over", meant.passed
		}
	case !c.sides[them&1].Pawns.Has(pawn):
		c.note(EnPassantWithoutPawn, passed, "a pawn of the opponent on "+pawn.String(), passed.String())
	case c.Occupied().Has(passed), c.Occupied().Has(origin) && c.capturable(passed):
		c.note(EnPassantOccupied, passed, "nothing on "+passed.String()+" and "+origin.String(), passed.String())
	case before.Checkers() != 0 && c.capturable(passed):
		c.note(EnPassantAfterCheck, passed, "no check that stood before the double push", passed.String())
	default:
		c.enPassant = passed
	}
}

// capturable reports whether a capture on the square passed would be legal.
func (c *claims) capturable(passed attacks.Square) bool {
	p := c.Position
	p.enPassant = passed
	return p.LegalEnPassant() == passed
}
