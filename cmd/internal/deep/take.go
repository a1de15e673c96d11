package deep

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"

	"github.com/bitray/bitray/cmd/internal/deep/internal/ordered"
)

// Taken is what a run has taken in of the folder of a share.
type Taken struct {
	ShareFolder
	Taken        int `json:"taken"`        // chunks that were open in the run
	Repeated     int `json:"repeated"`     // chunks of which the run had the same result
	Refused      int `json:"refused"`      // chunks whose results are not believed
	Contradicted int `json:"contradicted"` // chunks of which the run had another result
}

// takenCounts is how many counts of a share are taken in at a time, as one group.
const takenCounts = 1 << 16

// Take takes in what the shares in folders have counted, which may be being written, and calls each with what it has taken of
// a folder. Each chunk is checked: that it belongs to the share, that its counts are in bounds and are those that the journal
// of the share vouches for, and that they come to its total. What the run has counted otherwise is taken back, and left to a
// machine that has the run's folder. The error says why the run itself cannot be written or read, or is that of ctx.
func (r *Run) Take(ctx context.Context, folders []string, each func(Taken)) error {
	defer debug.SetGCPercent(debug.SetGCPercent(50)) // the states of the run are most of the memory, and stay
	items := func(yield func(*group, error) bool) {
		for _, folder := range folders {
			s := r.readShare(folder)
			t := &Taken{ShareFolder: s.shareFolder()}
			for chunks := range slices.Chunk(s.states.list(true), max(takenCounts/r.Chunk, 1)) {
				if !yield(&group{s: s, t: t, chunks: chunks}, ctx.Err()) {
					return
				}
			}
			if !yield(&group{s: s, t: t, last: true}, ctx.Err()) {
				return
			}
		}
	}
	// A share is read while those before it are weighed and taken in.
	for g, err := range ordered.Map(runtime.GOMAXPROCS(0), items, r.weighGroup) {
		if err == nil {
			err = r.takeGroup(g)
		}
		if err != nil {
			return err
		}
		if g.last {
			each(*g.t)
		}
	}
	return nil
}

// group is some chunks of a share, which are taken in at a time.
type group struct {
	s       *Run
	t       *Taken
	chunks  []int
	results []Result
	unfit   int // chunks whose counts do not fit the journal of the share
	last    bool
}

// weighGroup weighs the chunks of a group.
func (r *Run) weighGroup(g *group) (*group, error) {
	for _, chunk := range g.chunks {
		c := g.s.states.at(chunk)
		counts, encoded, err := g.s.readCounts(chunk)
		if err != nil {
			g.unfit++
			continue
		}
		result := Result{Chunk: chunk, Counts: counts, Origin: g.s.origin(chunk), Took: c.took, encoded: encoded, sum: c.sum}
		if result.total, err = r.total(chunk, result.Counts); err != nil {
			return nil, err
		}
		if result.total != c.total || !r.inBounds(result.Counts) {
			g.unfit++
		} else {
			g.results = append(g.results, result)
		}
	}
	return g, nil
}

// takeGroup commits a group, and says what has become of it.
func (r *Run) takeGroup(g *group) error {
	if err := r.commit(g.results, g.t); err != nil {
		return err
	}
	if g.t.Refused += g.unfit; g.unfit > 0 {
		g.t.say("%d chunks: their counts do not fit its journal", g.unfit)
	}
	if g.last {
		return g.s.Close()
	}
	return nil
}

// say notes a sentence on what is wrong, unless there are many.
func (t *Taken) say(format string, args ...any) {
	if len(t.Wrong) < 10 {
		t.Wrong = append(t.Wrong, fmt.Sprintf(format, args...))
	}
}

// by says who has counted.
func by(o Origin) string {
	if o.Share == "" {
		return o.Party
	}
	return fmt.Sprintf("share %s of %s", o.Share, o.Party)
}
