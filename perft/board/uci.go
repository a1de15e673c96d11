package board

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft/internal/rules"
)

// UCI returns m in the notation of the UCI protocol: "e2e4", "e7e8q". Castling is
// the move of the king, "e1g1", or, if chess960 is set, the king taking the rook, "e1h1". An engine passes the value of its
// option UCI_Chess960, not [Position.Chess960]: whoever set the option expects that notation of every position. Where a king
// castles to the square beside it, that move of the king may also be a step: without the option an engine does better to
// refuse a position of Chess960.
func (m Move) UCI(chess960 bool) string {
	if !m.IsCastling() {
		return m.String()
	}
	to := m.To()
	if !chess960 {
		to = rules.CastlingGoal(m.From().Bitboard(), to.Bitboard()).King
	}
	return m.From().String() + to.String()
}

// ParseMove finds the legal move of p that is written uci, as [Move.UCI] and [Move.String] write it. It takes castling
// in both notations, see [Position.FindMove], the letter of a promotion as a capital too, and "0000", the null move 0, which
// is not legal: test for it before you play what a stranger sent. It allocates nothing but an error.
func (p *Position) ParseMove(uci string) (Move, error) {
	if uci == "0000" {
		return 0, nil
	}
	if len(uci) == 4 || len(uci) == 5 {
		from, noFrom := attacks.ParseSquare(uci[:2])
		to, noTo := attacks.ParseSquare(uci[2:4])
		promotion := NoPiece
		if len(uci) == 5 {
			promotion = Knight + Piece(strings.IndexByte("nbrq", uci[4]|0x20)) // a pawn, which no pawn becomes, for any other
		}
		if m, legal := p.FindMove(from, to, promotion); legal && noFrom == nil && noTo == nil {
			return m, nil
		}
	}
	const shown = 8 // bytes; no move has more than five
	return 0, fmt.Errorf("move %s: not a legal move of %s", printable.Quote(uci, shown), p.FEN())
}

// FindMove returns the legal move of p between two squares, and whether there is one. A pawn that is promoted becomes
// the given piece, which is [NoPiece] for all other moves. Castling goes to the square of the rook, or
// to the one where the king will stand; in Chess960, where the king may also step there, the result is the step.
func (p *Position) FindMove(from, to attacks.Square, promotion Piece) (m Move, legal bool) {
	var room [mostBetween]Move
	for _, m := range p.appendBetween(room[:0], from, to) {
		if m.Promotion() == promotion {
			return m, true
		}
	}
	if king := p.sides[p.turn&1].King; king == from.Bitboard() && promotion == NoPiece {
		for rook := range (p.castling & rules.BackRank(p.turn)).Squares() {
			if rules.CastlingGoal(king, rook.Bitboard()).King == to {
				if m = Move(rules.Move(rules.Castling, from, rook)); p.IsLegal(m) {
					return m, true
				}
			}
		}
	}
	return 0, false
}
