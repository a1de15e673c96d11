package board

import "github.com/bitray/bitray/attacks"

// Position is a position with everything a FEN says: the pieces, the side to move, castling rights, the
// en-passant square and the clocks. It is a value: an assignment copies it. The zero Position
// has no kings, so its legal moves are unspecified; [Start], [ParseFEN] and [Setup] make positions.
//
// == compares all of it, the clocks too, so a position that has come up again is not equal to the first: compare
// [Position.Code], or the faster [Position.Key].
type Position struct {
	// The sets come first, White's before Black's: ten words in the order of [attacks.Pieces].
	sides
	castling attacks.Bitboard

	enPassant attacks.Square
	turn      attacks.Color
	// chess960 marks a position whose castlings are not those of standard chess, or whose
	// rights were read as letters of files; fileLetters those rights that are written so.
	chess960, fileLetters bool

	halfmoves uint16
	fullmoves uint16
}

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

// CastlingRooks returns the rooks of both colors that may still castle.
func (p *Position) CastlingRooks() attacks.Bitboard { return p.castling }

// EnPassant returns the square that a pawn has just passed over, or [attacks.NoSquare]. A FEN
// may name it whether or not it can be captured; [Position.Play] sets it only where a pawn of
// the opponent attacks it.
func (p *Position) EnPassant() attacks.Square {
	if p.enPassant == attacks.A1 { // of the zero Position
		return attacks.NoSquare
	}
	return p.enPassant
}

// HalfmoveClock returns the number of plies since a capture or a move of a pawn: at 100 a player
// may claim a draw.
func (p *Position) HalfmoveClock() int { return int(p.halfmoves) }

// FullmoveNumber returns the number of the move in the game; it grows after a move of Black.
func (p *Position) FullmoveNumber() int { return int(p.fullmoves) }

// Chess960 reports whether castling needs the rules of Chess960: a king or a rook with castling
// rights does not stand where it does in standard chess, or the rights were read as letters of
// files. Moves of such a position are usually printed with the king taking the rook.
func (p *Position) Chess960() bool { return p.chess960 }
