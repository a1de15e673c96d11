package board

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft/internal/rules"
)

// reader reads the fields of a FEN from left to right. It checks the form of the text; what the
// text claims is settled when all of it is known.
type reader struct {
	claims
	text   string
	epd    bool // what follows may be any operations
	at     int  // the offset of what is read next
	rights []claimedRight
}

// read reads and settles the position at the start of text, and returns what follows it, except for what may be left of the
// end of a line. After a line of EPD that is whatever does not begin as a clock. The error says that the text is malformed.
func read(text string, epd bool) (r *reader, operations string, err error) {
	r = &reader{text: text, epd: epd}
	if err := r.read(); err != nil {
		return nil, "", err
	}
	r.settle(r.rights)
	return r, strings.Trim(text[r.at:], lineEnd), nil
}

// lineEnd is what may be left of a line after the fields.
const lineEnd = " \t\r\n\x00"

// maxShown is how much of a text an error quotes, in bytes.
const maxShown = 16

// fail says what should stand here, and quotes the start of what does.
func (r *reader) fail(field, expected string) error {
	return &FENError{Field: field, Square: attacks.NoSquare, Offset: r.at, Expected: expected, Found: r.here()}
}

// What is written in other variants of chess: promoted pieces and pockets, and the checks that are left or given.
var crazyhouse = pattern.Lazy(`^(?:~|\[[PNBRQpnbrq-]*\]|/(?:[Pp]{1,7}|[Pp]*[NBRQnbrq][PNBRQpnbrq]*) )`)
var threeCheck = pattern.Lazy(`^ *\+?[0-9]\+[0-9]`)

// here quotes the start of what stands here, and says what it means in another variant of chess.
func (r *reader) here() string {
	switch rest := r.text[r.at:]; {
	case rest == "":
		return "the end of the text"
	case crazyhouse().MatchString(rest):
		return printable.Quote(rest, maxShown) + ", as for promoted pieces and pockets of crazyhouse"
	case threeCheck().MatchString(rest):
		return printable.Quote(rest, maxShown) + ", as for the checks of three-check"
	default:
		return printable.Quote(rest, maxShown)
	}
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

// read reads the fields. What does not stand in place of a clock is left to the caller, with all that follows. Where no blank follows
// a field, that field is named: it has a character too many, or the blank is missing.
func (r *reader) read() error {
	r.places, r.passed, r.fullmoves = &places{}, attacks.NoSquare, 1
	for i, read := range []func() error{r.placement, r.side, r.castling, r.enPassant,
		func() error { return r.number(halfmoveField, &r.halfmoves) },
		func() error { return r.number(fullmoveField, &r.fullmoves) },
	} {
		rest := strings.TrimLeft(r.text[r.at:], " ")
		blanks := len(r.text) - r.at - len(rest)
		switch {
		case i >= requiredFields && (strings.Trim(rest, lineEnd) == "" || rest[0] == ';'):
			return nil
		case i > 0 && blanks == 0 && rest == "":
			return r.fail(fieldNames[i], "one blank before this field")
		case i > 0 && blanks == 0:
			return r.fail(fieldNames[i-1], cmp.Or(map[int]string{1: "a blank after eight ranks"}[i], "a blank after this field"))
		case i >= requiredFields && strings.IndexByte("+-0123456789", rest[0]) < 0 && (r.epd || !noClock[i]().MatchString(rest)):
			return nil
		case blanks > min(i, 1):
			r.remark(fieldNames[i], r.at, "single blanks between the fields", "more")
		}
		r.at += blanks
		r.places.fields[i] = r.at
		if rest != "" && rest[0] == '-' && (i == 2 || i == 3) { // there is nothing
			r.at++
		} else if err := read(); err != nil {
			return err
		}
	}
	return nil
}

// noClock matches what stands in place of a clock and is no operation of EPD: one character at the end, or a word
// before other clocks, unless it may be "D1", "depth" or "perft"; and in place of the full-move number one word.
var noClock = map[int]func() *regexp.Regexp{4: pattern.Lazy(`^(?:[\w?.]|(?:undefined|null|None|nil|NaN)\b.*|(?:[a-h][36]|[?.!][^;\s]*|[a-ce-oq-zA-CE-OQ-Z]\w*)(?: +\d+){1,2})[ \t\r\n\x00]*$`), 5: pattern.Lazy(`^[^;\s]+[ \t\r\n\x00]*$`)}

// placement reads the pieces from a8 to h1.
func (r *reader) placement() error {
	for rank, file, afterDigit := 7, 0, false; rank > 0 || file < 8; r.at++ {
		c := r.next()
		piece, digit := strings.IndexByte(pieceLetters, c|0x20), c >= '1' && c <= '8'
		switch empty := int(c - '0'); {
		case file == 8 && c != '/':
			return r.fail(placementField, fmt.Sprintf("'/' after the eight squares of rank %d", rank+1))
		case file == 8:
			rank, file = rank-1, 0
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
	if word := r.text[r.at:]; side < 0 || strings.HasPrefix(word, "white") || strings.HasPrefix(word, "black") {
		return r.fail(sideField, "w or b")
	}
	r.turn = attacks.Color(side)
	r.at++
	return nil
}

// castling reads the letters of the castling field, of which there are at most four.
func (r *reader) castling() error {
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
	if r.passed, err = attacks.ParseSquare(r.text[r.at:min(r.at+2, len(r.text))]); err != nil {
		if r.next()|0x20 == 'k' || r.next()|0x20 == 'q' {
			return r.fail(castlingField, "letters without a blank between them")
		}
		return r.fail(enPassantField, "'-' or a square")
	}
	r.at += 2
	return nil
}

// noDash matches a dash that does not stand for the half-move clock: there are two more.
var noDash = pattern.Lazy(`^- +\d+ +\d`)

// number reads a clock, up to the next blank or semicolon, or a dash in its place.
func (r *reader) number(f string, value *uint16) error {
	digits := r.text[r.at:]
	digits = digits[:strings.IndexAny(digits+";", " ;\t\r\n\x00")]
	if digits == "-" && !noDash().MatchString(r.text[r.at:]) {
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
