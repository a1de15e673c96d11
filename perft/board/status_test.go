package board_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestGivesCheck compares with the checkers after the move, at all moves of many positions, Chess960 among them.
func TestGivesCheck(t *testing.T) {
	moves, checks, castlings, enPassant := make([]board.Move, 0, board.MaxMoves), 0, 0, 0
	walk(t, often(20_000, 1_000_000), func(p *board.Position, _ *rand.Rand) {
		moves = p.AppendLegalMoves(moves[:0])
		if p.HasLegalMoves() != (len(moves) > 0) {
			t.Errorf("%v has %d moves, and HasLegalMoves returns %t", p, len(moves), p.HasLegalMoves())
		}
		for _, m := range moves {
			child := p.After(m)
			check := child.Checkers() != 0
			if got := p.GivesCheck(m); got != check {
				t.Fatalf("%v, %v: gives check %t, want %t", p, m, got, check)
			}
			switch {
			case !check:
			case m.IsCastling():
				castlings++
			case m.IsEnPassant():
				enPassant++
			default:
				checks++
			}
		}
	})
	if checks < 1000 || castlings == 0 || enPassant == 0 {
		t.Errorf("%d checks, %d by castling, %d en passant", checks, castlings, enPassant)
	}
}

func TestGivesCheckByWhatUncovers(t *testing.T) {
	for _, test := range []struct {
		fen, move string
		check     bool
	}{
		{"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true},
		{"3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", true},
		{"8/8/8/8/k2Pp2R/8/8/4K3 w - - 0 1", "d4d5", false},
		{"8/8/8/R2Pp2k/8/8/8/6K1 w - e6 0 1", "d5e6", true},
		{"8/6k1/8/3Pp3/8/8/1B6/6K1 w - e6 0 1", "d5e6", true},
		{"6k1/P7/8/8/8/8/8/6K1 w - - 0 1", "a7a8q", true},
		{"6k1/P7/8/8/8/8/8/6K1 w - - 0 1", "a7a8b", false},
	} {
		p := parse(t, test.fen)
		m, err := p.ParseMove(test.move)
		if got := p.GivesCheck(m); err != nil || got != test.check {
			t.Errorf("%s, %s: gives check %t, want %t", test.fen, test.move, got, test.check)
		}
	}
}

func TestInsufficientMaterial(t *testing.T) {
	for placement, want := range map[string]bool{
		"4k3/8/8/8/8/8/8/4K3": true, "4k3/8/8/8/8/8/8/4KN2": true, "4kb2/8/8/8/8/8/8/4K3": true,
		"4kb2/8/8/8/8/8/8/2B1K3": true, "2b1k3/8/8/8/8/8/8/2B1K3": false, "4kb2/8/8/8/8/B1B5/8/2B1K3": true,
		"4k3/8/8/8/8/8/8/4KNN1": false, "4kn2/8/8/8/8/8/8/4KN2": false, "4kb2/8/8/8/8/8/8/4KN2": false,
		"4k3/8/8/8/8/8/8/4KB1B": true, "4k3/8/8/8/8/8/8/4KBB1": false, "4k3/8/8/8/8/8/P7/4K3": false,
		"4k3/8/8/8/8/8/8/4K2R": false, "3qk3/8/8/8/8/8/8/4K3": false,
	} {
		p := parse(t, placement+" w - - 0 1")
		if got := p.InsufficientMaterial(); got != want {
			t.Errorf("%s: %t, want %t", placement, got, want)
		}
	}
}
