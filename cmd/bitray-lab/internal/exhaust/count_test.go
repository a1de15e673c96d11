package exhaust

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/find"
)

// TestSearchCountsAsBruteForceDoes is the ground under the proofs: on the square with the
// fewest bits to decide, it lets the search find all multipliers that end in 101, and compares
// their number with that of a loop over all 2^23 candidates.
func TestSearchCountsAsBruteForceDoes(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped by -short: tests 2^23 multipliers")
	}
	p := find.NewProblem(find.Bishop, 59) // d8
	const indexBits, lowest, ending = 5, 3, 0b101
	brute := 0
	var tester find.Tester
	for high := range uint64(1) << 23 {
		if tester.Test(&p, find.Multiplier{Bits: indexBits, Magic: high<<lowest | ending}) {
			brute++
		}
	}
	list := slices.DeleteFunc(decisions(p.Mask), func(bit uint8) bool { return bit < lowest })
	s := newSearch(&p, indexBits, append([]uint8{0, 1, 2}, list...))
	s.pause = func() bool { return false }
	found := 0
	s.accept = func(uint64) bool { found++; return false }
	s.descend(lowest, ending)
	if found != brute || s.state.Covered != 1.0/(1<<lowest) {
		t.Errorf("the search finds %d multipliers and covers %v, brute force finds %d", found, s.state.Covered, brute)
	}
	if brute == 0 {
		t.Error("there are no multipliers: the test shows nothing")
	}
}
