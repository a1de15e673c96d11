package board_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// TestSets holds the sets of both sides to the pieces on the squares.
func TestSets(t *testing.T) {
	walk(t, often(2_000, 1_000_000), func(p *board.Position, _ *rand.Rand) {
		var kinds [2][board.King + 1]attacks.Bitboard
		for sq := range attacks.NoSquare {
			if kind, c := p.PieceAt(sq); kind != board.NoPiece {
				kinds[c][kind] |= sq.Bitboard()
			}
		}
		for c, want := range kinds {
			c := attacks.Color(c) + 2 // of which the lowest bit counts
			diagonals, orthogonals := want[board.Bishop]|want[board.Queen], want[board.Rook]|want[board.Queen]
			all := diagonals | orthogonals | want[board.Pawn] | want[board.Knight] | want[board.King]
			side := attacks.Pieces{Pawns: want[board.Pawn], Knights: want[board.Knight], Diagonals: diagonals, Orthogonals: orthogonals, King: want[board.King]}
			if p.Side(c) != side || p.Diagonals(c) != diagonals || p.Orthogonals(c) != orthogonals || p.OccupiedBy(c) != all {
				t.Errorf("%s: the sets of %v do not fit the pieces on the squares", p.FEN(), c&1)
			}
			for kind, squares := range want {
				if got := p.Pieces(c, board.Piece(kind)); got != squares {
					t.Errorf("%s: %v of %v on %v, want %v", p.FEN(), board.Piece(kind), c&1, got.Count(), squares.Count())
				}
			}
		}
	})
}
