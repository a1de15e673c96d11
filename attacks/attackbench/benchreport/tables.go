package benchreport

import (
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
)

// topic is what the figures of one table have in common.
type topic struct {
	family          attackbench.Family
	piece, workload string
}

func topicOf(g attackbench.Group) topic {
	if family := g.Mode.Family(); family == attackbench.Counting || family == attackbench.Sets {
		return topic{family: family}
	}
	return topic{g.Mode.Family(), g.Piece, g.Workload}
}

// queensOfGames is the topic that comes first.
var queensOfGames = topic{attackbench.LookUps, "queen", "game"}

// workloadTitles say what the workloads of the benchmark are; others are known by their names.
var workloadTitles = map[string]string{
	"game":     ": positions of games, in the order of perft",
	"sparse":   ": random, twelve squares an occupancy",
	"random8":  ": random, 8 pieces on average",
	"random16": ": random, 16 pieces on average",
	"random32": ": random, 32 pieces on average",
}

func (t topic) title() string {
	piece := strings.ToUpper(t.piece[:min(1, len(t.piece))]) + t.piece[min(1, len(t.piece)):]
	switch t.family {
	case attackbench.Counting:
		return "Perft, ns per leaf"
	case attackbench.Sets:
		return "All pieces of a side at once, ns per position"
	case attackbench.Batches:
		piece += " in batches"
	}
	return piece + ", " + t.workload + workloadTitles[t.workload] + ", ns per answer"
}

// table holds the figures of a topic, a column and a plot for each mode.
type table struct {
	topic
	Title      string
	Open       bool // on the page
	Modes      []string
	Properties []string // their columns, if there are some
	Rows       []tableRow
	groups     []attackbench.Group // the first one sorts the rows
}

// tableRow is a row of a table: its figures by mode, and what else is known of it.
type tableRow struct {
	Place, Name string
	Figures     []figure
	Properties  []string
}

// figure is a median with its uncertainty; both are empty if nothing was measured.
type figure struct{ Median, Uncertainty string }

// tables puts the groups of a result into tables: queens of a game first if there are any, others as they come. Each is
// sorted by the mode sort where that was measured.
func tables(r *attackbench.Result, sort attackbench.Mode) (all []*table) {
	by := map[topic]*table{}
	for _, g := range r.Groups() {
		topic := topicOf(g)
		t, known := by[topic]
		if !known {
			t = &table{topic: topic, Title: topic.title()}
			by[topic], all = t, append(all, t)
		}
		if t.groups = append(t.groups, g); g.Mode == sort {
			last := len(t.groups) - 1
			t.groups[0], t.groups[last] = t.groups[last], t.groups[0]
		}
	}
	slices.SortStableFunc(all, func(a, b *table) int { return a.order() - b.order() })
	for i, t := range all {
		t.Open = i == 0 || t.family != attackbench.LookUps
		t.fill(r)
	}
	return all
}

func (t *table) order() int {
	switch {
	case t.topic == queensOfGames:
		return 0
	case t.family == attackbench.LookUps:
		return 1
	}
	return 2
}

// fill adds columns and rows: those that the first mode ranks, and then those that only other modes have.
func (t *table) fill(r *attackbench.Result) {
	if t.family == attackbench.LookUps {
		t.Properties = propertyColumns
	}
	figures := map[string][]figure{}
	var order []string
	for i, g := range t.groups {
		t.Modes = append(t.Modes, column(g))
		for _, f := range attackbench.Rank(r.Of(g)) {
			if figures[f.Technique] == nil {
				figures[f.Technique] = make([]figure, len(t.groups))
				order = append(order, f.Technique)
			}
			figures[f.Technique][i] = figure{nanoseconds(f.Median), percent(f.Uncertainty())}
		}
	}
	places := placesOf(r, t.groups[0])
	for _, name := range order {
		row := tableRow{Place: places[name], Name: name, Figures: figures[name]}
		if t.Properties != nil {
			known, _ := r.Row(name)
			row.Properties = properties(known)
		}
		t.Rows = append(t.Rows, row)
	}
}

// placesOf returns the labels of places by row, none if places would mean nothing.
func placesOf(r *attackbench.Result, g attackbench.Group) map[string]string {
	places := map[string]string{}
	if tooFew(r) {
		return places
	}
	for _, f := range attackbench.Rank(r.Of(g)) {
		places[f.Technique] = f.Label()
	}
	return places
}

// column is the title of a column: the mode, or the position for perft.
func column(g attackbench.Group) string {
	if g.Mode == attackbench.Perft {
		return g.Workload
	}
	return string(g.Mode)
}
