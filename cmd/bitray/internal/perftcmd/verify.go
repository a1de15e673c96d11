package perftcmd

import (
	"context"
	"runtime/debug"
	"slices"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
)

// Second is the result of a second count with another seed, whose keys confuse other positions if they confuse
// any. The names in JSON are stable.
type Second struct {
	Seed    uint64            `json:"seed"`
	Nodes   perft.Nodes       `json:"nodes"`
	Seconds float64           `json:"seconds"`
	Result  string            `json:"result"` // "ok", "WRONG" or "partial"
	Divide  []perft.MoveCount `json:"divide,omitempty"`
}

// countAgain counts with the next seed.
func (r *Result) countAgain(ctx context.Context, o perft.Options) error {
	debug.FreeOSMemory() // frees the first table, or the second might not fit
	again := Result{Depth: r.Depth, pos: r.pos}
	o.Seed++
	err := again.count(ctx, o)
	r.compare(&Second{Seed: o.Seed, Nodes: again.Nodes, Seconds: again.Seconds, Divide: again.Divide}, err != nil)
	return err
}

// compare compares the first count with a second, root move by root move.
func (r *Result) compare(s *Second, partial bool) {
	r.Verify = s
	switch {
	case partial:
		s.Result = cli.Partial
	case r.Nodes != s.Nodes || !slices.Equal(r.Divide, s.Divide):
		s.Result = cli.Wrong
	default:
		s.Result = cli.OK
	}
}

// differs says whether a second count has another result.
func (r *Result) differs() bool { return r.Verify != nil && r.Verify.Result == cli.Wrong }

// printVerify prints both numbers, and the root moves whose numbers differ.
func (r *Result) printVerify(out *cli.Output) {
	s := r.Verify
	out.Line("verify", "seed %d: %s nodes, seed %d: %s nodes: %s", r.Seed, cli.Thousands(r.Nodes), s.Seed, cli.Thousands(s.Nodes), out.Paint(s.Result))
	if !r.differs() {
		return
	}
	for i, m := range r.Divide {
		if m != s.Divide[i] {
			out.Printf("%s: %v, %v\n", m.Move, m.Nodes, s.Divide[i].Nodes)
		}
	}
}
