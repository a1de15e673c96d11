// Package spectral finds the multipliers with few bits of package spectral and of package six below it, and
// overlaps the tables of the former.
//
// A sum of three copies is so narrow a choice, 41,664 for a square, that [Three] tries all of them, and
// [Packer] chooses among those that work. Each needs an index of the width that the search finds, up to 18
// bits, of which few values are used: the tables are full of holes, and fit into one another.
//
// Six copies are found by package find, for an index with a bit for each relevant square, by taking bits away
// from its multipliers as long as they work ([Six]).
package spectral
