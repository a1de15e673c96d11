package board

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// FEN returns p in Forsyth-Edwards Notation, all six fields. Castling rights are written in the
// style in which they were read, as [Position.ShredderFEN] or [Position.XFEN] does.
func (p *Position) FEN() string { return p.fen(p.fileLetters) }

// XFEN returns p as X-FEN, which writes KQkq where the outermost rook of a wing may castle, and the letter of
// its file where another may.
func (p *Position) XFEN() string { return p.fen(false) }

// ShredderFEN returns p as Shredder-FEN, which writes the letters of the files of the rooks, HAha.
func (p *Position) ShredderFEN() string { return p.fen(true) }

// StandardFEN returns p in the FEN of standard chess, which writes KQkq, if it has letters for all castling
// rights: kings and rooks that may castle are where standard chess has them.
func (p *Position) StandardFEN() (fen string, ok bool) {
	if p.castling&^p.standardRooks() != 0 {
		return "", false
	}
	return p.XFEN(), true
}

// standardRooks returns the squares of rooks that may castle in standard chess.
func (p *Position) standardRooks() (rooks attacks.Bitboard) {
	for c := range p.sides {
		if rank := rules.BackRank(attacks.Color(c)); p.sides[c].King&attacks.FileE&rank != 0 {
			rooks |= rank & (attacks.FileA | attacks.FileH)
		}
	}
	return rooks
}

// fen writes castling rights by the files of the rooks, or as KQkq where that says it.
func (p *Position) fen(byFile bool) string {
	dst := make([]byte, 0, 96)
	for rank := 7; rank >= 0; rank-- {
		dst = p.appendRank(dst, rank)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	dst = append(dst, ' ', p.turn.String()[0], ' ')
	dst = p.appendCastling(dst, byFile)
	return fmt.Sprintf("%s %v %d %d", dst, p.EnPassant(), p.halfmoves, p.fullmoves)
}

func (p *Position) appendRank(dst []byte, rank int) []byte {
	for file := range 8 {
		letter := p.letterAt(attacks.NewSquare(file, rank), '1')
		if letter == '1' && file > 0 && dst[len(dst)-1] <= '9' {
			dst[len(dst)-1]++ // one more empty square
			continue
		}
		dst = append(dst, letter)
	}
	return dst
}

// appendCastling appends the castling rights, White's first and the king's side first.
func (p *Position) appendCastling(dst []byte, byFile bool) []byte {
	if p.castling == 0 {
		return append(dst, '-')
	}
	for _, c := range []attacks.Color{attacks.White, attacks.Black} {
		rights := p.castling & rules.BackRank(c)
		for ; rights != 0; rights = rights.Without(rights.Last()) {
			dst = append(dst, p.rightLetter(c, rights.Last(), byFile)|byte(c)<<5)
		}
	}
	return dst
}

// rightLetter returns the capital letter for the right of color c to castle with a rook: K or Q if
// not byFile and no rook stands farther out, else the letter of its file.
func (p *Position) rightLetter(c attacks.Color, rook attacks.Square, byFile bool) byte {
	switch {
	case byFile || !p.outermost(c, rook):
		return 'A' + byte(rook.File())
	case rook > p.Side(c).King.First():
		return 'K'
	}
	return 'Q'
}
