package transform

import "golang.org/x/exp/constraints"

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
		without := table[:1<<j]
		with := table[len(without):][:len(without)] // without bounds checks in the loop
		for i, attacks := range without {
			with[i] = attacks & past
		}
	}
}

// TabulateSubsets fills a table with what a slider on sq attacks for each subset of its relevant squares, in the
// order of [Subsets], which is that of the numbers that parallel extraction makes of them. It returns the part
// that is filled: two to the power of the number of squares. attacks, such as [RankAttacks], is asked only about
// single squares; [Tabulate] does the rest, in a fraction of the time.
func TabulateSubsets[S constraints.Integer, B ~uint64](table []B, sq S, relevant B, attacks func(sq S, occ B) B) []B {
	alone := make([]B, 0, 12) // a rook in the corner has twelve
	for squares := relevant; squares != 0; squares &= squares - 1 {
		alone = append(alone, attacks(sq, squares&-squares))
	}
	table = table[:1<<len(alone)]
	Tabulate(table, attacks(sq, 0), alone)
	return table
}
