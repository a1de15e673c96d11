package cli

import (
	"context"
	"fmt"
	"time"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// The results of a technique, a method, a program or a second count.
const (
	OK          = "ok"
	Wrong       = "WRONG"
	Partial     = "partial"
	Failed      = "failed"      // it ended before the check was complete
	Unsupported = "unsupported" // by this machine
)

// PrintPartial says what was finished before an interruption. In JSON the field "partial" is true.
func PrintPartial(out *Output, format string, args ...any) {
	out.Printf(Partial+": "+format+"\n", args...)
}

// Mismatch describes the first wrong count of a row, move by move. By says how it was counted.
func Mismatch(ctx context.Context, row *suite.Row, m *suite.Mismatch, by string) string {
	expected := Thousands(m.Nodes)
	if m.Nodes == m.Got {
		expected += " with another divide"
	} else {
		expected += otherMeaning(ctx, row, m)
	}
	text := fmt.Sprintf("%s: %s: depth %d: expected %s, got %s\n%s\n", printable.Escape(row.Place()), by, m.Depth,
		expected, Thousands(m.Got), row.FEN)
	for _, c := range m.Divide {
		text += fmt.Sprintf("%s: %v\n", c.Move, c.Nodes)
	}
	for _, c := range m.Wanted {
		text += fmt.Sprintf("%s: expected %v\n", c.Move, c.Nodes)
	}
	return text
}

// otherMeaning says of what else a count is that: of a smaller depth, of the next where that is soon counted, or of all depths.
func otherMeaning(ctx context.Context, row *suite.Row, m *suite.Mismatch) string {
	sum := m.Got
	for depth := 1; depth < m.Depth || depth <= m.Depth+1 && m.Got.Float64() < 1e6; depth++ {
		n, err := perft.Count(ctx, row.Position, depth, perft.Options{})
		if err != nil { // it is stopped
			return ""
		}
		if n == m.Nodes {
			return fmt.Sprintf(", which is that of depth %d", depth)
		}
		if depth < m.Depth {
			sum = sum.Add(n)
		}
	}
	if sum == m.Nodes {
		return fmt.Sprintf(", which is the sum of depths 1 to %d", m.Depth)
	}
	return ""
}

// PrintExcluded prints for each reason why a position could not be compared: by which generator, the number of positions,
// and the first of them.
func PrintExcluded[T any](out *Output, by string, excluded []T, of func(T) (position, reason string)) {
	left := map[string]int{} // positions by reason, 0 once printed
	for _, e := range excluded {
		_, reason := of(e)
		left[reason]++
	}
	for _, e := range excluded {
		position, reason := of(e)
		if n := left[reason]; n > 0 {
			out.Printf("%snot compared: %s: %s\n  the first: %s\n", by, Counted(n, "position"), reason, position)
		}
		left[reason] = 0
	}
}

// Speed is how many nodes were counted, and how fast; the names in JSON are stable.
type Speed struct {
	Nodes   perft.Nodes `json:"nodes"`
	Seconds float64     `json:"seconds"`
	NPS     float64     `json:"nps"`
}

// NewSpeed returns the speed of nodes that were counted in a time.
func NewSpeed(nodes perft.Nodes, elapsed time.Duration) Speed {
	seconds := elapsed.Seconds()
	return Speed{nodes, seconds, nodes.Float64() / max(seconds, 1e-9)}
}

// String writes the speed in millions of nodes a second.
func (s Speed) String() string { return fmt.Sprintf("%.1f Mnps", s.NPS/1e6) }

// Remaining estimates the time that is left when done of all parts took elapsed.
func Remaining(elapsed time.Duration, done, all float64) string {
	if done == 0 {
		return "?"
	}
	left := max(all/done-1, 0) * float64(elapsed)
	return time.Duration(left).Round(time.Second).String()
}

// Effort says in words what a count has done.
func Effort(e perft.Effort) string {
	return fmt.Sprintf("%s positions counted, %s looked up, %s found", Thousands(e.Counted), Thousands(e.LookedUp), Thousands(e.Found))
}

// Counted returns a number of things in words, such as "1 row" and "2 rows".
func Counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return Thousands(n) + " " + thing + "s"
}

// Thousands writes a whole number of 0 or more for people, in groups of three digits. Whatever programs may
// read is written without groups: JSON, and the counts of moves.
func Thousands(n any) string {
	return printable.Thousands(n)
}
