package board

import "fmt"

// UCI returns m, a move of p, in the notation of the UCI protocol: "e2e4", "e7e8q". Castling is
// the move of the king, "e1g1", or, if chess960 is set, the king taking the rook, "e1h1".
func (p *Position) UCI(m Move, chess960 bool) string {
	to := m.To()
	if m.IsCastling() && !chess960 {
		to = castlingGoal(m.From().Bitboard(), to.Bitboard()).king
	}
	text := m.From().String() + to.String()
	if promoted := m.Promotion(); promoted != NoPiece {
		text += promoted.String()
	}
	return text
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
	if len(uci) > 8 {
		uci = uci[:8] + "..."
	}
	return 0, fmt.Errorf("move %q: not a legal move of %s", uci, p.FEN())
}
