package board

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft/internal/rules"
)

// reader reads the fields of a FEN from left to right. It checks the form of the text; what the
// text claims is settled when all of it is known.
type reader struct {
	claims
	text   string
	at     int // the offset of what is read next
	rights []claimedRight
}

// read reads and settles the position at the start of text, and returns what follows it, except for what may be left of the
// end of a line. The error says that the text is
// malformed.
func read(text string) (r *reader, operations string, err error) {
	r = &reader{text: text}
	if err := r.read(); err != nil {
		return nil, "", err
	}
	if operations = strings.Trim(text[r.at:], " \t\r\n\x00"); operations != "" && r.next() != ' ' && r.next() != ';' {
		return nil, "", r.fail(endField, "a blank or ';' before what follows")
	}
	r.settle(r.rights)
	return r, operations, nil
}

// maxShown is how much of a text an error quotes, in bytes.
const maxShown = 16

// fail says what should stand here, and quotes the start of what does.
func (r *reader) fail(field, expected string) error {
	found := "the end of the text"
	if r.at < len(r.text) {
		found = printable.Quote(r.text[r.at:], maxShown)
	}
	if c := r.next(); c == '~' || c == '[' || c == '/' && field == sideField {
		found += ", as for promoted pieces and pockets of crazyhouse"
	}
	return &FENError{Field: field, Square: attacks.NoSquare, Offset: r.at, Expected: expected, Found: found}
}

// next returns the byte that is read next, or 0 at the end.
func (r *reader) next() byte {
	if r.at == len(r.text) {
		return 0
	}
	return r.text[r.at]
}

// The fields that every FEN has; the two clocks may be missing.
const requiredFields = 4

// read reads the fields. A clock that does not start with a digit or a sign is left to the caller, with all
// that follows.
func (r *reader) read() error {
	r.places = &places{}
	r.passed = attacks.NoSquare
	r.fullmoves = 1
	for i, read := range []func() error{r.placement, r.side, r.castling, r.enPassant,
		func() error { return r.number(halfmoveField, &r.halfmoves) },
		func() error { return r.number(fullmoveField, &r.fullmoves) },
	} {
		rest := strings.TrimLeft(r.text[r.at:], " ")
		blanks := len(r.text) - r.at - len(rest)
		switch {
		case i >= requiredFields && (rest == "" || strings.IndexByte("+-0123456789", rest[0]) < 0):
			return nil
		case i > 0 && blanks == 0:
			return r.fail(fieldNames[i], "one blank before this field")
		case blanks > min(i, 1):
			r.remark(fieldNames[i], r.at, "single blanks between the fields", "more")
		}
		r.at += blanks
		r.places.fields[i] = r.at
		if err := read(); err != nil {
			return err
		}
	}
	return nil
}

// dash reads the '-' that says that there is nothing, if it is there.
func (r *reader) dash() bool {
	if r.next() != '-' {
		return false
	}
	r.at++
	return true
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
	for file, afterDigit := 0, false; file < 8; r.at++ {
		c := r.next()
		piece, digit := strings.IndexByte(pieceLetters, c|0x20), c >= '1' && c <= '8'
		switch empty := int(c - '0'); {
		case digit && (afterDigit || file+empty > 8):
			return r.fail(placementField, "eight squares in a rank, with no two digits in a row")
		case digit:
			file += empty
		case piece > 0:
			sq := attacks.NewSquare(file, rank)
			put(&r.sides[c>>5&1], Piece(piece), sq.Bitboard())
			r.places.squares[sq] = int32(r.at)
			file++
		default:
			expected := "one of PNBRQKpnbrqk or a digit 1 to 8"
			if file > 0 {
				expected += fmt.Sprintf(", as rank %d has %d of its eight squares", rank+1, file)
			}
			return r.fail(placementField, expected)
		}
		afterDigit = digit
	}
	return nil
}

func (r *reader) side() error {
	side := strings.IndexByte("wb", r.next())
	if side < 0 {
		return r.fail(sideField, "w or b")
	}
	r.turn = attacks.Color(side)
	r.at++
	return nil
}

// castling reads the letters of the castling field, of which there are at most four.
func (r *reader) castling() error {
	if r.dash() {
		return nil
	}
	for len(r.rights) < 4 && strings.IndexByte("kqabcdefgh", r.next()|0x20) >= 0 {
		r.rights = append(r.rights, r.claim(r.next()))
		r.at++
	}
	if c := r.next(); len(r.rights) == 0 || c != ' ' && c != 0 {
		return r.fail(castlingField, "'-' or at most four letters of KQkq, A to H, a to h")
	}
	return nil
}

// claim returns what a letter of the castling field claims.
func (r *reader) claim(letter byte) claimedRight {
	c, capital := attacks.Color(letter>>5&1), letter&^0x20
	side := &r.sides[c&1]
	rooks, king := Rook.of(side)&rules.BackRank(c), side.King.First()
	claimed := claimedRight{color: c, letter: letter, offset: r.at}
	switch capital {
	case 'K':
		claimed.rook = (rooks & attacks.Ray(attacks.East, king)).Last()
	case 'Q':
		claimed.rook = (rooks & attacks.Ray(attacks.West, king)).First()
	default:
		claimed.rook = (rooks & (attacks.FileA << (capital - 'A'))).First()
		claimed.byFile = true
	}
	return claimed
}

func (r *reader) enPassant() (err error) {
	if r.dash() {
		return nil
	}
	if r.passed, err = attacks.ParseSquare(r.text[r.at:min(r.at+2, len(r.text))]); err != nil {
		return r.fail(enPassantField, "'-' or a square")
	}
	r.at += 2
	return nil
}

// number reads a clock, up to the next blank or semicolon, or a dash in its place.
func (r *reader) number(f string, value *uint16) error {
	digits := r.text[r.at:]
	if end := strings.IndexAny(digits, " ;\t\r\n\x00"); end >= 0 {
		digits = digits[:end]
	}
	if digits == "-" {
		r.remark(f, r.at, "a whole number", digits)
		r.places.fields[slices.Index(fieldNames[:], f)] = 0
		r.at++
		return nil
	}
	n, err := strconv.ParseUint(digits, 10, 16)
	if err != nil {
		return r.fail(f, "a whole number from 0 to 65535")
	}
	*value = uint16(n)
	r.at += len(digits)
	return nil
}
