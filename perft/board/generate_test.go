package board_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// TestPartsOfMoves holds captures and quiet moves to the list of all moves.
func TestPartsOfMoves(t *testing.T) {
	var captures, quiets int
	walk(t, often(20_000, 1_000_000), func(p *board.Position, _ *rand.Rand) {
		parts := p.AppendTacticals([]board.Move{0})[1:]
		for _, m := range parts {
			if p.Captured(m) == board.NoPiece && m.Promotion() == board.NoPiece {
				t.Errorf("%s: %v among the captures", p.FEN(), m)
			}
		}
		captures += len(parts)
		all, seen := p.AppendLegalMoves(nil), len(parts)
		parts = p.AppendQuiets(parts)
		for _, m := range parts[seen:] {
			if p.Captured(m) != board.NoPiece || m.Promotion() != board.NoPiece {
				t.Errorf("%s: %v among the quiet moves", p.FEN(), m)
			}
		}
		quiets += len(parts) - seen
		slices.Sort(all)
		slices.Sort(parts)
		if !slices.Equal(all, parts) {
			t.Errorf("%s: captures and quiet moves are %v, want %v", p.FEN(), parts, all)
		}
	})
	if captures < 20_000 || quiets < 100_000 {
		t.Errorf("saw %d captures and %d quiet moves, want more", captures, quiets)
	}
}

// TestIsLegal asks for every value that a move may have in some positions, and for random ones in many.
func TestIsLegal(t *testing.T) {
	legal, every, visited := 0, often(50, 10_000), 0
	walk(t, often(50_000, 1_000_000), func(p *board.Position, random *rand.Rand) {
		moves := p.AppendLegalMoves(nil)
		check := func(m board.Move) {
			want := slices.Contains(moves, m)
			if got := p.IsLegal(m); got != want {
				t.Errorf("%s: %v (%#x) is legal: %v, want %v", p.FEN(), m, uint16(m), got, want)
			}
			if want {
				legal++
			}
		}
		if visited++; visited%(often(50_000, 1_000_000)/every) == 0 {
			for m := range 1 << 16 {
				check(board.Move(m))
			}
		}
		check(board.Move(random.Uint32()))
		if len(moves) > 0 { // and values near legal moves
			m := moves[random.IntN(len(moves))]
			check(m)
			check(m ^ 1<<random.IntN(16))
			check(m ^ board.Move(random.IntN(16))<<12)
		}
	})
	if legal < 50_000 {
		t.Errorf("%d values were legal moves, want more", legal)
	}
}

// TestFindMove looks for every pair of squares and promotion, and wants the legal move that has them.
func TestFindMove(t *testing.T) {
	walk(t, often(300, 10_000), func(p *board.Position, _ *rand.Rand) {
		type key struct {
			from, to  attacks.Square
			promotion board.Piece
		}
		want := map[key]board.Move{}
		for _, m := range p.AppendLegalMoves(nil) {
			want[key{m.From(), m.To(), m.Promotion()}] = m
		}
		for _, m := range p.AppendLegalMoves(nil) { // the goal of castling is not a step of the king, or that comes first
			if goal, _ := attacks.ParseSquare(m.UCI(false)[2:4]); m.IsCastling() && want[key{m.From(), goal, board.NoPiece}] == 0 {
				want[key{m.From(), goal, board.NoPiece}] = m
			}
		}
		for from := range attacks.NoSquare {
			for to := range attacks.NoSquare {
				for promotion := board.NoPiece; promotion <= board.King+1; promotion++ {
					m, legal := p.FindMove(from, to, promotion)
					if other := want[key{from, to, promotion}]; m != other || legal != (other != 0) {
						t.Fatalf("%s: %v%v, promotion %v: found %v, %v, want %v", p.FEN(), from, to, promotion, m, legal, other)
					}
				}
			}
		}
	})
}
