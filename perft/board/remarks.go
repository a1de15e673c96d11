package board

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// remark notes what is unusual in a field.
func (r *reader) remark(field string, offset int, expected, found string) {
	f := r.note(Unusual, attacks.NoSquare, expected, found)
	f.Field, f.Offset = field, offset
}

// checkText notes what is unusual, besides blanks and dashes between the fields.
func (r *reader) checkText() {
	if r.at < len(r.text) {
		r.remark(endField, r.at, "nothing after the fields", r.here())
	}
	if r.found&(MissingKing|SeveralKings) == 0 {
		r.checkLetters()
	}
	found, plies := fmt.Sprint(r.halfmoves), 2*int(r.fullmoves)-2+int(r.turn)
	switch clock, number := r.places.fields[4], r.places.fields[5]; {
	case clock > 0 && number == 0 && r.text[r.at-1] != '-':
		r.remark(fullmoveField, r.at, "a number after the half-move clock", "none")
	case r.fullmoves == 0:
		r.remark(fullmoveField, number, "1 or more", "0")
	case r.halfmoves > 0 && r.passed != attacks.NoSquare:
		r.remark(halfmoveField, clock, "0 after a double push", found)
	case number > 0 && int(r.halfmoves) > plies:
		r.remark(halfmoveField, clock, fmt.Sprintf("at most %d, the plies that were played", plies), found)
	}
}

// checkLetters looks for letters KQkq with which the king or the rook, but not both, stands where standard chess has it: what
// another program wrote may be a right that was lost. Where a right is dropped, this one is, too, and so are those that
// no game has together, and those of the same side with neither the king nor the rook there.
func (r *reader) checkLetters() {
	var half, odd, lost attacks.Bitboard // odd are rooks where standard chess has none, lost the ranks where a right is dropped
	for _, right := range r.rights {
		king, rook := r.sides[right.color&1].King.First(), right.rook
		switch {
		case rook == attacks.NoSquare || !r.Position.castling.Has(rook):
			lost |= rules.BackRank(right.color)
			continue
		case right.byFile:
			continue
		}
		odd |= rook.Bitboard() &^ r.standardRooks()
		if (king.File() == attacks.E1.File()) == (rook.File()%7 == 0) {
			continue
		}
		half |= rook.Bitboard()
		r.remark(castlingField, right.offset, "the king and the rook where standard chess has them",
			fmt.Sprintf("%c for the king on %v and the rook on %v, as in Chess960", right.letter, king, rook))
	}
	if r.found&(CastlingWithoutKing|CastlingWithoutRook|CastlingTwice) == 0 {
		if usual := string(r.appendCastling(nil, r.fileLetters)); !strings.HasPrefix(r.text[r.places.fields[2]:], usual) {
			r.remark(castlingField, r.places.fields[2], usual+", as most programs write it", r.text[r.places.fields[2]:][:len(r.rights)])
		}
		return
	}
	if r.Position.castling &^= half | odd&lost; !r.inOneGame() {
		r.Position.castling &= r.standardRooks()
	}
	r.fileLetters = r.fileLetters && r.Position.castling != 0
	r.chess960 = r.fileLetters || r.Position.castling&^r.standardRooks() != 0
}
