package board

import "github.com/bitray/bitray/attacks"

// Position is a position with everything a FEN says: the pieces, the side to move, castling rights,
// the en-passant square and the clocks. It is a value: an assignment copies it, == compares it.
// The zero Position has no kings, so its legal moves are undefined; [Start], [ParseFEN] and [Setup] make positions.
type Position struct {
	// The sets come first, White's before Black's: ten words in the order of [Side].
	sides    [2]Side
	castling attacks.Bitboard

	enPassant attacks.Square
	turn      attacks.Color
	form      form
	halfmoves uint16
	fullmoves uint16
}

// form says how castling rights were written and are to be written again.
type form uint8

const (
	// chess960 marks a position whose castlings are not those of standard chess, or whose
	// rights were read as letters of files.
	chess960 form = 1 << iota
	// fileLetters marks rights that are written as letters of files (Shredder-FEN).
	fileLetters
)

// startFEN is the start position of standard chess.
const startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// Start returns the start position of standard chess.
func Start() Position {
	p, err := ParseFEN(startFEN)
	if err != nil {
		panic("bitray/board: " + err.Error()) // a constant of this package
	}
	return p
}

// String returns p as a FEN, see [Position.FEN].
func (p Position) String() string { return p.FEN() }

// SideToMove returns the color that moves next.
func (p *Position) SideToMove() attacks.Color { return p.turn }

// Side returns the pieces of color c, to be read; [Position.Setup] is for changes.
func (p *Position) Side(c attacks.Color) *Side { return &p.sides[c&1] }

// Occupied returns all squares that hold a piece.
func (p *Position) Occupied() attacks.Bitboard { return p.sides[0].All() | p.sides[1].All() }

// PieceAt returns the piece on sq, and [NoPiece] with no meaning of the color if there is none.
func (p *Position) PieceAt(sq attacks.Square) (Piece, attacks.Color) { return pieceAt(&p.sides, sq) }

func pieceAt(sides *[2]Side, sq attacks.Square) (Piece, attacks.Color) {
	if piece := sides[attacks.White].pieceAt(sq); piece != NoPiece {
		return piece, attacks.White
	}
	return sides[attacks.Black].pieceAt(sq), attacks.Black
}

// CastlingRooks returns the rooks of both colors that may still castle.
func (p *Position) CastlingRooks() attacks.Bitboard { return p.castling }

// EnPassant returns the square that a pawn has just passed over, or [attacks.NoSquare]. A FEN
// may name it whether or not it can be captured; [Position.Play] sets it only where a pawn of
// the opponent attacks it.
func (p *Position) EnPassant() attacks.Square { return p.enPassant }

// Chess960 reports whether castling needs the rules of Chess960: a king or a rook with castling
// rights does not stand where it does in standard chess, or the rights were read as letters of
// files. Moves of such a position are usually printed with the king taking the rook.
func (p *Position) Chess960() bool { return p.form&chess960 != 0 }

// HalfmoveClock returns the number of plies since the last capture or pawn move.
func (p *Position) HalfmoveClock() int { return int(p.halfmoves) }

// FullmoveNumber returns the number of the move, which counts up after Black has moved.
func (p *Position) FullmoveNumber() int { return int(p.fullmoves) }

// ClearHistory drops what legal moves do not depend on, so that positions with the same moves,
// and the same moves after those, are equal: the clocks, an en-passant square on which no
// capture is legal, and how the castling rights were written.
func (p *Position) ClearHistory() {
	p.halfmoves, p.fullmoves, p.form = 0, 1, 0
	if !p.CanCaptureEnPassant() {
		p.enPassant = attacks.NoSquare
	}
}
