package report

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/internal/printable"
)

// origin says where and how a result was measured, and what else its readers should know.
func origin(r *Result) string {
	text := fmt.Sprintf("%v\n%s: %s\n", r.Machine, r.Extent(), printable.Escape(r.Command))
	for _, n := range r.Notes() {
		text += n.Text + "\n"
	}
	return text
}

// Extent says how much was measured, such as "6 processes of 5 rounds, seed 1".
func (r *Result) Extent() string {
	if r.Processes < 2 {
		return fmt.Sprintf("%d rounds, seed %d", r.Rounds, r.Seed)
	}
	return fmt.Sprintf("%d processes of %d rounds, seed %d", r.Processes, r.Rounds, r.Seed)
}

// note is a line that readers of figures should know.
type note struct {
	Text   string
	Urgent bool // figures are not to be taken without it
}

// Notes returns what readers of the figures should know.
func (r *Result) Notes() []note {
	all := []note{r.Noise.note()}
	if r.Partial {
		all = append(all, note{"partial: the run was interrupted after these rounds", true})
	}
	unit, _ := r.observations()
	switch {
	case r.TooFew():
		all = append(all, note{fmt.Sprintf("No ranks: with fewer than %d %s no figures differ significantly.", MinRounds, unit), true})
	case r.Processes < 2:
		all = append(all, note{fmt.Sprintf("Ranks hold for this one process only: table addresses differ between processes, and an unlucky placement slows large tables by up to a third. Measure in %d or more.", MinRounds), true})
	}
	var used []string // by techniques that choose instructions when a program starts
	for _, row := range r.Rows {
		if row.Uses != "" {
			used = append(used, printable.Escape(row.Name+": "+row.Uses))
		}
	}
	if used != nil {
		all = append(all, note{"Instructions: " + strings.Join(used, "; "), false})
	}
	for _, row := range r.Rows {
		if row.Program != "" {
			all = append(all, note{fmt.Sprintf("%s: %s; measured by itself, in its own loops: %s",
				row.Name, printable.Plain(row.Title, mostTitle), printable.Escape(row.Program)), false})
			all = append(all, r.doubts(row)...)
		}
	}
	return all
}

// leastLatency is less than the nanoseconds that any processor takes for an answer that waits for the one before:
// two instructions, such as a load and an exclusive or, at six gigahertz.
const leastLatency = 0.7

// doubts says which times of a program that has timed itself are implausible.
func (r *Result) doubts(row attackbench.Row) (doubts []note) {
	if len(row.Unsettled) > 0 {
		doubts = append(doubts, note{fmt.Sprintf("%s: still becoming faster when it was measured: %s", row.Name, strings.Join(row.Unsettled, ", ")), true})
	}
	for _, f := range r.Figures {
		if f.Technique == row.Name && (f.Mode == attackbench.LatencySquare || f.Mode == attackbench.LatencyOccupancy) && f.Median < leastLatency {
			doubts = append(doubts, note{fmt.Sprintf("%s: %s of %.2f ns (%s, %s): no processor is that fast; does each look-up wait for the previous one?",
				row.Name, f.Mode, f.Median, f.Piece, f.Workload), true})
		}
	}
	return doubts
}

// mostTitle is how much of what a program says of itself is written, in bytes.
const mostTitle = 200

// observations returns what ranks are based on, and how many.
func (r *Result) observations() (unit string, n int) {
	if r.Processes > 1 {
		return "processes", r.Processes
	}
	return "rounds", r.Rounds
}

// TooFew reports whether no figures can differ.
func (r *Result) TooFew() bool {
	_, n := r.observations()
	return n < MinRounds
}

func (n Noise) note() note {
	if !n.known() {
		return note{"The run was too short to tell whether the machine was steady.", false}
	}
	state := "steady"
	if n.noisy() {
		state = "NOISY: take small differences with care"
	}
	return note{fmt.Sprintf("The machine was %s (slowest tenth %+.1f%%, drift %+.1f%%).", state, 100*n.Spread, 100*n.Drift), n.noisy()}
}
