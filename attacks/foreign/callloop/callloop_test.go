//go:build (amd64 || arm64) && !windows

package callloop_test

import (
	"math/bits"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks/foreign/callloop"
	"github.com/bitray/bitray/attacks/foreign/callloop/internal/hostile"
)

// questions are what the loops are given. All slices have one element more than n, which the loops
// must leave alone.
type questions struct {
	n                   int
	squares             []byte
	sets, occupied, dst []uint64
	mask                uint64
}

func newQuestions(n int) questions {
	r := rand.New(rand.NewPCG(1, uint64(n)))
	q := questions{n: n, mask: r.Uint64() & 255}
	for range n + 1 {
		q.squares = append(q.squares, byte(r.Uint64()))
		q.sets = append(q.sets, r.Uint64()&r.Uint64()&r.Uint64())
		q.occupied = append(q.occupied, r.Uint64())
		q.dst = append(q.dst, r.Uint64())
	}
	if n > 2 {
		q.sets[1], q.sets[2] = 0, 1<<63|1
	}
	return q
}

// asked is a function that the loops call, in Go.
type asked func(square, occupied uint64) uint64

// loops are the loops with the arguments that follow the function, and as they are defined.
var loops = []struct {
	name      string
	loop      callloop.Loop
	arguments func(q *questions) []uintptr
	folds     bool // what is returned counts
	want      func(q *questions, f asked) (fold uint64)
}{
	{"store", callloop.Store, stores, false, func(q *questions, f asked) uint64 {
		for i := range q.n {
			q.dst[i] = f(uint64(q.squares[i]), q.occupied[i])
		}
		return 0
	}},
	{"fold", callloop.Fold, folds, true, func(q *questions, f asked) (fold uint64) {
		for i := range q.n {
			fold ^= f(uint64(q.squares[i]), q.occupied[i])
		}
		return fold
	}},
	{"chain through the square", callloop.ChainSquare, folds, true, func(q *questions, f asked) (fold uint64) {
		last := q.mask
		for i := range q.n {
			last = f(uint64(q.squares[i])^last&q.mask, q.occupied[i])
			fold ^= last
		}
		return fold
	}},
	{"chain through the occupancy", callloop.ChainOccupied, folds, true, func(q *questions, f asked) (fold uint64) {
		last := q.mask
		for i := range q.n {
			last = f(uint64(q.squares[i]), q.occupied[i]^last&q.mask)
			fold ^= last
		}
		return fold
	}},
	{"each slider", callloop.EachSlider, unions, false, func(q *questions, f asked) uint64 {
		for i, set := range q.sets[:q.n] {
			for ; set != 0; set &= set - 1 {
				q.dst[i] |= f(uint64(bits.TrailingZeros64(set)), q.occupied[i])
			}
		}
		return 0
	}},
	{"each set", callloop.EachSet, unions, false, func(q *questions, f asked) uint64 {
		for i := range q.n {
			q.dst[i] |= f(q.sets[i], q.occupied[i])
		}
		return 0
	}},
}

func stores(q *questions) []uintptr {
	return []uintptr{hostile.Pointer(q.dst), hostile.Pointer(q.squares), hostile.Pointer(q.occupied), uintptr(q.n)}
}

func folds(q *questions) []uintptr {
	return []uintptr{hostile.Pointer(q.squares), hostile.Pointer(q.occupied), uintptr(q.n), uintptr(q.mask)}
}

func unions(q *questions) []uintptr {
	return []uintptr{hostile.Pointer(q.dst), hostile.Pointer(q.sets), hostile.Pointer(q.occupied), uintptr(q.n)}
}

// TestLoopsAsDefined compares what the loops return and store with their definitions, and wants all
// registers preserved and the stack aligned. The function that they call spoils whatever it may.
func TestLoopsAsDefined(t *testing.T) {
	for _, l := range loops {
		for _, n := range []int{0, 1, 2, 3, 64, 1001} {
			for _, f := range []struct {
				name    string
				address uintptr
				asked   asked
			}{
				{"spoiler", hostile.Spoiler.Address(), hostile.Answer},
				{"empty", callloop.Empty.Address(), func(square, occupied uint64) uint64 { return square ^ occupied }},
			} {
				q, wanted := newQuestions(n), newQuestions(n)
				calls := uint64(0)
				want := l.want(&wanted, func(square, occupied uint64) uint64 { calls++; return f.asked(square, occupied) })
				arguments := [6]uintptr{l.loop.Address(), f.address}
				copy(arguments[2:], l.arguments(&q))
				hostile.Report()
				got := uint64(hostile.Call(hostile.Witness.Address(), arguments))
				called, unaligned, changed := hostile.Report()
				runtime.KeepAlive(&q)
				if l.folds && got != want {
					t.Errorf("%s of %s, %d questions: fold %#x, want %#x", l.name, f.name, n, got, want)
				}
				if !slices.Equal(q.dst, wanted.dst) {
					t.Errorf("%s of %s, %d questions: answers differ", l.name, f.name, n)
				}
				if f.name == "spoiler" && (called != calls || unaligned != 0) {
					t.Errorf("%s, %d questions: %d calls, of which %d with a stack off its alignment; want %d calls", l.name, n, called, unaligned, calls)
				}
				if changed != 0 {
					t.Errorf("%s of %s, %d questions: registers %#b are not preserved", l.name, f.name, n, changed)
				}
			}
		}
	}
}

// TestBothAsksBoth asks a pair of functions in both orders, so that each is asked after one that spoils
// registers.
func TestBothAsksBoth(t *testing.T) {
	for _, test := range []struct {
		rook, bishop uintptr
		want         uint64
	}{
		{hostile.Spoiler.Address(), callloop.Empty.Address(), hostile.Answer(45, 7) | (45 ^ 7)},
		{callloop.Empty.Address(), hostile.Spoiler.Address(), hostile.Answer(45, 7) | (45 ^ 7)},
	} {
		callloop.SetPair(test.rook, test.bishop)
		hostile.Report()
		got := uint64(hostile.Call(hostile.Witness.Address(), [6]uintptr{callloop.Both.Address(), 45, 7}))
		if called, unaligned, changed := hostile.Report(); got != test.want || called != 1 || unaligned != 0 || changed != 0 {
			t.Errorf("answer %#x, want %#x; %d calls, %d off the alignment, registers %#b", got, test.want, called, unaligned, changed)
		}
	}
}

// TestWitnessSees shows the witness a function that spoils only what it may, and one that spoils what
// it must preserve.
func TestWitnessSees(t *testing.T) {
	hostile.Report()
	if got := hostile.Call(hostile.Witness.Address(), [6]uintptr{hostile.Spoiler.Address(), 5, 7}); got != uintptr(hostile.Answer(5, 7)) {
		t.Errorf("the spoiler answers %d, want %d", got, hostile.Answer(5, 7))
	}
	if called, unaligned, changed := hostile.Report(); called != 1 || unaligned != 0 || changed != 0 {
		t.Errorf("the spoiler: %d calls, %d off the alignment, registers %#b; want 1, 0, 0", called, unaligned, changed)
	}
	hostile.Call(hostile.Witness.Address(), [6]uintptr{hostile.Thief.Address()})
	if _, _, changed := hostile.Report(); changed != hostile.Stolen {
		t.Errorf("the witness sees registers %#b changed, want %#b", changed, hostile.Stolen)
	}
}
