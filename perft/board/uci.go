package board

import (
	"fmt"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft/internal/rules"
)

// UCI returns m, a move of p, in the notation of the UCI protocol: "e2e4", "e7e8q". Castling is
// the move of the king, "e1g1", or, if chess960 is set, the king taking the rook, "e1h1".
func (p *Position) UCI(m Move, chess960 bool) string {
	if m.IsCastling() && !chess960 {
		return m.From().String() + rules.CastlingGoal(m.From().Bitboard(), m.To().Bitboard()).King.String()
	}
	return m.String()
}

// ParseMove finds the legal move of p that is written uci. It takes castling in both notations;
// in Chess960, where "f1g1" may be a step of the king or a castling, it is the step.
func (p *Position) ParseMove(uci string) (Move, error) {
	moves := p.AppendLegalMoves(make([]Move, 0, 256))
	for _, takesRook := range []bool{true, false} {
		for _, m := range moves {
			if p.UCI(m, takesRook) == uci {
				return m, nil
			}
		}
	}
	const shown = 8 // bytes; no move has more than five
	return 0, fmt.Errorf("move %s: not a legal move of %s", printable.Quote(uci, shown), p.FEN())
}
