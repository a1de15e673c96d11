// Package benchreport writes the results of the benchmark: as tables of text, as a page that needs
// nothing but itself, and as a picture.
//
// The page has no script and asks the network for nothing. Bars are elements of the page, so
// they follow the width of the screen and the colors of its reader.
package benchreport

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/attacks/attackbench"
)

//go:embed page.html
var pageText string

var pageTemplate = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Funcs(template.FuncMap{
		"size":         Size,
		"extent":       Extent,
		"instructions": instructions,
		"percent":      func(x float64) string { return fmt.Sprintf("%.1f%%", 100*x) },
	}).Parse(pageText))
})

// page is what the template shows.
type page struct {
	*attackbench.Result
	Sections []section
	Tables   []table
	Programs []attackbench.Row
}

// section holds the plots of what was asked about one piece on one workload.
type section struct {
	Title string
	Open  bool
	Bars  []bars
}

// WriteHTML writes a result as a page.
func WriteHTML(w io.Writer, r *attackbench.Result) error {
	return pageTemplate().Execute(w, page{Result: r, Sections: sections(r), Tables: tables(r), Programs: programs(r)})
}

// topic is the part of a group that groups of one section share.
type topic struct{ kind, piece, workload string }

func topicOf(g attackbench.Group) topic {
	kind, _, found := strings.Cut(string(g.Mode), "-")
	if slices.Contains(attackbench.Modes(), g.Mode) || !found {
		kind = ""
	}
	if g.Mode == "perft" {
		return topic{kind: "perft"}
	}
	return topic{kind, g.Piece, g.Workload}
}

func (t topic) title() string {
	piece := strings.ToUpper(t.piece[:min(1, len(t.piece))]) + t.piece[min(1, len(t.piece)):]
	switch t.kind {
	case "batch":
		return fmt.Sprintf("%ss in batches: %s", piece, workloadTitle(t.workload))
	case "set":
		return "All pieces of a side at once"
	case "perft":
		return "Perft, nanoseconds a leaf"
	}
	return fmt.Sprintf("%s: %s", piece, workloadTitle(t.workload))
}

func workloadTitle(name string) string {
	switch {
	case name == "game":
		return "positions of games, in the order of perft"
	case name == "sparse":
		return "random, twelve squares an occupancy"
	case strings.HasPrefix(name, "random"):
		return "random, " + strings.TrimPrefix(name, "random") + " pieces on average"
	}
	return name
}

// topics returns the topics of a result: queens of a game first, then the others as they come.
func topics(r *attackbench.Result) []topic {
	var all []topic
	for _, g := range r.Groups() {
		if t := topicOf(g); !slices.Contains(all, t) {
			all = append(all, t)
		}
	}
	first := topic{piece: "queen", workload: "game"}
	if at := slices.Index(all, first); at >= 0 {
		all = slices.Insert(slices.Delete(all, at, at+1), 0, first)
	}
	return all
}

func (t topic) groups(r *attackbench.Result) (groups []attackbench.Group) {
	for _, g := range r.Groups() {
		if topicOf(g) == t {
			groups = append(groups, g)
		}
	}
	return groups
}

func sections(r *attackbench.Result) []section {
	var all []section
	for i, t := range topics(r) {
		s := section{Title: t.title(), Open: i == 0 || t.kind != ""}
		for _, g := range t.groups(r) {
			s.Bars = append(s.Bars, newBars(r, g, modeTitle(g)))
		}
		all = append(all, s)
	}
	return all
}

func modeTitle(g attackbench.Group) string {
	if title := g.Mode.Title(); title != "" {
		return title
	}
	return fmt.Sprintf("%s, %s", g.Mode, g.Workload)
}
