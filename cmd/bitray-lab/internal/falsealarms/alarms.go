package falsealarms

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/internal/attackbench"
)

// twin ends the name of the second of two equal subjects.
const twin = "-twin"

// alarms counts comparisons of equal figures, and those that were called different.
type alarms struct{ compared, alarmed int }

func (a *alarms) compare(one, other attackbench.Figure) {
	a.compared++
	if attackbench.Differ(one, other) {
		a.alarmed++
	}
}

func (a alarms) String() string {
	return fmt.Sprintf("%d of %d equal pairs called different, %.2f%%", a.alarmed, a.compared, 100*float64(a.alarmed)/float64(a.compared))
}

// count compares the two subjects of each technique within each result, and each result with the next without
// the second ones.
func count(results []*attackbench.Result) (twins, successive alarms) {
	var before map[attackbench.Cell]attackbench.Figure
	for _, r := range results {
		by := map[attackbench.Cell]attackbench.Figure{}
		for _, f := range r.Figures {
			by[f.Cell] = f
		}
		for cell, figure := range by {
			if strings.HasSuffix(cell.Technique, twin) {
				continue
			}
			if was, ok := before[cell]; ok {
				successive.compare(was, figure)
			}
			cell.Technique += twin
			if other, ok := by[cell]; ok {
				twins.compare(figure, other)
			}
		}
		before = by
	}
	return twins, successive
}
