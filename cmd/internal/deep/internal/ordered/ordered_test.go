package ordered_test

import (
	"errors"
	"iter"
	"runtime"
	"sync/atomic"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep/internal/ordered"
)

var errBad = errors.New("bad")

// numbers yields the numbers below n, or an error in the place of one of them.
func numbers(n, bad int) iter.Seq2[int, error] {
	return func(yield func(int, error) bool) {
		for i := range n {
			var err error
			if i == bad {
				err = errBad
			}
			if !yield(i, err) {
				return
			}
		}
	}
}

func TestResultsKeepTheirOrder(t *testing.T) {
	const n, goroutines = 1000, 4
	next := 0
	var working, most atomic.Int64
	together := make(chan struct{}) // closed when all work at the same time
	for square, err := range ordered.Map(goroutines, numbers(n, -1), func(i int) (int, error) {
		now := working.Add(1)
		defer working.Add(-1)
		if now > goroutines || now == goroutines && most.CompareAndSwap(0, now) {
			most.Store(now)
			close(together)
		}
		<-together
		for range i * 7919 % 5 { // some take longer
			runtime.Gosched()
		}
		return i * i, nil
	}) {
		if err != nil || square != next*next {
			t.Fatalf("result %d is %d (error %v)", next, square, err)
		}
		next++
	}
	if next != n || most.Load() != goroutines {
		t.Errorf("%d results, %d at a time", next, most.Load())
	}
}

// TestTheFirstErrorEnds has an item, the work and the taker end it: nothing works on afterwards.
func TestTheFirstErrorEnds(t *testing.T) {
	for name, test := range map[string]struct{ item, work, taker int }{"item": {5, -1, -1}, "work": {-1, 5, -1}, "taker": {-1, -1, 5}} {
		for _, goroutines := range []int{0, 3} {
			taken, ended := 0, false
			var working atomic.Int64
			var failure error
			for i, err := range ordered.Map(goroutines, numbers(100, test.item), func(i int) (int, error) {
				if ended || working.Add(1) > int64(max(goroutines, 1)) {
					t.Error("it works on, or on too much")
				}
				defer working.Add(-1)
				runtime.Gosched()
				if i == test.work {
					return 0, errBad
				}
				return i, nil
			}) {
				if failure = err; err != nil {
					continue // there is no other result
				}
				if i == test.taker {
					break
				}
				taken++
			}
			ended = true
			if taken != 5 || errors.Is(failure, errBad) == (name == "taker") {
				t.Errorf("%s: error %v after %d items, want 5", name, failure, taken)
			}
		}
	}
}
