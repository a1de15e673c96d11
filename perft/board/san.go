package board

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/printable"
)

// SAN returns m, a legal move of p, in standard algebraic notation: "e4", "Nbd2", "exd6", "e8=Q", "O-O", with + for check and
// # for mate.
func (p *Position) SAN(m Move) string {
	text := p.withoutCheck(m)
	if !p.GivesCheck(m) {
		return text
	}
	if child := p.After(m); !child.HasLegalMoves() {
		return text + "#"
	}
	return text + "+"
}

func (p *Position) withoutCheck(m Move) string {
	if m.IsCastling() {
		if m.To() > m.From() {
			return "O-O"
		}
		return "O-O-O"
	}
	from, target := p.origin(m), m.To().String()
	if p.Captured(m) != NoPiece {
		target = "x" + target
	}
	if m.Piece() != Pawn {
		return capital(m.Piece()) + from + target
	}
	if m.Promotion() != NoPiece {
		target += "=" + capital(m.Promotion())
	}
	return from + target
}

func capital(p Piece) string { return strings.ToUpper(p.String()) }

// origin returns what must be written of the square that m leaves: of a capture by a pawn the file; of a piece what tells it
// from others of its kind that may go to the same square, the file where that is enough, else the rank where that is.
func (p *Position) origin(m Move) string {
	from := m.From().String()
	if m.Piece() == Pawn {
		if m.From().File() == m.To().File() {
			return ""
		}
		return from[:1]
	}
	var others attacks.Bitboard
	var room [MaxMoves]Move
	for _, other := range p.AppendLegalMoves(room[:0]) {
		if other != m && other.To() == m.To() && other.Piece() == m.Piece() && !other.IsCastling() {
			others |= other.From().Bitboard()
		}
	}
	switch {
	case others == 0:
		return ""
	case others&(attacks.FileA<<m.From().File()) == 0:
		return from[:1]
	case others&(attacks.Rank1<<(8*m.From().Rank())) == 0:
		return from[1:]
	}
	return from
}

// ParseSAN finds the legal move of p that is written in standard algebraic notation. It takes more than [Position.SAN]
// writes: signs of check and comment, or none, "0-0", "e8Q", and more of the square left than is needed, with a dash or none: "Ng1-f3".
func (p *Position) ParseSAN(san string) (Move, error) {
	w, understood := parseWritten(san)
	found, n := Move(0), 0
	var room [MaxMoves]Move
	for _, m := range p.AppendLegalMoves(room[:0]) {
		if understood && w.is(m) {
			found = m
			n++
		}
	}
	if n == 1 {
		return found, nil
	}
	const shown = 12 // bytes; no move has more than eight
	if n > 1 {
		return 0, fmt.Errorf("move %s: expected one legal move, found %d in %s", printable.Quote(san, shown), n, p.FEN())
	}
	return 0, fmt.Errorf("move %s: not a legal move of %s", printable.Quote(san, shown), p.FEN())
}

// written is what standard algebraic notation says of a move.
type written struct {
	castling         string // "O-O", "O-O-O" or none
	piece, promotion Piece
	from, to         attacks.Bitboard // squares that it may leave, and the one that it goes to
}

func (w *written) is(m Move) bool {
	if m.IsCastling() {
		return w.castling == "O-O" && m.To() > m.From() || w.castling == "O-O-O" && m.To() < m.From()
	}
	return w.castling == "" && m.Piece() == w.piece && m.Promotion() == w.promotion && w.from.Has(m.From()) && w.to.Has(m.To())
}

func parseWritten(san string) (w written, ok bool) {
	text := strings.TrimRight(san, "+#!?")
	if castling := strings.ReplaceAll(text, "0", "O"); castling == "O-O" || castling == "O-O-O" {
		return written{castling: castling}, true
	}
	w = written{piece: Pawn, from: attacks.Universe}
	if piece := pieceOfCapital(text, 0); piece != NoPiece {
		w.piece, text = piece, text[1:]
	} else if piece = pieceOfCapital(text, len(text)-1); piece != NoPiece {
		w.promotion, text = piece, strings.TrimSuffix(text[:len(text)-1], "=")
	}
	if len(text) < 2 {
		return w, false
	}
	to, err := attacks.ParseSquare(text[len(text)-2:])
	w.to = to.Bitboard()
	if w.piece == Pawn && len(text) == 2 { // no capture
		w.from = attacks.FileA << to.File()
	}
	from := strings.TrimRight(text[:len(text)-2], "x-")
	if len(from) > 0 && from[0] >= 'a' && from[0] <= 'h' {
		w.from, from = attacks.FileA<<(from[0]-'a'), from[1:]
	}
	if len(from) > 0 && from[0] >= '1' && from[0] <= '8' {
		w.from, from = w.from&(attacks.Rank1<<(8*(from[0]-'1'))), from[1:]
	}
	return w, err == nil && from == ""
}

// pieceOfCapital returns the piece whose capital stands at a place of text, or NoPiece; a pawn has none.
func pieceOfCapital(text string, place int) Piece {
	if place >= 0 && place < len(text) {
		if i := strings.IndexByte("NBRQK", text[place]); i >= 0 {
			return Knight + Piece(i)
		}
	}
	return NoPiece
}
