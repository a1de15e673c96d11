package deep

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/bitray/bitray/cmd/internal/deep/internal/plan"
	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// VerifyOptions says how much of a run is verified, and how.
type VerifyOptions struct {
	// Options says how chunks are counted again: Seed chooses the sample too, and the Method [perft.MethodAuto] is
	// one that was not used before.
	perft.Options
	// Sample is the share of the chunks that are counted again, from 0 to 1, of those that are
	// done: at least one of each share if it is more than 0.
	Sample    float64
	MemoryMiB int // for making the lists again, without the table; 0 is [DefaultMemoryMiB]
	// Name stands for this machine in the journal, one word.
	Name string
	// Progress is called with what is being done, if it is not nil.
	Progress func(step string)
}

// Check is a part of a verification.
type Check struct {
	Name   string `json:"check"`
	Result string `json:"result"` // ok, WRONG, or none if there was nothing to check
	Detail string `json:"detail"` // what was compared, or what is wrong
}

// Verification is what the verification of a run has found.
type Verification struct {
	Complete bool        `json:"complete"` // all chunks are counted
	Total    perft.Nodes `json:"nodes"`
	Seed     uint64      `json:"seed"` // of the sample and of the hash keys
	Checks   []Check     `json:"checks"`
	// Wrong says that a check has found something wrong, and Nothing that nothing is counted yet.
	Wrong, Nothing bool `json:"-"`
}

// wrong is an error in the run, as opposed to a failure of the check.
type wrong struct{ error }

var errNothing = errors.New("nothing is counted yet: only the plan is checked")

// Verify checks what is counted of a run: its lists against each other and against perft,
// the counts against the journal, a sample of the chunks against another count, and the total of a complete run
// against the published one.
// What is found to be wrong is in the verification; the error says why it could not be finished.
// Chunks that are counted again are noted in the journal, unless the run is only read, and opened again if
// the counts differ.
func (r *Run) Verify(ctx context.Context, o VerifyOptions) (*Verification, error) {
	if err := fillMemory(&o.MemoryMiB); err != nil {
		return nil, err
	}
	if !(o.Sample >= 0 && o.Sample <= 1) {
		return nil, fmt.Errorf("sample of %v: expected a share from 0 to 1", o.Sample)
	}
	v := &verifying{VerifyOptions: o, run: r}
	v.Verification.Seed = o.Seed
	for _, step := range []struct {
		name  string
		check func(context.Context) (string, error)
	}{
		{"plies", v.plies},
		{"counts", v.counts},
		{"sample", v.sample},
		{"lists", v.lists},
		{"published", v.published},
	} {
		if o.Progress != nil {
			o.Progress(step.name)
		}
		detail, err := step.check(ctx)
		status := r.Status()
		v.Total, v.Complete = status.Nodes, status.Done == status.Chunks
		result := "ok"
		switch w := (wrong{}); {
		case errors.Is(err, errNothing):
			result, detail, v.Nothing = "none", err.Error(), true
		case errors.As(err, &w):
			result, detail, v.Wrong = "WRONG", w.Error(), true
		case err != nil:
			return &v.Verification, err
		}
		if detail != "" {
			v.Checks = append(v.Checks, Check{step.name, result, detail})
		}
	}
	return &v.Verification, nil
}

// verifying is a verification that is going on.
type verifying struct {
	Verification
	VerifyOptions
	run *Run
}

// plies compares the ways to the positions of each ply with its perft.
func (v *verifying) plies(ctx context.Context) (string, error) {
	if err := v.run.Manifest.check(ctx, v.MemoryMiB); ctx.Err() != nil {
		return "", err
	} else if err != nil {
		return "", wrong{err}
	}
	last := v.run.Last()
	return fmt.Sprintf("%d positions at ply %d, %v paths: perft %d", last.Positions, v.run.Split, last.Ways, v.run.Split), nil
}

// counts compares the counts with the journal, as [Open] does, and weighs them.
func (v *verifying) counts(context.Context) (string, error) {
	if err := v.run.check(true); err != nil {
		return "", err
	}
	if len(v.run.damaged) > 0 {
		return "", wrong{errors.New(v.run.unfit())}
	}
	done := v.run.Status().Done
	if done == 0 {
		return "", errNothing
	}
	return fmt.Sprintf("%d of %d chunks are done, and fit the journal", done, v.run.Chunks()), nil
}

// published compares the total with the published one.
func (v *verifying) published(context.Context) (string, error) {
	known, is := known(startPerft, &v.run.root, v.run.Depth)
	switch {
	case !v.Complete || !is:
		return "", nil
	case v.run.Contradicts() != "":
		return "", wrong{fmt.Errorf("perft %d: got %v, published is %s", v.run.Depth, v.Total, known)}
	}
	return fmt.Sprintf("perft %d = %s", v.run.Depth, known), nil
}

// lists makes the list of each ply again, from the one before, and compares its summary with that of the plan: of the
// positions, their order, and the paths to each. The counts then need no way up to the root: their sum over
// all paths is the total, which the check before has weighed.
func (v *verifying) lists(ctx context.Context) (string, error) {
	if v.run.lock != nil { // what a verification that was killed has left
		if err := os.RemoveAll(filepath.Join(v.run.folder, spillName)); err != nil {
			return "", err
		}
	}
	planner := newPlanner(v.run.folder, v.MemoryMiB, v.Threads)
	parents := plan.Root(&v.run.root)
	for i := range v.run.Plies {
		ply := &v.run.Plies[i]
		l, err := v.run.openList(v.run.folder, ply.Ply)
		if err == nil {
			defer l.file.Close()
			err = l.check(ply, v.Threads)
		}
		if err != nil {
			return "", wrong{err}
		}
		made, err := positions.Sum(positions.Cut(planner.Expand(ctx, parents), DefaultChunk))
		switch {
		case err != nil:
			return "", err
		case made != ply.Summary:
			return "", wrong{fmt.Errorf("ply %d: the moves lead to %d positions by %v paths with the SHA-256 %s: the list has %d by %v with %s",
				ply.Ply, made.Positions, made.Ways, made.SHA256, ply.Positions, ply.Ways, ply.SHA256)}
		}
		parents = l.All(v.Threads)
	}
	return fmt.Sprintf("the positions of %d plies are those that the moves lead to", v.run.Split), nil
}

// startPerft holds the published perft of the start position, from depth 1: OEIS
// A048987; the last one, Chess Programming Wiki, Perft Results.
var startPerft = []string{
	"20", "400", "8902", "197281", "4865609", "119060324", "3195901860", "84998978956",
	"2439530234167", "69352859712417", "2097651003696806", "62854969236701747",
	"1981066775000396239", "61885021521585529237", "2015099950053364471960",
}

// startPositions holds the number of different positions below the start position, from ply 1,
// where en passant counts only if a capture is legal: OEIS A083276.
var startPositions = []uint64{20, 400, 5362, 72078, 822518, 9417681, 96400068, 988187354, 9183421888, 85375278064}

// known returns what a list says of a ply or depth below a position, from 1, if it does.
func known[T any](list []T, root *board.Position, depth int) (entry T, is bool) {
	start := board.Start()
	if depth < 1 || depth > len(list) || root.Code() != start.Code() {
		return entry, false
	}
	return list[depth-1], true
}

// Contradicts returns the published perft if the run is complete and has come to another one, else "".
func (r *Run) Contradicts() string {
	published, is := known(startPerft, &r.root, r.Depth)
	if s := r.Status(); !is || s.Done < s.Chunks || published == s.Nodes.String() {
		return ""
	}
	return published
}
