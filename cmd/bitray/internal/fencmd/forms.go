package fencmd

import (
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// form is a way to write castling rights, the only field in which the forms of a FEN differ.
type form struct {
	name string
	// letter returns the capital letter for the right to castle with the rook on sq, or 0 if the
	// form has none.
	letter func(p *board.Position, c attacks.Color, rook attacks.Square) byte
}

var forms = []form{{"standard", standardLetter}, {"X-FEN", xfenLetter}, {"Shredder-FEN", shredderLetter}}

// write returns p in the form, or "" if the form has no letter for one of its rights.
func (f *form) write(p *board.Position) string {
	var letters strings.Builder
	for _, c := range []attacks.Color{attacks.White, attacks.Black} {
		rights := slices.Collect((p.CastlingRooks() & p.Side(c).Orthogonals).Squares())
		for _, rook := range slices.Backward(rights) { // the king's side comes first
			letter := f.letter(p, c, rook)
			if letter == 0 {
				return ""
			}
			letters.WriteByte(letter | byte(c)<<5)
		}
	}
	fields := strings.Fields(p.FEN())
	if letters.Len() > 0 {
		fields[2] = letters.String()
	}
	return strings.Join(fields, " ")
}

func shredderLetter(_ *board.Position, _ attacks.Color, rook attacks.Square) byte {
	return 'A' + byte(rook.File())
}

// xfenLetter names the wing if no other rook stands farther out on it, else the file.
func xfenLetter(p *board.Position, c attacks.Color, rook attacks.Square) byte {
	side := p.Side(c)
	wing, outwards := byte('K'), attacks.East
	if rook < side.King.First() {
		wing, outwards = 'Q', attacks.West
	}
	if side.Of(board.Rook)&attacks.Ray(outwards, rook) != 0 {
		return shredderLetter(p, c, rook)
	}
	return wing
}

func standardLetter(p *board.Position, c attacks.Color, rook attacks.Square) byte {
	king := p.Side(c).King.First()
	if king.File() != attacks.E1.File() || (attacks.FileA|attacks.FileH)&rook.Bitboard() == 0 {
		return 0
	}
	return xfenLetter(p, c, rook)
}
