package deep

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep/internal/ordered"
	"github.com/bitray/bitray/perft/deep/internal/plan"
)

// VerifyOptions says how much of a run is verified, and how.
type VerifyOptions struct {
	// Sample is the share of the chunks that are counted again, from 0 to 1: so many of those that
	// are done, but at least one if it is more than 0.
	Sample float64
	// Seed chooses the sample, and is the seed of the hash keys.
	Seed uint64
	// Method counts again; [perft.Auto] takes one that was not used before.
	Method    perft.Method
	Threads   int // 0 is 1
	HashMiB   int // of the table for counting again
	MemoryMiB int // for joining the lists, the sums of their counts included, without the table; 0 is [DefaultMemoryMiB]
	// Name stands for this machine in the journal, one word.
	Name string
	// Progress is called with what is being done, if it is not nil.
	Progress func(step string)
}

// Check is a part of a verification.
type Check struct {
	Name    string
	OK      bool
	Nothing bool   // there was nothing to check
	Detail  string // what was compared, or what is wrong
}

// Verification is what the verification of a run has found.
type Verification struct {
	Checks   []Check
	Complete bool // all chunks are counted
	Total    perft.Nodes
	// Roots are the leaves below each root move and below each reply to it, put together from the counts of all chunks. There are none unless the run is complete.
	Roots []MoveCount
}

// MoveCount is a move with the number of leaves below it and its replies.
type MoveCount struct {
	Move    board.Move
	Nodes   perft.Nodes
	Replies []MoveCount
}

// OK reports whether every check has come out right.
func (v *Verification) OK() bool {
	return len(v.Checks) > 0 && !slices.ContainsFunc(v.Checks, func(c Check) bool { return !c.OK })
}

// wrong is an error in the run, as opposed to a failure of the check.
type wrong struct{ error }

func (w wrong) Unwrap() error { return w.error }

func wrongf(format string, args ...any) (string, error) {
	return "", wrong{fmt.Errorf(format, args...)}
}

var errNothing = errors.New("nothing is counted yet: only the plan is checked")

// Verify checks a run as far as it has come: its lists against each other and against perft,
// smaller depths of the same plan, the counts against the journal, a sample of the chunks against
// another count; and, if it is complete, the counts of the positions of all plies up to the root.
// What is found to be wrong is in the verification; the error says why it could not be finished.
// Chunks that are counted again are noted in the journal, unless the run is only read, and opened again if
// the counts differ.
func (r *Run) Verify(ctx context.Context, o VerifyOptions) (*Verification, error) {
	if o.MemoryMiB == 0 {
		o.MemoryMiB = DefaultMemoryMiB
	}
	if err := checkMemory(o.MemoryMiB); err != nil {
		return nil, err
	}
	if !(o.Sample >= 0 && o.Sample <= 1) {
		return nil, fmt.Errorf("sample of %v: expected a share from 0 to 1", o.Sample)
	}
	root, err := r.Root()
	if err != nil {
		return nil, err
	}
	v := &verifying{VerifyOptions: o, run: r, root: root}
	v.Total, v.Complete = r.Total()
	for _, step := range []struct {
		name  string
		check func(context.Context) (string, error)
	}{
		{"plies", v.plies},
		{"shallow", v.shallow},
		{"counts", v.counts},
		{"sample", v.sample},
		{"lists", v.lists},
		{"published", v.published},
	} {
		if o.Progress != nil {
			o.Progress(step.name)
		}
		detail, err := step.check(ctx)
		nothing := errors.Is(err, errNothing)
		if w := (wrong{}); errors.As(err, &w) {
			detail = w.Error()
		} else if err != nil {
			return &v.Verification, err
		}
		if detail != "" {
			v.Checks = append(v.Checks, Check{step.name, err == nil, nothing, detail})
		}
	}
	return &v.Verification, nil
}

// verifying is a verification that is going on.
type verifying struct {
	Verification
	VerifyOptions
	run  *Run
	root board.Position
}

// plies compares the ways to the positions of each ply with its perft.
func (v *verifying) plies(ctx context.Context) (string, error) {
	if err := v.run.Manifest.check(ctx, v.MemoryMiB/4); ctx.Err() != nil {
		return "", err
	} else if err != nil {
		return "", wrong{err}
	}
	last := v.run.Last()
	return fmt.Sprintf("%d positions at ply %d, %v ways: perft %d", last.Positions, v.run.Split, last.Ways, v.run.Split), nil
}

// shallowDepths is how many depths after the split are counted by the plan.
const shallowDepths = 2

// shallow counts the depths after the split by the last list, and compares with perft.
func (v *verifying) shallow(ctx context.Context) (string, error) {
	var said []string
	for below := 1; below <= min(shallowDepths, v.run.Remaining()); below++ {
		depth := v.run.Split + below
		got, err := v.run.perft(ctx, below, v.Threads)
		if err != nil {
			return "", err
		}
		want, err := perft.Count(ctx, v.root, depth, perft.Options{HashMiB: v.MemoryMiB / 4, Threads: v.Threads})
		if err != nil {
			return "", err
		}
		if got != want {
			return wrongf("perft %d by the plan: got %v, want %v", depth, got, want)
		}
		if known, is := KnownPerft(&v.root, depth); is && known != got {
			return wrongf("perft %d: got %v, published is %v", depth, got, known)
		}
		said = append(said, fmt.Sprintf("perft %d = %v by the plan", depth, got))
	}
	return strings.Join(said, ", "), nil
}

// perft counts so many plies below the positions of the plan and sums them up.
func (r *Run) perft(ctx context.Context, depth, threads int) (sum perft.Nodes, err error) {
	worker, err := NewWorker("shallow", depth, perft.Options{})
	if err != nil {
		return sum, err
	}
	defer worker.Close()
	err = ordered.Each(ctx, threads, r.Chunks(), func(chunk int) (total perft.Nodes, err error) {
		result, err := r.CountChunk(ctx, worker, chunk)
		if err != nil {
			return total, err
		}
		return r.weigh(chunk, result.Counts)
	}, func(_ int, total perft.Nodes) error {
		sum = sum.Add(total)
		return nil
	})
	return sum, err
}

// counts says what [Open] has found when it compared the counts with the journal.
func (v *verifying) counts(context.Context) (string, error) {
	if damaged := v.run.Damaged; len(damaged) > 0 {
		return wrongf("the counts of %d chunks do not fit the journal: %d is the first; they are open again", len(damaged), damaged[0])
	}
	done := v.run.Status().Done
	if done == 0 {
		return "", wrong{errNothing}
	}
	return fmt.Sprintf("%d of %d chunks are done, and fit the journal", done, v.run.Chunks()), nil
}

// published compares the total with the published one.
func (v *verifying) published(context.Context) (string, error) {
	known, is := KnownPerft(&v.root, v.run.Depth)
	switch {
	case !v.Complete || !is:
		return "", nil
	case known != v.Total:
		return wrongf("perft %d: got %v, published is %v", v.run.Depth, v.Total, known)
	}
	return fmt.Sprintf("perft %d = %v", v.run.Depth, known), nil
}

// lists joins the lists of all plies, from the last to the root, which proves that each is what the
// one before leads to. If the run is complete the counts go along.
func (v *verifying) lists(ctx context.Context) (string, error) {
	planner := plan.New(plan.Options{
		Memory: int64(v.MemoryMiB-bufferMiB) << 20, Folder: filepath.Join(v.run.folder, spillName), Goroutines: v.Threads,
	})
	c := climb{run: v.run, planner: planner, complete: v.Complete}
	top, err := c.up(ctx, &v.root)
	if errors.Is(err, plan.ErrLists) {
		return "", wrong{err}
	}
	if err != nil {
		return "", err
	}
	if !v.Complete {
		return fmt.Sprintf("the positions of %d plies are those that the moves lead to", v.run.Split), nil
	}
	if top != v.Total {
		return wrongf("the counts lead to %v at the root, expected %v", top, v.Total)
	}
	v.Roots = c.moves(&v.root, 0)
	return fmt.Sprintf("the counts of all positions lead up to %d root moves and %v", len(v.Roots), top), nil
}
