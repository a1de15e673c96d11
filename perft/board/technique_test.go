package board_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/dynamic"
)

// blind is a technique whose sliders attack nothing.
var blind = attacks.NewSliders(nothing, nothing, nothing)

func nothing(attacks.Square, attacks.Bitboard) attacks.Bitboard { return attacks.Empty }

// TestSlidersAreThoseOfTheTechnique lists and counts moves by a technique whose sliders attack
// nothing: own ones do not move, and those of the opponent keep the king from no square and no pawn from a
// capture en passant.
func TestSlidersAreThoseOfTheTechnique(t *testing.T) {
	right := attacks.NewSliders(reference.Rook, reference.Bishop, reference.Queen)
	for _, test := range []struct {
		fen         string
		seen, blind int
	}{
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", 15, 5},
		{"4k3/8/8/8/8/8/8/B3K3 w - - 0 1", 12, 5},
		{"4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", 22, 5},
		{"3rk3/8/8/8/8/8/8/4K3 w - - 0 1", 3, 5},
		{"4k2b/8/8/8/8/8/8/2K5 w - - 0 1", 4, 5}, // the bishop bars b2
		{"q3k3/8/8/8/8/8/8/6K1 w - - 0 1", 3, 5}, // the queen bars g2 and h1
		{"r3k3/8/8/8/8/8/8/4K3 b - - 0 1", 15, 5},
		{"b3k3/8/8/8/8/8/8/4K3 b - - 0 1", 12, 5},
		{"4k3/8/8/8/8/8/8/3RK3 b - - 0 1", 3, 5},
		{"2k5/8/8/8/8/8/8/4K2B b - - 0 1", 4, 5},
		{"4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", 10, 4},  // a pinned rook
		{"6k1/8/8/8/7b/8/5B2/4K3 w - - 0 1", 6, 4},    // a pinned bishop
		{"8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", 6, 7},   // en passant bares the king on its rank
		{"6k1/6b1/8/3pP3/8/8/1K6/8 w - d6 0 1", 8, 9}, // and on a diagonal
	} {
		p := parse(t, test.fen)
		for name, by := range map[string]struct {
			technique attacks.Sliders
			want      int
		}{"default": {nil, test.seen}, "reference": {right, test.seen}, "blind": {blind, test.blind}} {
			moves := dynamic.AppendLegalMoves(by.technique, &p, []board.Move{board.Move(0)})
			if len(moves) != 1+by.want || moves[0] != board.Move(0) || dynamic.CountLegalMoves(by.technique, &p) != by.want {
				t.Errorf("%s, %s: %d moves are appended, %d counted, want %d",
					test.fen, name, len(moves)-1, dynamic.CountLegalMoves(by.technique, &p), by.want)
			}
		}
	}
}
