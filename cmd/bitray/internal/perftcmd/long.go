package perftcmd

import (
	"time"

	"github.com/bitray/bitray/perft"
)

// longCount is the time from which on a count is one that nobody wants to lose.
const longCount = 30 * time.Minute

// hintAtDeep returns what is said of a count that will take long: what to use instead.
func hintAtDeep(c perft.Progress) string {
	if c.PartsDone == 0 || c.Elapsed/time.Duration(c.PartsDone) < longCount/time.Duration(c.Parts) {
		return ""
	}
	return " (bitray help deep: counts that survive an interruption)"
}
