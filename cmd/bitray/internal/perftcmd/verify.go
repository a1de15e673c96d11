package perftcmd

import (
	"context"
	"errors"
	"runtime/debug"
	"slices"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// secondCount is the result of a second count in another way: with another seed, whose keys confuse
// other positions if they confuse any, and without merging positions, which shares none of the
// arithmetic of merged parts.
type secondCount struct {
	seed    uint64
	counts  []perft.RootCount
	nodes   perft.Nodes
	elapsed time.Duration
	partial bool
}

// validateVerify reports flags that a second count cannot be combined with.
func (c *config) validateVerify() error {
	switch {
	case !c.verify:
		return nil
	case c.hash == 0:
		return errors.New("--verify: expected --hash with it, since only a hash table has a seed to change")
	case c.format == formatPerftree:
		return errors.New("--verify: expected no --format perftree with it")
	}
	return nil
}

// countAgain counts with the next seed and without merging.
func (r *result) countAgain(ctx context.Context, options perft.Options) error {
	debug.FreeOSMemory() // frees the first table, or the second might not fit
	again := result{config: r.config, pos: r.pos}
	options = checking(options)
	start := time.Now()
	err := again.count(ctx, options)
	r.second = &secondCount{options.Seed, again.counts, again.nodes, time.Since(start), err != nil}
	return err
}

// checking returns the options of a second count that shares as little as possible with the first.
func checking(first perft.Options) perft.Options {
	first.Seed++
	first.NoMerge = true
	return first
}

// verdict compares the second count with the first, root move by root move.
func (r *result) verdict() string {
	switch {
	case r.second.partial:
		return cli.Partial
	case r.nodes != r.second.nodes || !slices.Equal(r.counts, r.second.counts):
		return cli.Wrong
	}
	return cli.OK
}

// differs says whether a second count has another result.
func (r *result) differs() bool { return r.second != nil && r.verdict() == cli.Wrong }

// printSecond prints both numbers, and the root moves whose numbers differ.
func (r *result) printSecond(out *cli.Output) {
	s := r.second
	out.Printf("verify     seed %d: %v nodes, seed %d: %v nodes: %s\n", r.seed, r.nodes, s.seed, s.nodes, r.verdict())
	if !r.differs() {
		return
	}
	for i, c := range r.counts {
		if c != s.counts[i] {
			out.Printf("%s: %v, %v\n", r.pos.UCI(c.Move, r.Chess960), c.Nodes, s.counts[i].Nodes)
		}
	}
}

// secondJSON is a second count as the program prints it; the names are stable.
type secondJSON struct {
	Seed    uint64         `json:"seed"`
	Nodes   perft.Nodes    `json:"nodes"`
	Seconds float64        `json:"seconds"`
	Result  string         `json:"result"` // "ok", "WRONG" or "partial"
	Divide  []cli.MoveJSON `json:"divide,omitempty"`
}

// asJSON has the root moves if the second count differs from the first.
func (s *secondCount) asJSON(pos *board.Position, chess960 bool, verdict string) *secondJSON {
	printed := &secondJSON{Seed: s.seed, Nodes: s.nodes, Seconds: s.elapsed.Seconds(), Result: verdict}
	if verdict == cli.Wrong {
		printed.Divide = cli.Divide(pos, s.counts, chess960)
	}
	return printed
}
