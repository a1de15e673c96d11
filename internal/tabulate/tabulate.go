package tabulate

import (
	"math/bits"

	"github.com/bitray/bitray/transform"
)

// Fill fills a table of attacks whose index has one bit for each of some squares. alone[j]
// are the attacks if of these squares only that of index bit j is occupied, and open the
// attacks if none is. The first two to the power of len(alone) entries are filled; Fill panics
// if the table has fewer.
//
// A square is attacked unless some blocker hides it. So the attacks past several blockers are
// the intersection of the attacks past each of them alone. Bit by bit, the entries with the
// bit are those without it, intersected with the attacks past its blocker.
func Fill[B ~uint16 | ~uint64](table []B, open B, alone []B) {
	table[0] = open
	for j, past := range alone {
		without := table[:1<<j]
		with := table[len(without):][:len(without)] // without bounds checks in the loop
		for i, attacks := range without {
			with[i] = attacks & past
		}
	}
}

// Subsets fills a table with what a slider on sq attacks for each subset of its relevant squares, in the
// order of [transform.Subsets], which is that of the numbers that parallel extraction makes of them. It
// returns the part that is filled: two to the power of the number of squares. attacks, such as [RankAttacks],
// is asked only about single squares; [Fill] does the rest, in a fraction of the time.
func Subsets(table []uint64, sq int, relevant uint64, attacks func(sq int, occ uint64) uint64) []uint64 {
	alone := make([]uint64, 0, 12) // a rook in the corner has twelve
	for squares := relevant; squares != 0; squares &= squares - 1 {
		alone = append(alone, attacks(sq, squares&-squares))
	}
	table = table[:1<<len(alone)]
	Fill(table, attacks(sq, 0), alone)
	return table
}

// Product makes an index of a subset of the relevant squares: Offset + ((subset*Factor + Addend) >> Shift). The
// offset may be negative if no subset has the first indices.
type Product struct {
	Factor, Addend uint64
	Shift          uint8
	Offset         int
}

// Enter enters what s attacks from sq into a table, for each subset of its relevant squares at the index that p
// makes of it. Subsets may share an entry if they leave the same attacks, and others may have entries between.
//
// Each subset follows from the one without its lowest square, which has been entered before it: no entry is read
// before it is written. A page of memory that is read first is a shared page of zeros, which the system replaces
// at the first write, and two faults for each page would take longer than all the rest.
func (s Slider) Enter(table []uint64, sq int, p Product) {
	relevant := s.Relevant(sq)
	var past [64]uint64 // what is attacked past each single square
	for squares := relevant; squares != 0; squares &= squares - 1 {
		past[bits.TrailingZeros64(squares)] = s.Attacks(sq, squares&-squares)
	}
	index := func(subset uint64) int { return p.Offset + int((subset*p.Factor+p.Addend)>>(p.Shift&63)) }
	table[index(0)] = s.Attacks(sq, 0)
	for subset := relevant & -relevant; subset != 0; subset = transform.NextSubset(subset, relevant) {
		table[index(subset)] = table[index(subset&(subset-1))] & past[bits.TrailingZeros64(subset)]
	}
}
