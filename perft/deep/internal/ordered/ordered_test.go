package ordered_test

import (
	"errors"
	"runtime"
	"testing"

	"github.com/bitray/bitray/perft/deep/internal/ordered"
)

func TestResultsKeepTheirOrder(t *testing.T) {
	const n = 1000
	var got []int
	p := ordered.New(4, func(i int) (int, error) {
		for range i * 7919 % 5 { // some take longer
			runtime.Gosched()
		}
		return i * i, nil
	}, func(square int) error {
		got = append(got, square)
		return nil
	})
	for i := range n {
		if err := p.Put(i); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.Close(); err != nil || len(got) != n {
		t.Fatalf("%d results, error %v", len(got), err)
	}
	for i, square := range got {
		if square != i*i {
			t.Fatalf("result %d is %d", i, square)
		}
	}
}

func TestTheFirstErrorEnds(t *testing.T) {
	bad := errors.New("bad")
	for name, fail := range map[string]struct{ work, take int }{"work": {5, -1}, "take": {-1, 5}} {
		taken := 0
		p := ordered.New(3, func(i int) (int, error) {
			if i == fail.work {
				return 0, bad
			}
			return i, nil
		}, func(i int) error {
			if i == fail.take {
				return bad
			}
			taken++
			return nil
		})
		for i := range 100 {
			if p.Put(i) != nil {
				break
			}
		}
		if err := p.Close(); !errors.Is(err, bad) || taken != 5 {
			t.Errorf("%s: error %v after %d items, want %v after 5", name, err, taken, bad)
		}
	}
}
