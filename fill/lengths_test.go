package fill_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/fill"
)

// TestUnequalLengthsPanic makes each slice of each batch shorter and longer than the results in
// turn: a kernel would read or write beyond it.
func TestUnequalLengthsPanic(t *testing.T) {
	for _, batch := range []struct {
		name   string
		slices string // besides dst
		run    func(results int, of [][]uint64)
	}{
		{"AttacksEach", "orthogonals diagonals occ", func(n int, of [][]uint64) { fill.AttacksEach(make([]uint64, n), of[0], of[1], of[2]) }},
		{"RaysEach", "orthogonals diagonals occ", func(n int, of [][]uint64) { fill.RaysEach(make([][8]uint64, n), of[0], of[1], of[2]) }},
		{"MobilityEach", "orthogonals diagonals targets occ", func(n int, of [][]uint64) { fill.MobilityEach(make([]int, n), of[0], of[1], of[2], of[3]) }},
		{"Maps", "Pawns Knights Diagonals Orthogonals King occ", func(n int, of [][]uint64) {
			fill.Maps(0, make([]uint64, n), fill.Pieces[uint64]{of[0], of[1], of[2], of[3], of[4]}, of[5])
		}},
	} {
		names := strings.Fields(batch.slices)
		for odd := range names {
			for _, length := range []int{0, 2, 4} {
				const results = 3
				of, want := make([][]uint64, len(names)), "3 elements in dst"
				for i, name := range names {
					of[i] = make([]uint64, results)
					if i == odd {
						of[i] = make([]uint64, length)
					}
					want += fmt.Sprintf(", %d in %s", len(of[i]), name)
				}
				want = fmt.Sprintf("bitray/fill: %s: %s: expected as many in each", batch.name, want)
				if message := recovered(func() { batch.run(results, of) }); message != want {
					t.Errorf("%s of %d: panic %q, want %q", names[odd], length, message, want)
				}
			}
		}
	}
}

func recovered(call func()) (message string) {
	defer func() { message, _ = recover().(string) }()
	call()
	return ""
}
