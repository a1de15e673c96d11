package board

import (
	"strconv"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// Style is a way to write a FEN. The styles differ in the castling rights alone.
type Style uint8

const (
	// Standard writes KQkq and has no letters for kings and rooks that do not castle as in
	// standard chess.
	Standard Style = iota
	// XFEN writes KQkq where the outermost rook of a wing may castle, and the letter of its file
	// where another may.
	XFEN
	// Shredder writes the letters of the files of the rooks, HAha.
	Shredder
)

var styleNames = [...]string{Standard: "standard", XFEN: "X-FEN", Shredder: "Shredder-FEN"}

// String returns the name of s: "standard", "X-FEN" or "Shredder-FEN".
func (s Style) String() string {
	if int(s) < len(styleNames) {
		return styleNames[s]
	}
	return "Style(" + strconv.Itoa(int(s)) + ")"
}

// FEN returns p in Forsyth-Edwards Notation, all six fields. Castling rights are written in the
// style in which they were read, [Shredder] or [XFEN]; what is standard chess looks the same in
// XFEN and [Standard].
func (p *Position) FEN() string {
	style := XFEN
	if p.form&fileLetters != 0 {
		style = Shredder
	}
	fen, _ := p.AppendFEN(make([]byte, 0, 96), style)
	return string(fen)
}

// AppendFEN appends p in Forsyth-Edwards Notation, all six fields, in the given style, and returns
// the longer slice. It returns dst as it is, and false, if the style has no letter for one of the
// castling rights; of the styles only [Standard] lacks letters.
func (p *Position) AppendFEN(dst []byte, style Style) (fen []byte, ok bool) {
	if style == Standard && !p.castlesAsStandard() {
		return dst, false
	}
	for rank := 7; rank >= 0; rank-- {
		dst = p.appendRank(dst, rank)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	dst = append(dst, ' ', p.turn.String()[0], ' ')
	dst = p.appendCastling(dst, style)
	dst = append(dst, ' ')
	dst = append(dst, p.enPassant.String()...)
	dst = append(dst, ' ')
	dst = strconv.AppendUint(dst, uint64(p.halfmoves), 10)
	dst = append(dst, ' ')
	return strconv.AppendUint(dst, uint64(p.fullmoves), 10), true
}

// castlesAsStandard reports whether the kings and rooks with castling rights are where standard
// chess has them.
func (p *Position) castlesAsStandard() bool {
	for c := range p.sides {
		rooks := p.castling & rules.BackRank(attacks.Color(c))
		if rooks&^(attacks.FileA|attacks.FileH) != 0 || rooks != 0 && p.sides[c].King&attacks.FileE == 0 {
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
func (p *Position) appendCastling(dst []byte, style Style) []byte {
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
func (p *Position) rightLetter(c attacks.Color, rook attacks.Square, style Style) byte {
	switch {
	case style == Shredder || !p.outermost(c, rook):
		return 'A' + byte(rook.File())
	case rook > p.Side(c).King.First():
		return 'K'
	}
	return 'Q'
}
