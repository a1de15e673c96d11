package transform

// Tabulate fills a table of attacks whose index has one bit for each of some squares. alone[j]
// are the attacks if of these squares only that of index bit j is occupied, and open the
// attacks if none is. The first two to the power of len(alone) entries are filled; Tabulate panics
// if the table has fewer.
//
// A square is attacked unless some blocker hides it. So the attacks past several blockers are
// the intersection of the attacks past each of them alone. Bit by bit, the entries with the
// bit are those without it, intersected with the attacks past its blocker.
func Tabulate[B ~uint16 | ~uint64](table []B, open B, alone []B) {
	table[0] = open
	for j, past := range alone {
		without, with := table[:1<<j], table[1<<j:2<<j]
		for i, attacks := range without {
			with[i] = attacks & past
		}
	}
}
