package attackbench

// Change compares a figure of two results.
type Change struct {
	Cell
	Old, New Figure
	// Ratio is the new median divided by the old one.
	Ratio float64
	// Significant says whether the two differ, as [Differ] tells.
	Significant bool
}

// Compare returns the changes of all cells that both results have, in the order of the new one,
// and how many cells only one of them has.
func Compare(old, new *Result) (changes []Change, unmatched int) {
	before := make(map[Cell]Figure, len(old.Figures))
	for _, f := range old.Figures {
		before[f.Cell] = f
	}
	unmatched = len(old.Figures)
	for _, f := range new.Figures {
		was, ok := before[f.Cell]
		if !ok {
			unmatched++
			continue
		}
		unmatched--
		changes = append(changes, Change{f.Cell, was, f, f.Median / was.Median, Differ(was, f)})
	}
	return changes, unmatched
}
