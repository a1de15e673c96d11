package cli

import (
	"fmt"
	"time"

	"github.com/bitray/bitray/perft"
)

// CountingSpeed is [Speed], called effective if a hash table of so many MiB, unless that is 0,
// saved the counting of some nodes.
func CountingSpeed(nodes perft.Nodes, elapsed time.Duration, hash int) string {
	if hash == 0 {
		return Speed(nodes, elapsed)
	}
	return fmt.Sprintf("%.1f effective Mnps", PerSecond(nodes, elapsed)/1e6)
}

// Speed writes nodes in a time as millions a second.
func Speed(nodes perft.Nodes, elapsed time.Duration) string {
	return fmt.Sprintf("%.1f Mnps", PerSecond(nodes, elapsed)/1e6)
}

func PerSecond(nodes perft.Nodes, elapsed time.Duration) float64 {
	return nodes.Float64() / max(elapsed.Seconds(), 1e-9)
}

// Remaining estimates the time that is left when done of all parts took elapsed.
func Remaining(elapsed time.Duration, done, all int) string {
	if done == 0 {
		return "?"
	}
	return (elapsed * time.Duration(all-done) / time.Duration(done)).Round(time.Second).String()
}

// RemainingOf estimates the time that is left when done of all nodes took elapsed.
func RemainingOf(elapsed time.Duration, done, all perft.Nodes) string {
	if done == (perft.Nodes{}) {
		return "?"
	}
	left := elapsed.Seconds() * (all.Float64()/done.Float64() - 1)
	return fmt.Sprintf("%.0fs", max(left, 0))
}

// Effort says in words what a count has done.
func Effort(e perft.Effort) string {
	return fmt.Sprintf("%d positions counted, %d looked up, %d found", e.Counted, e.LookedUp, e.Found)
}

// Counted returns a number of things in words, such as "1 row" and "2 rows".
func Counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
