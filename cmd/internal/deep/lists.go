package deep

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/bitray/bitray/cmd/internal/deep/internal/plan"
	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
)

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
