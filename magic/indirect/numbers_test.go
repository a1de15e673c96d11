package indirect

import (
	"slices"
	"testing"
)

// TestEveryNumberIsUsed checks that the second table is minimal: no set is numbered that no
// occupancy leaves, and all of the table is filled.
func TestEveryNumberIsUsed(t *testing.T) {
	used := slices.Clone(ids[:])
	slices.Sort(used)
	if distinct := slices.Compact(used); len(distinct) != setCount || distinct[setCount-1] != setCount-1 {
		t.Errorf("%d of %d sets are in use", len(distinct), setCount)
	}
	if slices.Contains(sets[:], 0) {
		t.Error("a set is empty")
	}
}
