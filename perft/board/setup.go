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

	sides [2]Side
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
		s.sides[i].remove(squares)
		s.sides[i].King &^= squares
	}
	s.sides[c&1].put(piece, squares)
}

// PieceAt returns the piece on sq, and [NoPiece] with no meaning of the color if there is none.
func (s *Setup) PieceAt(sq attacks.Square) (Piece, attacks.Color) { return pieceAt(&s.sides, sq) }

// Side returns the pieces of color c.
func (s *Setup) Side(c attacks.Color) Side { return s.sides[c&1] }

// Occupied returns all squares that hold a piece.
func (s *Setup) Occupied() attacks.Bitboard { return s.sides[0].All() | s.sides[1].All() }

// Position returns the position that s describes, if [ParseFEN] would take it. If not, the error
// is a [*Defect].
func (s *Setup) Position() (Position, error) {
	p, defects := s.settle()
	if d := refused(defects); d != nil {
		return Position{}, d
	}
	return p, nil
}

// Faults returns all that is wrong with s, as [Check] does for a FEN.
func (s *Setup) Faults() (all Fault) {
	p, defects := s.settle()
	for _, d := range defects {
		all |= d.Fault
	}
	if all&(MissingKing|SeveralKings) != 0 {
		return all
	}
	if all&Unplayable == 0 && p.dropEnPassant() != nil {
		all |= EnPassantNoCapture
	}
	for _, d := range p.unreachableDefects() {
		all |= d.Fault
	}
	return all
}

// settle returns s as a position without the claims that its pieces contradict, and the defects.
func (s *Setup) settle() (Position, []Defect) {
	p := Position{
		sides: s.sides, turn: s.SideToMove & 1, enPassant: attacks.NoSquare,
		halfmoves: s.HalfmoveClock, fullmoves: s.FullmoveNumber,
	}
	defects := p.kingDefects()
	if len(defects) > 0 {
		return p, defects
	}
	defects = p.playDefects()
	for rook := range s.CastlingRooks.Squares() {
		if d := p.claimRight(s.claim(rook)); d != nil {
			defects = append(defects, *d)
		}
	}
	if d := p.claimEnPassant(s.EnPassant); d != nil {
		defects = append(defects, *d)
	}
	return p, defects
}

// claim returns the right to castle with the rook on sq. On a square without a rook it is the
// claim of the side whose half of the board this is.
func (s *Setup) claim(sq attacks.Square) claimedRight {
	c := attacks.Color(sq.Rank() >> 2)
	return claimedRight{color: c, rook: sq, byFile: s.FileLetters, name: "the right of " + sq.String()}
}
