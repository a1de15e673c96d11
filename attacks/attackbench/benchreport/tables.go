package benchreport

import (
	"github.com/bitray/bitray/attacks/attackbench"
)

// table holds the figures of a topic, a column for each mode.
type table struct {
	Title   string
	Open    bool
	Columns []string
	Rows    []tableRow
}

type tableRow struct {
	Place, Name string
	Values      []cell
}

type cell struct{ Value, Interval string }

func tables(r *attackbench.Result) []table {
	var all []table
	for i, t := range topics(r) {
		all = append(all, newTable(r, t, i == 0))
	}
	return all
}

// newTable sorts the rows by the first mode of the topic.
func newTable(r *attackbench.Result, t topic, open bool) table {
	groups := t.groups(r)
	tab := table{Title: t.title(), Open: open}
	for _, g := range groups {
		tab.Columns = append(tab.Columns, modeColumn(g))
	}
	if t.kind == "" {
		tab.Columns = append(tab.Columns, PropertyColumns()...)
	}
	for _, f := range attackbench.Rank(r.Of(groups[0])) {
		row := tableRow{Place: f.Label(), Name: f.Technique}
		for _, g := range groups {
			row.Values = append(row.Values, figureCell(r, g, f.Technique))
		}
		if t.kind == "" {
			for _, property := range Properties(r, f.Technique) {
				row.Values = append(row.Values, cell{Value: property})
			}
		}
		tab.Rows = append(tab.Rows, row)
	}
	return tab
}

// modeColumn is the title of a column: the mode, or the position for perft.
func modeColumn(g attackbench.Group) string {
	if topicOf(g).kind == "perft" {
		return g.Workload
	}
	return string(g.Mode)
}

func figureCell(r *attackbench.Result, g attackbench.Group, technique string) cell {
	for _, f := range r.Of(g) {
		if f.Technique == technique {
			return cell{Nanoseconds(f.Median), Percent(f.Uncertainty())}
		}
	}
	return cell{}
}
