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

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

// RowFlags say which rows of a suite are used.
type RowFlags struct {
	tag           string
	limit, sample int
	seed          uint64
	Reachable     bool
}

// Register adds the flags to a command.
func (f *RowFlags) Register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.tag, "tag", "", "use only rows with the tag `NAME`")
	flags.Var(AtLeast(1, &f.limit, 0), "limit", "use the first `N` rows of each file")
	flags.Var(AtLeast(1, &f.sample, 0), "sample", "use `N` random rows of each file")
	RegisterSeed(flags, &f.seed, 1, "the sample")
	flags.BoolVar(&f.Reachable, "reachable", false, "leave out positions that no game reaches")
	cmd.MarkFlagsMutuallyExclusive("limit", "sample")
}

// Rows reads the rows of a suite, and counts them.
type Rows struct {
	RowFlags
	Taken       int
	Refused     int           // lines
	FirstLines  suite.Refused // that were refused
	Unreachable int           // rows of positions that no game reaches, if they are left out
}

// maxRefused is how many of the lines that were refused are kept.
const maxRefused = 100

// Of yields the rows of a file, standard input for "-", or the built-in suite that the flags leave, and what kept the file
// from being read to its end.
func (r *Rows) Of(ctx context.Context, p *Program, file string) iter.Seq2[suite.Row, error] {
	return func(yield func(suite.Row, error) bool) {
		random, sample, failure := rand.New(rand.NewPCG(r.seed, 0)), []suite.Row(nil), error(nil)
		take := func(row suite.Row, err error) bool {
			refused, ok := errors.AsType[suite.Refused](err)
			switch {
			case ok:
				if r.Refused++; r.Refused <= maxRefused {
					r.FirstLines = append(r.FirstLines, refused...)
				}
			case err != nil:
				failure = err
			case r.tag != "" && !slices.Contains(row.Tags, r.tag):
			case r.Reachable && Unreachable(row.Position) != 0:
				r.Unreachable++
			case r.sample == 0:
				r.Taken++
				return yield(row, nil) && r.Taken != r.limit
			default: // each row has the same chance
				if r.Taken++; len(sample) < r.sample {
					sample = append(sample, row)
				} else if i := random.IntN(r.Taken); i < r.sample {
					sample[i] = row
				}
			}
			return true
		}
		if file == "built-in" {
			builtIn(take)
		} else if _, err := ReadInput(ctx, p, file, func(in io.Reader, name string) (none struct{}, err error) {
			suite.Rows(in, name)(take)
			return none, failure
		}); err != nil {
			yield(suite.Row{}, err)
			return
		}
		slices.SortFunc(sample, func(a, b suite.Row) int { return cmp.Compare(a.Line, b.Line) })
		for _, row := range sample {
			if !yield(row, nil) {
				return
			}
		}
	}
}

// All returns the rows that [Rows.Of] yields. No rows are an error, since nothing could differ, and so are lines that were refused.
func (r *Rows) All(ctx context.Context, p *Program, file string) (all []suite.Row, err error) {
	for row, err := range r.Of(ctx, p, file) {
		if err != nil {
			return nil, err
		}
		all = append(all, row)
	}
	switch {
	case r.Refused > 0:
		return nil, r.FirstLines
	case r.Taken == 0:
		return nil, NoRows(file)
	}
	return all, nil
}

// NoRows says that a file has no rows, or that the flags leave none.
func NoRows(file string) error {
	return fmt.Errorf("%s: expected rows of positions, found none (see bitray help suites)", file)
}

// Unreachable returns the faults with which no game reaches a position, those that bitray fen finds.
func Unreachable(p board.Position) board.Fault {
	setup := p.Setup()
	return setup.Faults() & board.Unreachable
}

func builtIn(take func(suite.Row, error) bool) {
	for _, row := range suite.Default() {
		if !take(row, nil) {
			return
		}
	}
}
