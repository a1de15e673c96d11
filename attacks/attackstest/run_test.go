package attackstest_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola"
)

// TestOwnGenerator runs what the example shows.
func TestOwnGenerator(t *testing.T) { attackstest.Run(t, own) }

// recorder stands in for the test, and keeps its errors.
type recorder []string

func (*recorder) Helper() {}

func (r *recorder) Error(args ...any) { *r = append(*r, fmt.Sprint(args...)) }

// want compares the beginnings of all errors.
func (r recorder) want(t *testing.T, beginnings ...string) {
	t.Helper()
	for i, text := range r {
		if i >= len(beginnings) || !strings.HasPrefix(text, beginnings[i]) {
			t.Errorf("error %d is %s", i, text)
		}
	}
	if len(r) != len(beginnings) {
		t.Errorf("%d errors, want %q", len(r), beginnings)
	}
}

// TestRunFails runs the suite with a rook that is wrong on a1, and takes memory for each look-up.
func TestRunFails(t *testing.T) {
	var errors recorder
	var keep *attacks.Bitboard
	rook := func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		keep = new(attacks.Bitboard)
		if sq != attacks.A1 {
			*keep = rookFunc(sq, occ)
		}
		return *keep
	}
	attackstest.Run(&errors, attacks.NewSliders(rook, bishopFunc, queenFunc))
	errors.want(t, "exhaustive proof: rook on a1", "what the ray walk says: rook on a1", "attacks are mutual: rook on a1",
		"1 allocations in three look-ups")
}

// TestLinesFails plants a fault for one subset of a rank, one off a diagonal, and one for squares beyond h8.
func TestLinesFails(t *testing.T) {
	var errors recorder
	attackstest.Lines(&errors, hyperbola.File,
		except(hyperbola.Rank, func(sq attacks.Square, occ attacks.Bitboard) bool { return sq == attacks.E4 && occ == attacks.Rank4 }),
		except(hyperbola.Diagonal, func(sq attacks.Square, occ attacks.Bitboard) bool { return sq&63 == attacks.E4 && occ.Has(attacks.A1) }),
		except(hyperbola.AntiDiagonal, func(sq attacks.Square, _ attacks.Bitboard) bool { return sq > 63 }))
	errors.want(t, "line by line: rank on e4", "line by line: diagonal on e4", "asked about square 65: anti-diagonal on b1")
}
