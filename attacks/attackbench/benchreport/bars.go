package benchreport

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
)

// bars is a plot of one group.
type bars struct {
	Title string
	Rows  []bar
}

// bar is a row of a plot. Lengths are in percent of the room that the plot has.
type bar struct {
	Place, Name, Title, Class string
	Width, From, Span         string
	Value                     string
	length                    float64 // of the bar, from 0 to 1
	low, high                 float64 // of the confidence interval, likewise
	Cut                       bool    // runs out of the plot
}

// longest is the ratio of the longest bar to the middle one. What is slower, such as the ray
// walk, runs out of the plot; its value says how far.
const longest = 3.5

func newBars(r *attackbench.Result, g attackbench.Group, title string) bars {
	ranked := attackbench.Rank(r.Of(g))
	room := 0.0
	for _, f := range ranked {
		room = max(room, f.High)
	}
	if middle := ranked[len(ranked)/2].Median; room > longest*middle {
		room = longest * middle
	}
	b := bars{Title: title}
	for _, f := range ranked {
		row, _ := r.Row(f.Technique)
		b.Rows = append(b.Rows, newBar(f, row, room))
	}
	return b
}

func newBar(f attackbench.Ranked, row attackbench.Row, room float64) bar {
	b := bar{
		Place: f.Label(), Name: f.Technique, Title: row.Title, Class: classOf(row), Value: Nanoseconds(f.Median),
		length: min(1, f.Median/room), low: min(1, f.Low/room), high: min(1, f.High/room), Cut: f.Median > room,
	}
	b.Width = fmt.Sprintf("%.2f", 100*b.length)
	b.From = fmt.Sprintf("%.2f", 100*b.low)
	b.Span = fmt.Sprintf("%.2f", 100*(b.high-b.low))
	return b
}

// classOf says how a row is colored.
func classOf(row attackbench.Row) string {
	name := row.Name
	switch {
	case row.Program != "":
		return "program"
	case strings.HasSuffix(name, "-avx512"), strings.HasSuffix(name, "-avx2gfni"), strings.HasSuffix(name, "-avx2"), strings.HasSuffix(name, "-neon"),
		name == "fastest":
		return "kernel"
	case name == "reference", attackbench.ThroughInterface(name), name == "static", strings.HasSuffix(name, "-generic"):
		return "other"
	}
	return "technique"
}
