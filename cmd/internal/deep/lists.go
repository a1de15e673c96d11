package deep

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"os"
	"path/filepath"

	"github.com/bitray/bitray/cmd/internal/deep/internal/plan"
	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
)

// lists makes the list of each ply again, from the one before, and compares it with the one that is there: the
// positions, their order, and the paths to each. The counts then need no way up to the root: their sum over
// all paths is the total, which the check before has weighed.
func (v *verifying) lists(ctx context.Context) (string, error) {
	if v.run.lock != nil { // what a verification that was killed has left
		if err := os.RemoveAll(filepath.Join(v.run.folder, spillName)); err != nil {
			return "", err
		}
	}
	planner := newPlanner(v.run.folder, v.MemoryMiB, v.Threads)
	parents := plan.Root(&v.root)
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
		if err := compareLists(ply.Ply, planner.Expand(ctx, parents), l.All(v.Threads)); err != nil {
			return "", err
		}
		parents = l.All(v.Threads)
	}
	return fmt.Sprintf("the positions of %d plies are those that the moves lead to", v.run.Split), nil
}

// compareLists compares the list of a ply that should be there with the one that is.
func compareLists(ply int, want iter.Seq2[positions.Entry, error], got plan.Source) error {
	next, stop := iter.Pull2(got)
	defer stop()
	var block []positions.Entry
	for e, err := range want {
		if err == nil && len(block) == 0 {
			block, err, _ = next()
		}
		if err != nil {
			return err
		}
		if len(block) == 0 || block[0] != e {
			p, err := e.Code.Position()
			return errors.Join(err, wrong{fmt.Errorf("ply %d: the next position should be %s, with %d paths", ply, p.FEN(), e.Times)})
		}
		block = block[1:]
	}
	if _, err, more := next(); err != nil {
		return err
	} else if more || len(block) > 0 {
		return wrong{fmt.Errorf("ply %d: there are more positions than the moves lead to", ply)}
	}
	return nil
}
