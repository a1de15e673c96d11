package transformtest_test

import (
	"fmt"
	"math/bits"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/internal/unsafeslice"
)

// recorder stands in for the test under which a check runs, and keeps its failure.
type recorder struct {
	testing.TB
	failure string
}

func (r *recorder) Helper() {}

func (r *recorder) Fatalf(format string, args ...any) {
	r.failure = fmt.Sprintf(format, args...)
	runtime.Goexit()
}

// failureOf runs a check to its end and returns how it failed, if it did.
func failureOf(check func(t testing.TB)) string {
	r := &recorder{}
	done := make(chan struct{})
	go func() {
		defer close(done)
		check(r)
	}()
	<-done
	return r.failure
}

func identity(b uint64) uint64 { return b }

func stay(file, rank int) (toFile, toRank int) { return file, rank }

func TestBoardsHoldEverySquareAloneAndMissing(t *testing.T) {
	boards := transformtest.Boards()
	for sq := range 64 {
		if alone := uint64(1) << sq; !slices.Contains(boards, alone) || !slices.Contains(boards, ^alone) {
			t.Errorf("square %d: its board or the complement is not tried", sq)
		}
	}
	sparse, dense := 0, 0
	for _, b := range boards {
		switch n := bits.OnesCount64(b); {
		case n > 1 && n < 16:
			sparse++
		case n > 48 && n < 63:
			dense++
		}
	}
	if sparse < 90 || dense < 90 {
		t.Errorf("%d sparse boards and %d dense ones, want about a hundred of each", sparse, dense)
	}
	if !slices.Equal(boards, transformtest.Boards()) {
		t.Error("the boards are others the second time")
	}
}

func TestChecksFail(t *testing.T) {
	for _, test := range []struct {
		name, want string
		check      func(t testing.TB)
	}{
		{"one square is always wrong", "of board 0x0000000000000000", func(t testing.TB) {
			transformtest.Equal(t, func(b uint64) uint64 { return b ^ 1<<40 }, identity)
		}},
		{"two squares change places", "of board 0x", func(t testing.TB) {
			transformtest.Permutation(t, func(b uint64) uint64 { return b ^ (b>>1^b)&1*3 }, stay)
		}},
		{"sums carry", "does not distribute over", func(t testing.TB) {
			transformtest.Distributive(t, func(b uint64) uint64 { return b + b })
		}},
		{"a set bit is forced", "does not distribute over complement", func(t testing.TB) {
			transformtest.Distributive(t, func(b uint64) uint64 { return b & 0xff })
		}},
		{"all ones, always", "does not distribute over exclusive or", func(t testing.TB) {
			transformtest.Distributive(t, func(uint64) uint64 { return ^uint64(0) })
		}},
		{"right on the boards that are tried", "does not distribute over", func(t testing.TB) {
			transformtest.Permutation(t, func(b uint64) uint64 {
				if slices.Contains(transformtest.Boards(), b) {
					return b
				}
				return 0
			}, stay)
		}},
		{"undone one way round", "of board 0x", func(t testing.TB) {
			const elsewhere = 0x0f1e2d3c4b5a6978
			transformtest.Inverses(t, func(b uint64) uint64 {
				if slices.Contains(transformtest.Boards(), b^elsewhere) {
					return b ^ elsewhere
				}
				return 0
			}, func(b uint64) uint64 { return b ^ elsewhere })
		}},
		{"no length is looked at", "Each: 0 in dst: panic", func(t testing.TB) {
			transformtest.UnequalLengths(t, "package", "Each", "dst, src", func([]int) {})
		}},
		{"a quarter of a turn is not undone", "of board 0x", func(t testing.TB) {
			shift := func(b uint64) uint64 { return bits.RotateLeft64(b, 16) }
			transformtest.Inverses(t, shift, shift)
		}},
	} {
		if got := failureOf(test.check); !strings.HasPrefix(got, test.want) {
			t.Errorf("%s: fails with %q, want %q", test.name, got, test.want)
		}
	}
}

func TestChecksPass(t *testing.T) {
	if got := failureOf(func(t testing.TB) {
		transformtest.Permutation(t, identity, stay)
		transformtest.Inverses(t, bits.Reverse64, bits.Reverse64)
		transformtest.UnequalLengths(t, "package", "Each", "dst, src", func(n []int) {
			panic(unsafeslice.Unequal("package", "Each", "dst, src", n...))
		})
	}); got != "" {
		t.Error(got)
	}
}
