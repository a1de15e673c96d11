package board

import "github.com/bitray/bitray/attacks"

// Fault is something wrong with what a position says, where the text that says it is well
// formed.
type Fault uint32

// The faults that make a position unplayable.
const (
	MissingKing Fault = 1 << iota
	SeveralKings
	PawnOnLastRank
	OpponentInCheck
	CastlingWithoutKing
	CastlingWithoutRook
	CastlingTwice
	EnPassantRank
	EnPassantPawn
	EnPassantOccupied
	EnPassantCheck
)

// settle turns what was read into a position, or says why there is none.
func (r *reader) settle() error {
	for _, step := range []func() error{r.settleMen, r.settleCastling, r.settleEnPassant} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

func (r *reader) fault(fault Fault, f Field, offset int, expected, found string) error {
	return &FENError{Field: f, Offset: offset, Expected: expected, Found: found, Fault: fault}
}

func (r *reader) settleMen() error {
	for c := range r.pos.sides {
		name := attacks.Color(c).String()
		switch kings := r.pos.sides[c].King; {
		case kings == 0:
			return r.fault(MissingKing, PlacementField, 0, "one "+name+" king", "none")
		case kings.Several():
			return r.fault(SeveralKings, PlacementField, 0, "one "+name+" king", "several")
		}
	}
	pawns := r.pos.sides[0].Pawns | r.pos.sides[1].Pawns
	if wrong := pawns & (attacks.Rank1 | attacks.Rank8); wrong != 0 {
		return r.fault(PawnOnLastRank, PlacementField, 0, "no pawns on ranks 1 and 8", "one on "+wrong.First().String())
	}
	them := r.pos.turn.Other()
	king := r.pos.Side(them).King.First()
	if by := r.pos.attackersOf(r.pos.turn, king, r.pos.Occupied()); by != 0 {
		return r.fault(OpponentInCheck, SideField, r.starts[SideField],
			"the side not to move not to be in check", "a check from "+by.First().String())
	}
	return nil
}

func (r *reader) settleCastling() error {
	for _, right := range r.rights {
		if err := r.settleRight(right); err != nil {
			return err
		}
	}
	return nil
}

func (r *reader) settleRight(right right) error {
	letter := string(right.letter)
	c := attacks.Color(right.letter >> 5 & 1)
	s, home := r.pos.Side(c), backRank(c)
	king := s.King.First()
	if s.King&home == 0 {
		return r.fault(CastlingWithoutKing, CastlingField, right.offset,
			"the "+c.String()+" king on his back rank", letter+" with the king on "+king.String())
	}
	wing := right.letter &^ 0x20
	rook := r.pos.outermostRook(c, wing)
	if byFile := wing != 'K' && wing != 'Q'; byFile {
		rook = (s.Of(Rook) & home & (attacks.FileA << (wing - 'A'))).First()
		r.noteFileLetter(c, king, rook)
	}
	if rook == attacks.NoSquare {
		return r.fault(CastlingWithoutRook, CastlingField, right.offset, "a rook to castle with", letter)
	}
	if r.pos.castling&home&wingOf(king, rook) != 0 {
		return r.fault(CastlingTwice, CastlingField, right.offset, "one right on each wing", letter+" as another")
	}
	r.pos.castling |= rook.Bitboard()
	if king.File() != attacks.E1.File() || rook.File() != 0 && rook.File() != 7 {
		r.pos.form |= chess960
	}
	return nil
}

// noteFileLetter notes that rights are written by files: a letter that X-FEN would not have
// needed is one of Shredder-FEN.
func (r *reader) noteFileLetter(c attacks.Color, king, rook attacks.Square) {
	r.pos.form |= chess960
	if rook == r.pos.outermostRook(c, 'K') || rook == r.pos.outermostRook(c, 'Q') {
		r.pos.form |= fileLetters
	}
}

// wingOf returns the squares on the same side of the king as the rook.
func wingOf(king, rook attacks.Square) attacks.Bitboard {
	if rook > king {
		return attacks.Ray(attacks.East, king)
	}
	return attacks.Ray(attacks.West, king)
}

// settleEnPassant checks that the pawn of the opponent can just have passed over the square: it
// stands in front of it, the squares it came over are empty, and before it moved the king of
// the side to move was not in check.
func (r *reader) settleEnPassant() error {
	passed := r.pos.enPassant
	if passed == attacks.NoSquare {
		return nil
	}
	offset := r.starts[EnPassantField]
	fail := func(f Fault, expected string) error {
		return r.fault(f, EnPassantField, offset, expected, passed.String())
	}
	them := r.pos.turn.Other()
	rank, pawn, origin := attacks.Rank6, passed-8, passed+8
	if them == attacks.White {
		rank, pawn, origin = attacks.Rank3, passed+8, passed-8
	}
	if !rank.Has(passed) {
		return fail(EnPassantRank, "a square that a pawn of the opponent passes over")
	}
	if !r.pos.Side(them).Pawns.Has(pawn) {
		return fail(EnPassantPawn, "a pawn of the opponent on "+pawn.String())
	}
	cameOver := attacks.Of(passed, origin)
	if r.pos.Occupied()&cameOver != 0 {
		return fail(EnPassantOccupied, "nothing on "+passed.String()+" and "+origin.String())
	}
	before := r.pos
	before.sides[them].Pawns ^= attacks.Of(pawn, origin)
	if before.Checkers() != 0 {
		return fail(EnPassantCheck, "no check that stood before the double push")
	}
	return nil
}
