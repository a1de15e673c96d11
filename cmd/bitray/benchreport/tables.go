package benchreport

import (
	"fmt"

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
		column := string(g.Mode)
		if t.kind == "perft" {
			column = g.Workload
		}
		tab.Columns = append(tab.Columns, column)
	}
	if t.kind == "" {
		tab.Columns = append(tab.Columns, "tables", "touched in games", "build", "inlines")
	}
	ranked := attackbench.Rank(r.Of(groups[0]))
	for _, f := range ranked {
		row := tableRow{Place: fmt.Sprint(f.Place), Name: f.Technique}
		if places(ranked, f.Place) > 1 {
			row.Place += "="
		}
		for _, g := range groups {
			row.Values = append(row.Values, figureCell(r, g, f.Technique))
		}
		if t.kind == "" {
			row.Values = append(row.Values, properties(r, f.Technique)...)
		}
		tab.Rows = append(tab.Rows, row)
	}
	return tab
}

func figureCell(r *attackbench.Result, g attackbench.Group, technique string) cell {
	for _, f := range r.Of(g) {
		if f.Technique == technique {
			return cell{nanoseconds(f.Median), fmt.Sprintf("%.0f%%", 100*f.Uncertainty())}
		}
	}
	return cell{}
}

func properties(r *attackbench.Result, technique string) []cell {
	row, _ := r.Row(technique)
	touched, build, inlines := "", "", "no"
	if row.TouchedBytes != nil {
		touched = Size(*row.TouchedBytes)
	} else if r.TouchedUnknown != "" {
		touched = "n/a"
	}
	if row.BuildNanoseconds != nil {
		build = fmt.Sprintf("%.2f ms", *row.BuildNanoseconds/1e6)
	}
	if row.Inlines {
		inlines = "yes"
	}
	return []cell{{Value: Size(row.TableBytes)}, {Value: touched}, {Value: build}, {Value: inlines}}
}
