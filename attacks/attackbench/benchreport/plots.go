package benchreport

import "github.com/bitray/bitray/attacks/attackbench"

// plot shows the figures of one group as bars.
type plot struct {
	Title string
	Bars  []bar
}

// bar is a row of a plot. Lengths are shares of the room that the plot has.
type bar struct {
	Place, Name, Title, Value string
	Kind                      attackbench.Kind
	Length, Low, High         float64 // of the bar, and of the confidence interval
	Cut                       bool    // runs out of the plot
}

// longest is the ratio of the longest bar to the middle one. What is slower, such as the ray
// walk, runs out of the plot; its value says how far.
const longest = 3.5

// plots returns a plot for each mode of a table.
func (t *table) plots(r *attackbench.Result) (all []plot) {
	for _, g := range t.groups {
		title := g.Mode.Title()
		if title == "" || g.Mode == attackbench.Perft {
			title += column(g)
		}
		all = append(all, newPlot(r, g, title))
	}
	return all
}

func newPlot(r *attackbench.Result, g attackbench.Group, title string) plot {
	ranked := attackbench.Rank(r.Of(g))
	room := 0.0
	for _, f := range ranked {
		room = max(room, f.High)
	}
	if middle := ranked[len(ranked)/2].Median; room > longest*middle {
		room = longest * middle
	}
	p := plot{Title: title}
	places := placesOf(r, g)
	for _, f := range ranked {
		row, _ := r.Row(f.Technique)
		p.Bars = append(p.Bars, bar{
			Place: places[f.Technique], Name: f.Technique, Title: row.Title, Kind: row.Kind, Value: nanoseconds(f.Median),
			Length: min(1, f.Median/room), Low: min(1, f.Low/room), High: min(1, f.High/room), Cut: f.Median > room,
		})
	}
	return p
}
