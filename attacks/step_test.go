package attacks_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform"
)

type jump struct{ files, ranks int }

var (
	knightJumps = []jump{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
	kingJumps   = []jump{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}
	pawnJumps   = [2][]jump{{{-1, 1}, {1, 1}}, {{-1, -1}, {1, -1}}}
)

// attackers counts for every square how many jumps from squares of b end there.
func attackers(b attacks.Bitboard, jumps []jump) (count [64]int) {
	for sq := range b.Squares() {
		for _, j := range jumps {
			file, rank := sq.File()+j.files, sq.Rank()+j.ranks
			if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
				count[attacks.NewSquare(file, rank)]++
			}
		}
	}
	return count
}

// where returns the squares whose count is not 0.
func where(count [64]int) (b attacks.Bitboard) {
	for sq, n := range count {
		if n > 0 {
			b = b.With(attacks.Square(sq))
		}
	}
	return b
}

func TestJumps(t *testing.T) {
	white, black := attacks.White, attacks.Black
	for _, piece := range []struct {
		name  string
		got   func(attacks.Bitboard) attacks.Bitboard
		jumps []jump
	}{
		{"knights", attacks.Bitboard.KnightAttacks, knightJumps},
		{"kings", attacks.Bitboard.KingAttacks, kingJumps},
		{"white pawns", func(b attacks.Bitboard) attacks.Bitboard { return b.PawnAttacks(white) }, pawnJumps[white]},
		{"black pawns", func(b attacks.Bitboard) attacks.Bitboard { return b.PawnAttacks(black) }, pawnJumps[black]},
	} {
		for _, b := range boards(200) {
			want := where(attackers(b, piece.jumps))
			if got := piece.got(b); got != want {
				t.Fatalf("%s: set, want, got\n%s", piece.name, transform.Draw(b, want, got))
			}
		}
	}
}

func TestJumpsFromOneSquare(t *testing.T) {
	for sq := range attacks.Square(64) {
		b := sq.Bitboard()
		if attacks.Knight(sq) != b.KnightAttacks() || attacks.King(sq) != b.KingAttacks() {
			t.Errorf("%v: knight, king\n%s", sq, transform.Draw(attacks.Knight(sq), attacks.King(sq)))
		}
		for _, c := range []attacks.Color{attacks.White, attacks.Black} {
			if attacks.Pawn(c, sq) != b.PawnAttacks(c) {
				t.Errorf("%v pawn on %v\n%v", c, sq, attacks.Pawn(c, sq))
			}
		}
	}
}
