package cli

import (
	"fmt"
	"time"

	"github.com/bitray/bitray/perft"
)

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
	digits := fmt.Sprint(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
