package attackbench

import "slices"

// topic is what the figures of one table have in common.
type topic struct {
	family   family
	piece    Piece
	workload string
}

func topicOf(g group) topic {
	if family := g.mode.info().family; family == counting || family == sets {
		return topic{family: family}
	}
	return topic{g.mode.info().family, g.piece, g.workload}
}

// queensOfGames is the topic that comes first.
var queensOfGames = topic{lookUps, Queen, "game"}

// workloadTitles say what the workloads of the benchmark are; others are known by their names.
var workloadTitles = map[string]string{
	"game":     ": positions of games, in the order of perft",
	"sparse":   ": random, twelve squares an occupancy",
	"random8":  ": random, 8 pieces on average",
	"random16": ": random, 16 pieces on average",
	"random32": ": random, 32 pieces on average",
}

func (t topic) title() string {
	piece := capital(string(t.piece))
	switch t.family {
	case counting:
		return "Perft, ns per leaf"
	case sets:
		return "All pieces of a side at once, ns per position"
	case batches:
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
	groups     []group // the first one sorts the rows
}

// tableRow is a row of a table: its figures by mode, and what else is known of it.
type tableRow struct {
	Place, Name string
	Figures     []tableFigure
	Properties  []string
}

// tableFigure is a median with its uncertainty; both are empty if nothing was measured.
type tableFigure struct{ Median, Uncertainty string }

// tables puts the groups of a result into tables: queens of a game first if there are any, others as they
// come. Each is sorted by the mode sort where that was measured.
func tables(r *Result, sort Mode) (all []*table) {
	by := map[topic]*table{}
	for _, g := range r.groups() {
		topic := topicOf(g)
		t, known := by[topic]
		if !known {
			t = &table{topic: topic, Title: topic.title()}
			by[topic], all = t, append(all, t)
		}
		if t.groups = append(t.groups, g); g.mode == sort {
			last := len(t.groups) - 1
			t.groups[0], t.groups[last] = t.groups[last], t.groups[0]
		}
	}
	slices.SortStableFunc(all, func(a, b *table) int { return a.order() - b.order() })
	for i, t := range all {
		t.Open = i == 0 || t.family != lookUps
		t.fill(r)
	}
	return all
}

func (t *table) order() int {
	switch {
	case t.topic == queensOfGames:
		return 0
	case t.family == lookUps:
		return 1
	}
	return 2
}

// fill adds columns and rows: those that the first mode ranks, and then those that only other modes have.
func (t *table) fill(r *Result) {
	if t.family == lookUps {
		t.Properties = []string{"tables", "start-up", "inlines"}
	}
	at := map[string]int{} // rows by their names
	for i, g := range t.groups {
		t.Modes = append(t.Modes, column(g))
		for _, f := range Rank(r.of(g)) {
			row, known := at[f.Technique]
			if !known {
				row = len(t.Rows)
				at[f.Technique], t.Rows = row, append(t.Rows, t.newRow(r, f.Technique))
			}
			if t.Rows[row].Figures[i] = (tableFigure{nanoseconds(f.Median), percent(f.Uncertainty())}); i == 0 {
				t.Rows[row].Place = r.place(f)
			}
		}
	}
}

// newRow returns a row without figures.
func (t *table) newRow(r *Result, name string) tableRow {
	row := tableRow{Name: name, Figures: make([]tableFigure, len(t.groups))}
	if t.Properties != nil {
		known, _ := r.row(name)
		row.Properties = properties(known)
	}
	return row
}

// place returns the label of a place, which is empty if places would mean nothing.
func (r *Result) place(f Ranked) string {
	if r.tooFew() {
		return ""
	}
	return f.Label()
}

// column is the title of a column: the mode, or the position for perft.
func column(g group) string {
	if g.mode == Perft {
		return g.workload
	}
	return string(g.mode)
}
