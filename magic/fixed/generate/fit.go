package main

import (
	"cmp"
	"slices"

	"github.com/bitray/bitray/magic/find"
)

// slots is the set of slots of the slab that are taken.
type slots []uint64

// meets reports whether one of the used slots is taken if the table begins at offset.
func (s slots) meets(used *find.Slots, offset int) bool {
	at, shift := offset>>6, uint(offset)&63
	for i, word := range used {
		if s[at+i]>>shift&word != 0 || s[at+i+1]<<(64-shift)&word != 0 {
			return true
		}
	}
	return false
}

// take enters the used slots of a table that begins at offset.
func (s slots) take(used *find.Slots, offset int) {
	at, shift := offset>>6, uint(offset)&63
	for i, word := range used {
		s[at+i] |= word << shift
		s[at+i+1] |= word >> (64 - shift)
	}
}

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
	taken := make(slots, len(tables)*len(find.Slots{})+1)
	for _, i := range order {
		t := &tables[i]
		for taken.meets(&t.used, offsets[i]) {
			offsets[i]++
		}
		taken.take(&t.used, offsets[i])
		first, span := t.span()
		size = max(size, offsets[i]+first+span)
	}
	return offsets, size
}
