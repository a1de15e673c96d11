package board

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks"
)

// Draw returns the board as text in the manner of Stockfish: rank 8 on top, White's pieces as
// capitals. Stars stand on both sides of the marked squares.
func (p *Position) Draw(marked ...attacks.Square) string {
	const line = " +---+---+---+---+---+---+---+---+\n"
	var text strings.Builder
	text.WriteString(line)
	marks := attacks.SetOf(marked...)
	for rank := 7; rank >= 0; rank-- {
		text.WriteByte(' ')
		for file := range 8 {
			sq := attacks.NewSquare(file, rank)
			star := byte(' ')
			if marks.Has(sq) {
				star = '*'
			}
			text.Write([]byte{'|', star, p.letterAt(sq, ' '), star})
		}
		fmt.Fprintf(&text, "| %d\n%s", rank+1, line)
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
