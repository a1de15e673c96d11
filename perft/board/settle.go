package board

import "github.com/bitray/bitray/attacks"

// settle turns what was read into a position. Faults that are not tolerated end it; a claim that
// is tolerated although the men contradict it is dropped.
func (r *reader) settle() error {
	if err := r.settleKings(); err != nil || len(r.faults) > 0 {
		return err // without its kings there is nothing else to be said of a position
	}
	for _, step := range []func() error{r.settlePawns, r.settleTurn, r.settleCastling, r.settleEnPassant} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// fault notes a fault and returns it as an error if it is not tolerated.
func (r *reader) fault(fault Fault, f Field, offset int, expected, found string) error {
	e := &FENError{Field: f, Offset: offset, Expected: expected, Found: found, Fault: fault}
	if r.tolerated&fault == 0 {
		return e
	}
	r.faults = append(r.faults, e)
	return nil
}

func (r *reader) settleKings() (err error) {
	for c := range r.pos.sides {
		expected := "one " + attacks.Color(c).String() + " king"
		switch kings := r.pos.sides[c].King; {
		case kings == 0:
			err = r.fault(MissingKing, PlacementField, 0, expected, "none")
		case kings.Several():
			err = r.fault(SeveralKings, PlacementField, r.lastRead(kings), expected, "another")
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// lastRead returns the offset of the man on one of the squares that was read last.
func (r *reader) lastRead(squares attacks.Bitboard) (offset int) {
	for sq := range squares.Squares() {
		offset = max(offset, r.offsets[sq])
	}
	return offset
}

func (r *reader) settlePawns() error {
	pawns := r.pos.sides[0].Pawns | r.pos.sides[1].Pawns
	if wrong := pawns & (attacks.Rank1 | attacks.Rank8); wrong != 0 {
		sq := wrong.First()
		return r.fault(PawnOnLastRank, PlacementField, r.offsets[sq], "no pawn on ranks 1 and 8", "one on "+sq.String())
	}
	return nil
}

func (r *reader) settleTurn() error {
	king := r.pos.Side(r.pos.turn.Other()).King.First()
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
	letter, wing := string(right.letter), right.letter&^0x20
	c := attacks.Color(right.letter >> 5 & 1)
	king := r.pos.Side(c).King.First()
	if !backRank(c).Has(king) {
		return r.fault(CastlingWithoutKing, CastlingField, right.offset,
			"the "+c.String()+" king on his back rank", letter+" with the king on "+king.String())
	}
	byFile := wing != 'K' && wing != 'Q'
	rook := r.pos.outermostRook(c, wing)
	if byFile {
		file := attacks.FileA << (wing - 'A')
		rook = (r.pos.Side(c).Of(Rook) & backRank(c) & file).First()
	}
	if rook == attacks.NoSquare {
		return r.fault(CastlingWithoutRook, CastlingField, right.offset, "a rook to castle with", letter)
	}
	if r.pos.castling&wingOf(king, rook) != 0 {
		return r.fault(CastlingTwice, CastlingField, right.offset, "one right on each wing", letter+" as another")
	}
	r.pos.castling |= rook.Bitboard()
	r.pos.form |= r.formOf(c, king, rook, byFile)
	return nil
}

// formOf returns what a right says about the form of the text: whether it is one of Chess960,
// and whether it is written by its file although X-FEN would have needed no file.
func (r *reader) formOf(c attacks.Color, king, rook attacks.Square, byFile bool) (f form) {
	if byFile || king.File() != attacks.E1.File() || rook.File() != 0 && rook.File() != 7 {
		f |= chess960
	}
	outermost := rook == r.pos.outermostRook(c, 'K') || rook == r.pos.outermostRook(c, 'Q')
	if byFile && outermost {
		f |= fileLetters
	}
	return f
}

// wingOf returns the squares of the back rank on the same side of the king as the rook.
func wingOf(king, rook attacks.Square) attacks.Bitboard {
	if rook > king {
		return attacks.Ray(attacks.East, king)
	}
	return attacks.Ray(attacks.West, king)
}

func (r *reader) settleEnPassant() error {
	passed := r.pos.enPassant
	if passed == attacks.NoSquare {
		return nil
	}
	fault, expected := r.pos.enPassantFault()
	if fault == 0 {
		return nil
	}
	r.pos.enPassant = attacks.NoSquare
	return r.fault(fault, EnPassantField, r.starts[EnPassantField], expected, passed.String())
}

// enPassantFault checks that a pawn of the opponent can just have passed over the en-passant
// square: it stands in front of it, the squares it came over are empty, and before it moved the
// king of the side to move was not in check.
func (p *Position) enPassantFault() (fault Fault, expected string) {
	them, passed := p.turn.Other(), p.enPassant
	rank, pawn, origin := attacks.Rank6, passed-8, passed+8
	if them == attacks.White {
		rank, pawn, origin = attacks.Rank3, passed+8, passed-8
	}
	switch {
	case !rank.Has(passed):
		return EnPassantRank, "a square that a pawn of the opponent passes over"
	case !p.Side(them).Pawns.Has(pawn):
		return EnPassantPawn, "a pawn of the opponent on " + pawn.String()
	case p.Occupied()&attacks.Of(passed, origin) != 0:
		return EnPassantOccupied, "nothing on " + passed.String() + " and " + origin.String()
	}
	before := *p
	before.sides[them].Pawns ^= attacks.Of(pawn, origin)
	if before.Checkers() != 0 {
		return EnPassantCheck, "no check that stood before the double push"
	}
	return 0, ""
}
