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
		slices int // beside the results
		run    func(results int, of [][]uint64)
	}{
		{"AttacksEach", 3, func(n int, of [][]uint64) { fill.AttacksEach(make([]uint64, n), of[0], of[1], of[2]) }},
		{"RaysEach", 3, func(n int, of [][]uint64) { fill.RaysEach(make([][8]uint64, n), of[0], of[1], of[2]) }},
		{"WhiteMaps", 6, func(n int, of [][]uint64) {
			fill.WhiteMaps(make([]uint64, n), fill.Men[uint64]{of[0], of[1], of[2], of[3], of[4]}, of[5])
		}},
		{"BlackMaps", 6, func(n int, of [][]uint64) {
			fill.BlackMaps(make([]uint64, n), fill.Men[uint64]{of[0], of[1], of[2], of[3], of[4]}, of[5])
		}},
	} {
		for odd := range batch.slices {
			for _, length := range []int{0, 2, 4} {
				const results = 3
				of := make([][]uint64, batch.slices)
				for i := range of {
					of[i] = make([]uint64, results)
				}
				of[odd] = make([]uint64, length)
				want := fmt.Sprintf("bitray/fill: %s: 3 results, but a slice of %d sets", batch.name, length)
				if message := recovered(func() { batch.run(results, of) }); !strings.HasPrefix(message, want) {
					t.Errorf("slice %d of %d: panic %q, want one that begins with %q", odd, length, message, want)
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
