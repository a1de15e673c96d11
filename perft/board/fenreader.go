package board

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks"
)

// reader reads the fields of a FEN from left to right. It checks the form of the text; what the
// text says is settled when all of it is known.
type reader struct {
	text string
	at   int // the offset of what is read next

	pos     Position
	rights  []right        // castling rights, as they are claimed
	passed  attacks.Square // en-passant square, as it is claimed
	starts  map[string]int // where each field begins
	offsets [64]int        // where the piece on each square was read
	faults  []*FENError    // what the pieces contradict
}

// right is one letter of the castling field.
type right struct {
	letter byte
	offset int
}

func (r *reader) fail(f string, expected string) error {
	return &FENError{Field: f, Square: attacks.NoSquare, Offset: r.at, Expected: expected, Found: found(r.text[r.at:])}
}

// next returns the byte that is read next, or 0 at the end.
func (r *reader) next() byte {
	if r.at == len(r.text) {
		return 0
	}
	return r.text[r.at]
}

// blank reads the single blank before a field.
func (r *reader) blank(f string) error {
	if r.next() != ' ' {
		return r.fail(f, "one blank before this field")
	}
	r.at++
	return nil
}

// read reads the four fields that every FEN has and, if they are there, the clocks.
func (r *reader) read() error {
	r.starts = map[string]int{}
	r.passed = attacks.NoSquare
	r.pos.fullmoves = 1
	fields := []struct {
		name string
		read func() error
	}{
		{placementField, r.placement},
		{sideField, r.side},
		{castlingField, r.castling},
		{enPassantField, r.enPassant},
	}
	for i, f := range fields {
		if i > 0 {
			if err := r.blank(f.name); err != nil {
				return err
			}
		}
		r.starts[f.name] = r.at
		if err := f.read(); err != nil {
			return err
		}
	}
	return r.clocks()
}

func (r *reader) placement() error {
	for rank := 7; rank >= 0; rank-- {
		if err := r.rank(rank); err != nil {
			return err
		}
		if rank > 0 {
			if r.next() != '/' {
				return r.fail(placementField, "'/' after the eight squares of a rank")
			}
			r.at++
		}
	}
	return nil
}

func (r *reader) rank(rank int) error {
	for file, afterDigit := 0, false; file < 8; {
		c := r.next()
		switch {
		case c >= '1' && c <= '8':
			if afterDigit || file+int(c-'0') > 8 {
				return r.fail(placementField, "eight squares in a rank, with no two digits in a row")
			}
			file += int(c - '0')
			afterDigit = true
		case c != '.' && strings.IndexByte(pieceLetters, c|0x20) > 0:
			piece := Piece(strings.IndexByte(pieceLetters, c|0x20))
			c := attacks.Color(c >> 5 & 1)
			sq := attacks.NewSquare(file, rank)
			put(&r.pos.sides[c], piece, sq.Bitboard())
			r.offsets[sq] = r.at
			file++
			afterDigit = false
		default:
			expected := "one of PNBRQKpnbrqk or a digit 1 to 8"
			if file > 0 {
				expected += fmt.Sprintf(", as rank %d has %d of its eight squares", rank+1, file)
			}
			return r.fail(placementField, expected)
		}
		r.at++
	}
	return nil
}

func (r *reader) side() error {
	switch r.next() {
	case 'w':
		r.pos.turn = attacks.White
	case 'b':
		r.pos.turn = attacks.Black
	default:
		return r.fail(sideField, "w or b")
	}
	r.at++
	return nil
}

// castling reads the letters of the castling field, of which there are at most four.
func (r *reader) castling() error {
	if r.next() == '-' {
		r.at++
		return nil
	}
	for {
		c := r.next()
		lower := c | 0x20
		if lower != 'k' && lower != 'q' && (lower < 'a' || lower > 'h') || len(r.rights) == 4 {
			break
		}
		r.rights = append(r.rights, right{c, r.at})
		r.at++
	}
	if c := r.next(); len(r.rights) == 0 || c != ' ' && c != 0 {
		return r.fail(castlingField, "'-' or at most four letters of KQkq, A to H, a to h")
	}
	return nil
}

func (r *reader) enPassant() error {
	if r.next() == '-' {
		r.at++
		return nil
	}
	if len(r.text)-r.at < 2 {
		return r.fail(enPassantField, "'-' or a square")
	}
	sq, err := attacks.ParseSquare(r.text[r.at : r.at+2])
	if err != nil {
		return r.fail(enPassantField, "'-' or a square")
	}
	r.passed = sq
	r.at += 2
	return nil
}

// clocks reads the half-move clock and the full-move number, as far as they are there: a field
// that does not start with a digit or a sign is left to the caller.
func (r *reader) clocks() error {
	for _, clock := range []struct {
		name  string
		value *uint16
	}{{halfmoveField, &r.pos.halfmoves}, {fullmoveField, &r.pos.fullmoves}} {
		if r.next() != ' ' || !startsNumber(r.text[r.at+1:]) {
			return nil
		}
		r.at++
		r.starts[clock.name] = r.at
		if err := r.number(clock.name, clock.value); err != nil {
			return err
		}
	}
	return nil
}

func startsNumber(text string) bool {
	return text != "" && (text[0] >= '0' && text[0] <= '9' || text[0] == '+' || text[0] == '-')
}

// number reads digits up to the next blank or semicolon.
func (r *reader) number(f string, value *uint16) error {
	start, n := r.at, 0
	for ; r.at < len(r.text) && r.at-start < 6 && r.text[r.at] >= '0' && r.text[r.at] <= '9'; r.at++ {
		n = n*10 + int(r.text[r.at]-'0')
	}
	c := r.next()
	if r.at == start || n > 65535 || c != 0 && c != ' ' && c != ';' {
		r.at = start
		return r.fail(f, "a whole number from 0 to 65535")
	}
	*value = uint16(n)
	return nil
}
