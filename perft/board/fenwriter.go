package board

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// style is a way to write a FEN. The styles differ in the castling rights alone.
type style uint8

const (
	xFEN     style = iota // KQkq where the outermost rook of a wing may castle, else the letter of its file
	shredder              // the letters of the files of the rooks, HAha
)

// FEN returns p in Forsyth-Edwards Notation, all six fields. Castling rights are written in the
// style in which they were read, as [Position.ShredderFEN] or [Position.XFEN] does.
func (p *Position) FEN() string {
	if p.form&fileLetters != 0 {
		return p.fen(shredder)
	}
	return p.fen(xFEN)
}

// XFEN returns p as X-FEN, which writes KQkq where the outermost rook of a wing may castle, and the letter of
// its file where another may.
func (p *Position) XFEN() string { return p.fen(xFEN) }

// ShredderFEN returns p as Shredder-FEN, which writes the letters of the files of the rooks, HAha.
func (p *Position) ShredderFEN() string { return p.fen(shredder) }

// StandardFEN returns p in the FEN of standard chess, which writes KQkq, if it has letters for all castling
// rights: kings and rooks that may castle are where standard chess has them.
func (p *Position) StandardFEN() (fen string, ok bool) {
	if !p.castlesAsStandard() {
		return "", false
	}
	return p.fen(xFEN), true
}

func (p *Position) fen(style style) string {
	dst := make([]byte, 0, 96)
	for rank := 7; rank >= 0; rank-- {
		dst = p.appendRank(dst, rank)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	dst = append(dst, ' ', p.turn.String()[0], ' ')
	dst = p.appendCastling(dst, style)
	return fmt.Sprintf("%s %v %d %d", dst, p.enPassant, p.halfmoves, p.fullmoves)
}

// castlesAsStandard reports whether the kings and rooks with castling rights are where standard
// chess has them.
func (p *Position) castlesAsStandard() bool {
	for c := range p.sides {
		rooks := p.castling & rules.BackRank(attacks.Color(c))
		if rooks&^(attacks.FileA|attacks.FileH) != 0 || rooks != 0 && p.sides[c].King&attacks.FileE&rules.BackRank(attacks.Color(c)) == 0 {
			return false
		}
	}
	return true
}

func (p *Position) appendRank(dst []byte, rank int) []byte {
	empty := byte(0)
	for file := range 8 {
		letter := p.letterAt(attacks.NewSquare(file, rank), 0)
		if letter == 0 {
			empty++
			continue
		}
		if empty > 0 {
			dst = append(dst, '0'+empty)
			empty = 0
		}
		dst = append(dst, letter)
	}
	if empty > 0 {
		dst = append(dst, '0'+empty)
	}
	return dst
}

// appendCastling appends the castling rights, White's first and the king's side first.
func (p *Position) appendCastling(dst []byte, style style) []byte {
	if p.castling == 0 {
		return append(dst, '-')
	}
	for _, c := range []attacks.Color{attacks.White, attacks.Black} {
		rights := p.castling & rules.BackRank(c)
		for ; rights != 0; rights = rights.Without(rights.Last()) {
			dst = append(dst, p.rightLetter(c, rights.Last(), style)|byte(c)<<5)
		}
	}
	return dst
}

// rightLetter returns the capital letter for the right of color c to castle with a rook: K or Q if
// the style allows it and no rook stands farther out, else the letter of its file.
func (p *Position) rightLetter(c attacks.Color, rook attacks.Square, style style) byte {
	switch {
	case style == shredder || !p.outermost(c, rook):
		return 'A' + byte(rook.File())
	case rook > p.Side(c).King.First():
		return 'K'
	}
	return 'Q'
}
