//go:build unix

package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/foreign/call"
	"github.com/bitray/bitray/attacks/proof"
)

// TestAskAll counts what is asked about each piece, in slices that are full except the last: all subsets of the squares
// that it reaches on an empty board, and pieces off the lines besides.
func TestAskAll(t *testing.T) {
	for i, p := range pieces {
		subsets := 0
		for sq := range attacks.Square(64) {
			rook, bishop := pieces[0].want(sq, 0).Count(), pieces[1].want(sq, 0).Count()
			subsets += [...]int{1 << rook, 1 << bishop, 1<<rook + 1<<bishop}[i]
		}
		var ofSquare [64]int
		asked, short := 0, 0
		err := askAll(i, func(q questions) error {
			if len(q.squares) != len(q.occupied) || len(q.squares) > proofLength {
				t.Fatalf("%s: %d squares and %d occupancies", p.name, len(q.squares), len(q.occupied))
			}
			if len(q.squares) < proofLength {
				short++
			}
			asked += len(q.squares)
			for _, sq := range q.squares {
				ofSquare[sq]++
			}
			return nil
		})
		if err != nil || short > 1 || asked < subsets {
			t.Errorf("%s: %d questions, want %d or more; %d slices are not full, error %v", p.name, asked, subsets, short, err)
		}
		for sq, n := range ofSquare {
			if n < 128 {
				t.Errorf("%s: %d questions about %v", p.name, n, attacks.Square(sq))
			}
		}
	}
}

// TestAskAllStops returns an error for the second slice.
func TestAskAllStops(t *testing.T) {
	enough, slices := errors.New("enough"), 0
	err := askAll(0, func(questions) error {
		if slices++; slices == 2 {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) || slices != 2 {
		t.Errorf("%d slices, error %v, want 2 and %v", slices, err, enough)
	}
}

func TestRandomQuestions(t *testing.T) {
	q := random(rand.New(rand.NewPCG(1, 2)), 1000)
	if len(q.squares) != 1000 || len(q.occupied) != 1000 {
		t.Errorf("%d squares and %d occupancies, want 1,000", len(q.squares), len(q.occupied))
	}
	for _, sq := range q.squares {
		if sq > 63 {
			t.Errorf("square %d", sq)
		}
	}
}

func TestBlames(t *testing.T) {
	err := fmt.Errorf("wrapped: %w", &proof.Counterexample{Piece: "rook"})
	if !blames(err, call.Rook) || blames(err, call.Queen) || blames(errors.New("rook"), call.Rook) || blames(nil, call.Rook) {
		t.Error("blames the wrong function")
	}
}

// chain is a right chain of rooks through the square or the occupancy, as bitray.h has it.
func chain(occupied bool) func(squares []uint8, occ []uint64, zero uint64) uint64 {
	return func(squares []uint8, occ []uint64, zero uint64) (fold uint64) {
		last := zero
		for i := range squares {
			sq, o := squares[i], occ[i]
			if occupied {
				o ^= last & zero
			} else {
				sq = (sq ^ uint8(last&zero)) & 63
			}
			last = uint64(attacks.Rook(attacks.Square(sq), attacks.Bitboard(o)))
			fold ^= last
		}
		return fold
	}
}

// TestChained compares a right chain with what is wanted, and finds what is wrong with others.
func TestChained(t *testing.T) {
	q := random(rand.New(rand.NewPCG(3, 4)), 40)
	for _, occupied := range []bool{false, true} {
		c := chained{function: call.RookChain, piece: &pieces[0], occupied: occupied}
		for _, zero := range []uint64{0, ^uint64(0)} {
			for n := range 41 {
				if got, want := c.want(q, n, zero), chain(occupied)(q.squares[:n], q.occupied[:n], zero); got != want {
					t.Fatalf("occupied %v, %d questions, zero %#x: wants %#x, a right chain answers %#x", occupied, n, zero, got, want)
				}
			}
		}
	}
	right := chain(false)
	for name, test := range map[string]struct {
		ask  func(squares []uint8, occ []uint64, zero uint64) uint64
		zero uint64
		want string
	}{
		"deaf": {func(s []uint8, o []uint64, _ uint64) uint64 { return right(s, o, 0) }, ^uint64(0),
			"rook_chain(n 1, zero 0xffffffffffffffff): expected "},
		"nothing": {func(s []uint8, o []uint64, zero uint64) uint64 { return right(s, o, zero) ^ 1 }, 0,
			"rook_chain(n 0, zero 0x0): expected 0x0000000000000000, got 0x0000000000000001"},
		"seventh": {func(s []uint8, o []uint64, zero uint64) uint64 {
			if len(s) >= 7 {
				return right(s, o, zero) ^ 1<<63
			}
			return right(s, o, zero)
		}, 0, "rook_chain(n 7, zero 0x0): expected "},
		"once": {right, 0, "rook_chain(n 40, zero 0x0): wrong once, and right when asked again"},
	} {
		c := chained{function: call.RookChain, piece: &pieces[0], ask: test.ask}
		err := c.firstWrong(q, q.squares, q.occupied, test.zero)
		if err == nil || len(err.Error()) < len(test.want) || err.Error()[:len(test.want)] != test.want {
			t.Errorf("%s: error %v, want %s", name, err, test.want)
		}
		var found *proof.Counterexample
		if errors.As(err, &found) != (name == "seventh") || found != nil && found.Square != attacks.Square(q.squares[6]) {
			t.Errorf("%s: counterexample %v", name, found)
		}
	}
}

// TestRunByHand starts the program without bitray.
func TestRunByHand(t *testing.T) {
	for _, arguments := range [][]string{nil, {"check"}, {"check", "{}", "x"}, {"abacus", "{}"}} {
		if err := run(arguments); err == nil || err.Error() != "expected to be started by bitray check --library or bitray bench --library" {
			t.Errorf("%q: error %v", arguments, err)
		}
	}
}
