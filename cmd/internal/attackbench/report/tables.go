package report

import (
	"slices"

	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/internal/printable"
)

// family is a kind of modes. Figures of one family, piece and workload stand in one table.
type family int

const (
	lookUps  family = iota // single questions
	batches                // many questions in one call
	sets                   // all sliders of a side at once
	counting               // leaves counted by a move generator
)

// modes are the families of modes, and the headings of their plots.
var modes = map[attackbench.Mode]struct {
	family family
	title  string
}{
	attackbench.Throughput:       {lookUps, "Throughput: independent look-ups"},
	attackbench.LatencySquare:    {lookUps, "Latency through the square"},
	attackbench.LatencyOccupancy: {lookUps, "Latency through the occupancy"},
	attackbench.Cold:             {lookUps, "Cold: all caches overwritten"},
	attackbench.BatchPairs:       {batches, "Pairs of square and occupancy"},
	attackbench.BatchBoard:       {batches, "All squares of one occupancy"},
	attackbench.SetUnion:         {sets, "Union of the sliders' attacks, a position in a call"},
	attackbench.SetUnionEach:     {sets, "Union of the sliders' attacks, many positions"},
	attackbench.SetMapEach:       {sets, "Attack map of all pieces, many positions"},
	attackbench.Perft:            {counting, "Perft of "}, // a position
}

// ranking is what was measured of one group, the fastest first.
type ranking struct {
	attackbench.Cell // without a technique
	ranked           []Ranked
}

// topic is what the figures of one table have in common.
type topic struct {
	family   family
	piece    attackbench.Piece
	workload string
}

func (s ranking) topic() topic {
	family := modes[s.Mode].family
	if family == counting || family == sets {
		return topic{family: family}
	}
	return topic{family, s.Piece, s.Workload}
}

// Title returns the heading of a table.
func (t topic) Title() string {
	piece, workload := t.piece.Capital(), t.workload
	switch t.family {
	case counting:
		return "Perft, ns per leaf"
	case sets:
		return "All pieces of a side at once, ns per position"
	case batches:
		piece += " in batches"
	}
	if title := attackbench.WorkloadTitle(workload); title != "" {
		workload += ": " + title
	}
	return piece + ", " + workload + ", ns per look-up"
}

// order says which tables come first: queens of games, then other single look-ups.
func (t topic) order() int {
	switch {
	case t == topic{lookUps, attackbench.Queen, attackbench.Game}:
		return 0
	case t.family == lookUps:
		return 1
	}
	return 2
}

// table holds the figures of a topic, a column and a plot for each mode.
type table struct {
	topic
	of         *Result
	Open       bool     // on the page
	Modes      []string // the titles of their columns
	Properties []string // the titles of further columns, if there are some
	Rows       []*tableRow
	columns    []ranking // the first one sorts the rows
}

// tableRow is a row of a table: its figures by mode, and what else is known of it.
type tableRow struct {
	Rank, Name string
	Figures    []tableFigure
	Properties []string
}

// tableFigure is a median with its uncertainty; both are empty if nothing was measured.
type tableFigure struct{ Median, Uncertainty string }

// Tables puts the groups of a result into tables: queens of a game first if there are any, others as they
// come. Each is sorted by its first mode.
func (r *Result) Tables() (all []*table) {
	var rankings []ranking
	for _, group := range attackbench.Grouped(r.Figures, Figure.Group) {
		rankings = append(rankings, ranking{group[0].Group(), Rank(group)})
	}
	for _, columns := range attackbench.Grouped(rankings, ranking.topic) {
		all = append(all, &table{topic: columns[0].topic(), of: r, columns: columns})
	}
	slices.SortStableFunc(all, func(a, b *table) int { return a.order() - b.order() })
	for i, t := range all {
		t.Open = i == 0 || t.family != lookUps
		t.fill()
	}
	return all
}

// fill adds columns and rows: those that the first mode ranks, and then those that only other modes have.
func (t *table) fill() {
	if t.family == lookUps {
		t.Properties = []string{"tables", "start-up", "inlines"}
	}
	by := map[string]*tableRow{}
	for i, s := range t.columns {
		t.Modes = append(t.Modes, s.column())
		for _, f := range s.ranked {
			row := by[f.Technique]
			if row == nil {
				row = &tableRow{Name: f.Technique, Figures: make([]tableFigure, len(t.columns))}
				if t.Properties != nil {
					row.Properties = properties(t.of.row(f.Technique))
				}
				by[f.Technique], t.Rows = row, append(t.Rows, row)
			}
			if row.Figures[i] = (tableFigure{nanoseconds(f.Median), percent(f.Uncertainty())}); i == 0 {
				row.Rank = t.of.rank(f)
			}
		}
	}
}

// rank returns the label of a rank, which is empty if ranks would mean nothing.
func (r *Result) rank(f Ranked) string {
	if r.TooFew() {
		return ""
	}
	return f.Label()
}

// column is the title of a column: the mode, or the position for perft.
func (s ranking) column() string {
	if s.Mode == attackbench.Perft {
		return s.Workload
	}
	return string(s.Mode)
}

// plot shows the figures of one group as bars.
type plot struct {
	Title string
	Bars  []bar
}

// bar is a row of a plot. Lengths are shares of the room that the plot has.
type bar struct {
	Rank, Name, Title, Value string
	Kind                     attackbench.Kind
	Length, Low, High        float64 // of the bar, and of the confidence interval
	Cut                      bool    // runs out of the plot
}

// longest is the ratio of the longest bar to the middle one. What is slower, such as the ray
// walk, runs out of the plot; its value says how far.
const longest = 3.5

// Plots returns a plot for each mode of a table, of all its rows.
func (t *table) Plots() []plot { return t.plots(func(ranked []Ranked) []Ranked { return ranked }) }

// plots returns a plot for each mode of a table, of the rows that choose returns, which are some.
func (t *table) plots(choose func([]Ranked) []Ranked) (all []plot) {
	for _, s := range t.columns {
		title := modes[s.Mode].title
		if title == "" || s.Mode == attackbench.Perft {
			title += s.column()
		}
		all = append(all, plot{title, bars(t.of, choose(s.ranked))})
	}
	return all
}

func bars(r *Result, ranked []Ranked) (bars []bar) {
	room := 0.0
	for _, f := range ranked {
		room = max(room, f.High)
	}
	room = min(room, longest*ranked[len(ranked)/2].Median)
	for _, f := range ranked {
		row := r.row(f.Technique)
		bars = append(bars, bar{
			Rank: r.rank(f), Name: f.Technique, Title: printable.Plain(row.Title, mostTitle), Kind: row.Kind, Value: nanoseconds(f.Median),
			Length: min(1, f.Median/room), Low: min(1, f.Low/room), High: min(1, f.High/room), Cut: f.Median > room,
		})
	}
	return bars
}
