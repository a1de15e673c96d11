package board

import (
	"strings"

	"github.com/bitray/bitray/attacks"
)

// Draw returns the board as text in the manner of Stockfish: rank 8 on top, White's pieces as
// capitals.
func (p *Position) Draw() string {
	const line = " +---+---+---+---+---+---+---+---+\n"
	var text strings.Builder
	text.WriteString(line)
	for rank := 7; rank >= 0; rank-- {
		for file := range 8 {
			text.WriteString(" | ")
			text.WriteByte(p.letterAt(attacks.NewSquare(file, rank), ' '))
		}
		text.WriteString(" | ")
		text.WriteByte('1' + byte(rank))
		text.WriteString("\n" + line)
	}
	text.WriteString("   a   b   c   d   e   f   g   h\n")
	return text.String()
}

// letterAt returns the letter of the piece on sq as FEN writes it, or none.
func (p *Position) letterAt(sq attacks.Square, none byte) byte {
	piece, c := p.PieceAt(sq)
	switch {
	case piece == NoPiece:
		return none
	case c == attacks.White:
		return piece.letter() &^ 0x20
	}
	return piece.letter()
}
