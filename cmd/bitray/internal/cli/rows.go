package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

// Rows reads the rows of a suite, and counts them.
type Rows struct {
	RowFlags
	Taken       int
	Refused     int            // lines
	FirstLines  []*suite.Error // that were refused
	Unreachable int            // rows of positions that no game reaches, if they are left out
}

// maxRefused is how many of the lines that were refused are kept.
const maxRefused = 100

// Of yields the rows of a file, standard input for "-", or the built-in suite that the flags leave. An error comes last: what
// kept the file from being read to its end, the lines that were refused, or that no rows are left.
func (r *Rows) Of(ctx context.Context, p *Program, file string) iter.Seq2[suite.Row, error] {
	return func(yield func(suite.Row, error) bool) {
		var sample []suite.Row
		random, wanted := rand.New(rand.NewPCG(r.seed, 0)), true
		err := r.each(ctx, p, file, func(row suite.Row) bool {
			switch r.Taken++; {
			case r.sample == 0:
				wanted = yield(row, nil)
				return wanted && r.Taken != r.limit
			case len(sample) < r.sample:
				sample = append(sample, row)
			default: // each row has the same chance
				if i := random.IntN(r.Taken); i < r.sample {
					sample[i] = row
				}
			}
			return true
		})
		slices.SortFunc(sample, func(a, b suite.Row) int { return cmp.Compare(a.Line, b.Line) })
		for _, row := range sample {
			wanted = wanted && yield(row, nil)
		}
		switch {
		case err != nil:
		case r.Refused > 0:
			err = &suite.RefusedError{Lines: r.FirstLines}
		case r.Taken == 0:
			err = fmt.Errorf("%s: expected rows of positions, found none (see bitray help suites)", file)
		}
		if wanted && err != nil {
			yield(suite.Row{}, err)
		}
	}
}

// each passes the rows that are not left out to take, until that returns false.
func (r *Rows) each(ctx context.Context, p *Program, file string, take func(suite.Row) bool) error {
	if file == "built-in" {
		return r.pick(func(yield func(suite.Row, error) bool) {
			slices.Values(suite.Default())(func(row suite.Row) bool { return yield(row, nil) })
		}, take)
	}
	_, err := ReadInput(ctx, p, file, func(in io.Reader, name string) (struct{}, error) {
		return struct{}{}, r.pick(suite.Rows(in, name), take)
	})
	return err
}

// pick passes the rows that are not left out to take, until that returns false, and keeps lines that were refused.
func (r *Rows) pick(rows iter.Seq2[suite.Row, error], take func(suite.Row) bool) error {
	for row, err := range rows {
		refused, ok := errors.AsType[*suite.RefusedError](err)
		switch {
		case ok:
			if r.Refused++; r.Refused <= maxRefused {
				r.FirstLines = append(r.FirstLines, refused.Lines...)
			}
		case err != nil:
			return err
		case r.tag != "" && !slices.Contains(row.Tags, r.tag):
		case r.Reachable && Unreachable(row.Position) != 0:
			r.Unreachable++
		case !take(row):
			return nil
		}
	}
	return nil
}

// Unreachable returns the faults with which no game reaches a position, those that bitray fen finds.
func Unreachable(p board.Position) board.Fault {
	setup := p.Setup()
	return setup.Faults() & board.Unreachable
}
