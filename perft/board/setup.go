package board

import "github.com/bitray/bitray/attacks"

// Setup is a position that is being put together or changed, of which nothing is checked until
// [Setup.Position] makes a [Position] of it. [NewSetup] and [Position.Setup] make setups.
type Setup struct {
	SideToMove attacks.Color
	// CastlingRooks are the rooks of both colors that may still castle.
	CastlingRooks attacks.Bitboard
	// EnPassant is the square that a pawn has just passed over, or [attacks.NoSquare].
	EnPassant attacks.Square
	// HalfmoveClock and FullmoveNumber, 0 to 65,535, are the clocks of a FEN.
	HalfmoveClock, FullmoveNumber uint16
	// FileLetters says that castling rights are written as letters of files, which makes the
	// position one of Chess960, see [Position.Chess960]. Without rights it means nothing.
	FileLetters bool

	sides
}

// NewSetup returns an empty board with White to move, without castling rights and en-passant
// square, and with the clocks at 0 and 1.
func NewSetup() Setup { return Setup{EnPassant: attacks.NoSquare, FullmoveNumber: 1} }

// Setup returns p as a setup, to be changed. Its [Setup.Position] is p again, except that without
// castling rights it is not one of Chess960.
func (p *Position) Setup() Setup {
	return Setup{
		SideToMove:    p.turn,
		CastlingRooks: p.castling,
		EnPassant:     p.enPassant,
		HalfmoveClock: p.halfmoves, FullmoveNumber: p.fullmoves,
		FileLetters: p.form&fileLetters != 0,
		sides:       p.sides,
	}
}

// Put puts a piece of color c on each of the squares, in place of what stands there. [NoPiece]
// clears them.
func (s *Setup) Put(piece Piece, c attacks.Color, squares attacks.Bitboard) {
	for i := range s.sides {
		remove(&s.sides[i], squares)
		s.sides[i].King &^= squares
	}
	put(&s.sides[c&1], piece, squares)
}

// Position returns the position that s describes, if [ParseFEN] would take it. If not, the error
// is a [*FENError].
func (s *Setup) Position() (Position, error) {
	p, faults := s.settle()
	if err := refused(faults); err != nil {
		return Position{}, err
	}
	return p, nil
}

// Faults returns all that is wrong with s, as [Check] does for a FEN.
func (s *Setup) Faults() (all Fault) {
	p, faults := s.settle()
	all = union(faults)
	if all&(missingKing|severalKings) != 0 {
		return all
	}
	if all&Unplayable == 0 && p.dropEnPassant() != nil {
		all |= enPassantNoCapture
	}
	return all | union(p.unreachableFaults())
}

// settle returns s as a position without the claims that its pieces contradict, and its faults.
func (s *Setup) settle() (Position, []*FENError) {
	p := Position{
		sides: s.sides, turn: s.SideToMove & 1, enPassant: attacks.NoSquare,
		halfmoves: s.HalfmoveClock, fullmoves: s.FullmoveNumber,
	}
	faults := p.kingFaults()
	if len(faults) > 0 {
		return p, faults
	}
	faults = p.playFaults()
	for rook := range s.CastlingRooks.Squares() {
		if d := p.claimRight(s.claim(rook)); d != nil {
			faults = append(faults, d)
		}
	}
	if d := p.claimEnPassant(s.EnPassant); d != nil {
		faults = append(faults, d)
	}
	return p, faults
}

// claim returns the right to castle with the rook on sq. On a square without a rook it is the
// claim of the side whose half of the board this is.
func (s *Setup) claim(sq attacks.Square) claimedRight {
	c := attacks.Color(sq.Rank() >> 2)
	return claimedRight{color: c, rook: sq, byFile: s.FileLetters, name: "the right of " + sq.String()}
}
