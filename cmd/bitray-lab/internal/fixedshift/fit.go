package fixedshift

import (
	"cmp"
	"math"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// firstFit lays the tables over one another, the longest first, each at the first offset at
// which it meets no slot that is taken. It returns the offsets in the order of tables, and the
// number of slots up to the last that is taken.
func firstFit(tables []table) (offsets []int, size int) {
	order := make([]int, len(tables))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		_, a := tables[i].span()
		_, b := tables[j].span()
		return cmp.Compare(b, a)
	})
	offsets = make([]int, len(tables))
	taken := make(overlap.Slab, len(tables)*len(find.Slots{})+2)
	for _, i := range order {
		used := &overlap.Shape{Words: tables[i].used[:(tables[i].end()+63)/64], Span: tables[i].end()}
		offsets[i], _ = taken.Fit(used, math.MaxInt) // the slab is long enough for all tables one after the other
		taken.Toggle(used, offsets[i])
		size = max(size, offsets[i]+used.Span)
	}
	return offsets, size
}
