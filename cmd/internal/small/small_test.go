package small_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/internal/small"
	"github.com/bitray/bitray/perft/board"
)

// TestPositionsOnce draws all positions of four pieces with one placement of the kings, in which pawns may stand anywhere.
func TestPositionsOnce(t *testing.T) {
	kings := board.NewSetup()
	kings.Put(attacks.White, board.King, attacks.E1.Bitboard())
	kings.Put(attacks.Black, board.King, attacks.E8.Bitboard())
	seen := map[board.Code]bool{}
	var passed, rights int
	small.Positions(kings, 2, func(p *board.Position) bool {
		if seen[p.Code()] {
			t.Errorf("%s: visited twice", p.FEN())
		}
		seen[p.Code()] = true
		if p.EnPassant() != attacks.NoSquare {
			passed++
		}
		if p.CastlingRooks() != 0 {
			rights++
		}
		return !t.Failed()
	})
	if passed == 0 || rights == 0 {
		t.Errorf("%d positions with en passant, %d with rights: expected some of both", passed, rights)
	}
}
