package board

import (
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks"
)

// ParseFEN reads a position in Forsyth-Edwards Notation. It is strict: the fields are separated
// by one blank each, nothing precedes or follows them, and the position must be one in which
// legal moves mean something. Castling rights may be written for standard chess (KQkq), by the
// files of the rooks (Shredder-FEN, HAha), or mixed as X-FEN has it, where K and Q mean the
// outermost rook. The two clocks may be missing; they are 0 and 1 then.
//
// Positions that no game reaches are accepted if they are playable: any number of men, any check
// that can be answered or not. An error is a [*FENError].
func ParseFEN(fen string) (Position, error) {
	r, err := readAll(fen, 0)
	if err != nil {
		return Position{}, err
	}
	return r.pos, nil
}

// ParseEPD reads a line of Extended Position Description: a position as [ParseFEN] takes it,
// with or without clocks, and the operations, whatever follows after a blank or begins with a
// semicolon, which are returned as they stand. An error is a [*FENError].
func ParseEPD(line string) (p Position, operations string, err error) {
	r, err := read(line, 0)
	if err != nil {
		return Position{}, "", err
	}
	operations = line[r.at:]
	if operations != "" && operations[0] != ' ' && operations[0] != ';' {
		return Position{}, "", &FENError{Field: EndField, Offset: r.at,
			Expected: "a blank or ';' before the operations", Found: found(operations)}
	}
	return r.pos, strings.TrimLeft(operations, " "), nil
}

// read reads the position at the start of text and tolerates the given faults.
func read(text string, tolerated Fault) (*reader, error) {
	r := &reader{text: text, tolerated: tolerated}
	if err := r.read(); err != nil {
		return nil, err
	}
	return r, r.settle()
}

// readAll is read for a text that holds nothing but a position.
func readAll(text string, tolerated Fault) (*reader, error) {
	r, err := read(text, tolerated)
	if err == nil && r.at != len(text) {
		err = r.fail(EndField, "nothing after the fields")
	}
	return r, err
}

// FEN returns p in Forsyth-Edwards Notation, all six fields. Castling rights are written in the
// form in which they were read.
func (p *Position) FEN() string {
	var text strings.Builder
	for rank := 7; rank >= 0; rank-- {
		p.writeRank(&text, rank)
		if rank > 0 {
			text.WriteByte('/')
		}
	}
	text.WriteString(" " + p.turn.String()[:1] + " ")
	p.writeCastling(&text)
	text.WriteString(" " + p.enPassant.String())
	text.WriteString(" " + strconv.Itoa(int(p.halfmoves)))
	text.WriteString(" " + strconv.Itoa(int(p.fullmoves)))
	return text.String()
}

func (p *Position) writeRank(text *strings.Builder, rank int) {
	empty := byte(0)
	for file := range 8 {
		letter := p.letterAt(attacks.NewSquare(file, rank), 0)
		if letter == 0 {
			empty++
			continue
		}
		if empty > 0 {
			text.WriteByte('0' + empty)
			empty = 0
		}
		text.WriteByte(letter)
	}
	if empty > 0 {
		text.WriteByte('0' + empty)
	}
}

func (p *Position) writeCastling(text *strings.Builder) {
	if p.castling == 0 {
		text.WriteByte('-')
		return
	}
	for _, c := range []attacks.Color{attacks.White, attacks.Black} {
		rights := p.castling & p.sides[c].Orthogonals & backRank(c)
		for ; rights != 0; rights = rights.Without(rights.Last()) {
			text.WriteByte(p.rightLetter(c, rights.Last()) | byte(c)<<5)
		}
	}
}

// rightLetter returns the capital letter for the right to castle with the rook on sq: K or Q if
// it is the outermost on its wing and the form allows it, else the letter of its file.
func (p *Position) rightLetter(c attacks.Color, sq attacks.Square) byte {
	for _, wing := range []byte("KQ") {
		if p.form&fileLetters == 0 && p.outermostRook(c, wing) == sq {
			return wing
		}
	}
	return 'A' + byte(sq.File())
}

// outermostRook returns the rook of colour c that is farthest from the king on one wing of the
// back rank, 'K' or 'Q', or [attacks.NoSquare].
func (p *Position) outermostRook(c attacks.Color, wing byte) attacks.Square {
	s := p.Side(c)
	rooks := s.Of(Rook) & backRank(c)
	if wing == 'K' {
		return (rooks & attacks.Ray(attacks.East, s.King.First())).Last()
	}
	return (rooks & attacks.Ray(attacks.West, s.King.First())).First()
}
