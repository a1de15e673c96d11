package report

import (
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/internal/printable"
)

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

// titles are the headings of plots.
var titles = map[attackbench.Mode]string{
	attackbench.Throughput:       "Throughput: independent look-ups",
	attackbench.LatencySquare:    "Latency through the square",
	attackbench.LatencyOccupancy: "Latency through the occupancy",
	attackbench.Cold:             "Cold: all caches overwritten",
	attackbench.BatchPairs:       "Pairs of square and occupancy",
	attackbench.BatchBoard:       "All squares of one occupancy",
	attackbench.SetUnion:         "Union of the sliders' attacks, a position in a call",
	attackbench.SetUnionEach:     "Union of the sliders' attacks, many positions",
	attackbench.SetMapEach:       "Attack map of all pieces, many positions",
	attackbench.Perft:            "Perft",
}

// longest is the ratio of the longest bar to the middle one. What is slower, such as the ray
// walk, runs out of the plot; its value says how far.
const longest = 3.5

// Plots returns a plot for each mode of a table, of all its rows.
func (t *table) Plots() []plot { return t.plots(func(ranked []Ranked) []Ranked { return ranked }) }

// plots returns a plot for each mode of a table, of the rows that choose returns, which are some.
func (t *table) plots(choose func([]Ranked) []Ranked) (all []plot) {
	for _, s := range t.columns {
		title := titles[s.Mode]
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
