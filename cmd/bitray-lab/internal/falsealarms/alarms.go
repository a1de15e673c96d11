package falsealarms

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
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

// twins compares the two subjects of each technique within each result.
func twins(results []*attackbench.Result) (a alarms) {
	for _, r := range results {
		by := byCell(r)
		for cell, figure := range by {
			cell.Technique += twin
			if other, ok := by[cell]; ok {
				a.compare(figure, other)
			}
		}
	}
	return a
}

// successive compares each result with the next, without the twins.
func successive(results []*attackbench.Result) (a alarms) {
	for i, r := range results[1:] {
		before := byCell(results[i])
		for cell, figure := range byCell(r) {
			if was, ok := before[cell]; ok && !strings.HasSuffix(cell.Technique, twin) {
				a.compare(was, figure)
			}
		}
	}
	return a
}

func byCell(r *attackbench.Result) map[attackbench.Cell]attackbench.Figure {
	by := make(map[attackbench.Cell]attackbench.Figure, len(r.Figures))
	for _, f := range r.Figures {
		by[f.Cell] = f
	}
	return by
}
