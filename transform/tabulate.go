package transform

import "math/bits"

// Tabulate fills a table of attacks whose index has one bit for each of some squares. table
// holds 2^n entries if there are n squares; alone[j] are the attacks if of these squares only
// that of index bit j is occupied, and open the attacks if none is.
//
// A square is attacked unless some blocker hides it. So the attacks past several blockers are
// the intersection of the attacks past each of them alone, and every entry is one operation
// away from an earlier one: the set without its lowest blocker.
func Tabulate[B ~uint64](table []B, open B, alone []B) {
	table[0] = open
	for i := 1; i < len(table); i++ {
		table[i] = table[i&(i-1)] & alone[bits.TrailingZeros(uint(i))]
	}
}
