package perftcmd

import (
	"context"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// Result is the result of a count; the names in JSON are stable.
type Result struct {
	FEN   string `json:"fen"`
	Depth int    `json:"depth"`
	cli.Speed
	Technique string            `json:"technique"`
	Threads   int               `json:"threads"`
	Method    string            `json:"method"`                 // never "auto"
	Vectors   string            `json:"instructions,omitempty"` // of the method: "AVX-512" or "AVX2"
	Bulk      bool              `json:"bulk"`                   // the moves of the last ply were counted without making them
	HashMiB   int               `json:"hash_mib"`
	Seed      uint64            `json:"seed"`
	Work      *perft.Effort     `json:"work,omitempty"`
	Partial   bool              `json:"partial"`
	RootMoves int               `json:"root_moves"` // legal moves of the position
	Verify    *Second           `json:"verify,omitempty"`
	Divide    []perft.MoveCount `json:"divide,omitempty"`
	Counters  []perft.Details   `json:"counters,omitempty"` // for depth 1, 2 and so on

	form string
	pos  board.Position
}

func newResult(pos board.Position, c *config, o perft.Options, technique string) *Result {
	method := o.ChosenMethod()
	vectors := ""
	if sets := method.Instructions(); len(sets) > 0 {
		vectors = sets[0]
	}
	return &Result{
		FEN: pos.FEN(), Depth: c.depth, Technique: technique, Threads: o.Threads, Method: method.String(), Vectors: vectors,
		Bulk: !o.NoBulk, HashMiB: o.HashMiB, Seed: o.Seed, RootMoves: pos.CountLegalMoves(),
		form: c.form(), pos: pos,
	}
}

// count counts; after an error the result has what was finished.
func (r *Result) count(ctx context.Context, options perft.Options) (err error) {
	start := time.Now()
	nodes := perft.Nodes{}
	if r.form == formatCounters {
		nodes, err = r.countCounters(ctx, options)
	} else {
		var d perft.Division
		d, err = perft.Divide(ctx, r.pos, r.Depth, options)
		nodes, r.Divide = d.Total, d.Roots
		if r.HashMiB > 0 {
			r.Work = &d.Effort
		}
	}
	r.Speed, r.Partial = cli.NewSpeed(nodes, time.Since(start)), err != nil
	return err
}

// dropDivides leaves out the root moves of counts whose total says all.
func (r *Result) dropDivides() {
	if r.differs() {
		return
	}
	if r.form == formatText && !r.Partial {
		r.Divide = nil
	}
	if r.Verify != nil {
		r.Verify.Divide = nil
	}
}

func (r *Result) countCounters(ctx context.Context, o perft.Options) (nodes perft.Nodes, err error) {
	options := perft.Options{Technique: o.Technique, Threads: o.Threads, Progress: o.Progress}
	for depth := min(1, r.Depth); depth <= r.Depth; depth++ {
		counters, err := perft.CountDetails(ctx, r.pos, depth, options)
		if err != nil {
			return nodes, err
		}
		r.Counters, nodes = append(r.Counters, counters), counters.Nodes
	}
	return nodes, nil
}
