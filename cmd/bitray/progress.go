package main

import (
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/bitray/bitray/perft"
)

// progress shows one line on standard error that overwrites itself. It may be used from several
// goroutines. Where it is not wanted it does nothing.
type progress struct {
	w  io.Writer // nil if not wanted
	mu sync.Mutex
	at time.Time
}

// progressInterval is how long a line stands at least.
const progressInterval = 100 * time.Millisecond

func (p *program) newProgress() *progress {
	if !p.terminal {
		return &progress{}
	}
	return &progress{w: p.err}
}

// show replaces the line, unless the last one is too young.
func (p *progress) show(format string, args ...any) {
	if p.w == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if now := time.Now(); now.Sub(p.at) >= progressInterval {
		p.at = now
		fmt.Fprintf(p.w, "\r\x1b[K"+format, args...)
	}
}

// clear removes the line. The next one may come at once.
func (p *progress) clear() {
	if p.w != nil && !p.at.IsZero() {
		fmt.Fprint(p.w, "\r\x1b[K")
		p.at = time.Time{}
	}
}

// perft returns a function that shows how far a count with so many MiB of hash table has come.
func (p *progress) perft(hash int) func(perft.Progress) {
	return func(c perft.Progress) {
		p.show("%d of %d root moves, %v nodes, %s, %s left", c.RootsDone, c.Roots, c.Nodes,
			countingSpeed(c.Nodes, c.Elapsed, hash), remaining(c.Elapsed, c.PartsDone, c.Parts))
	}
}

// countingSpeed is [speed], called effective if a hash table of so many MiB, unless it is none,
// spared the counting of some nodes.
func countingSpeed(nodes perft.Nodes, elapsed time.Duration, hash int) string {
	if hash == 0 {
		return speed(nodes, elapsed)
	}
	return fmt.Sprintf("%.1f effective Mnps", perSecond(nodes, elapsed)/1e6)
}

// speed writes nodes in a time as millions a second.
func speed(nodes perft.Nodes, elapsed time.Duration) string {
	return fmt.Sprintf("%.1f Mnps", perSecond(nodes, elapsed)/1e6)
}

func perSecond(nodes perft.Nodes, elapsed time.Duration) float64 {
	return nodes.Float64() / max(elapsed.Seconds(), 1e-9)
}

// remaining estimates the time that is left when done of all parts took elapsed.
func remaining(elapsed time.Duration, done, all int) string {
	if done == 0 {
		return "?"
	}
	return (elapsed * time.Duration(all-done) / time.Duration(done)).Round(time.Second).String()
}
