package deep

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"unique"

	"github.com/bitray/bitray/cmd/internal/deep/internal/ordered"
)

// Taken is what a run has taken in of the folder of a share.
type Taken struct {
	Folder       string         `json:"folder"`
	Share        string         `json:"share"`        // I/N
	Hosts        map[string]int `json:"hosts"`        // chunks by the machines that have counted them
	Taken        int            `json:"taken"`        // chunks that were open in the run
	Repeated     int            `json:"repeated"`     // chunks of which the run had the same result
	Refused      int            `json:"refused"`      // chunks whose results are not believed
	Contradicted int            `json:"contradicted"` // chunks of which the run had another result
	Wrong        []string       `json:"wrong"`        // sentences on what is damaged, refused or contradicted
}

// takenCounts is how many counts of a share are taken in at a time, as one group.
const takenCounts = 1 << 16

// Take takes in what the shares in folders have counted, which may be being written, and calls each with what it has taken of
// a folder. Each chunk is checked: that it belongs to the share, that its counts are in bounds and are those that the journal
// of the share vouches for, and that they come to its total. What the run has counted otherwise is taken back, and left to a
// machine that has the run's folder. The error says why the run itself cannot be written or read, or is that of ctx.
func (r *Run) Take(ctx context.Context, folders []string, each func(Taken)) error {
	type read struct {
		*Run
		wrong []string
	}
	items := func(yield func(string, error) bool) {
		for _, folder := range folders {
			if !yield(folder, ctx.Err()) {
				return
			}
		}
	}
	// One share is read while that before it is taken in.
	for s, err := range ordered.Map(1, items, func(folder string) (read, error) {
		s, wrong := r.readShare(folder)
		return read{s, wrong}, nil
	}) {
		if err != nil {
			return err
		}
		taken, err := r.take(ctx, s.Run, s.wrong)
		if err = errors.Join(err, s.Close()); err != nil {
			return err
		}
		each(taken)
	}
	return nil
}

// take takes in a share that was read, of which something may be wrong.
func (r *Run) take(ctx context.Context, s *Run, wrong []string) (t Taken, err error) {
	t = Taken{Folder: s.folder, Share: s.Share.String(), Hosts: s.states.hosts(), Wrong: append([]string{}, wrong...)}
	groups := func(yield func([]int, error) bool) {
		for group := range slices.Chunk(s.states.list(true), max(takenCounts/r.Chunk, 1)) {
			if !yield(group, ctx.Err()) {
				return
			}
		}
	}
	unfit := 0
	for group, err := range ordered.Map(runtime.GOMAXPROCS(0), groups, func(chunks []int) ([]weighed, error) { return r.weighShare(s, chunks) }) {
		if err != nil {
			return t, err
		}
		whole := slices.DeleteFunc(group, func(w weighed) bool { return w.Counts == nil })
		unfit += len(group) - len(whole)
		receipts, err := r.commit(whole)
		if err != nil {
			return t, err
		}
		for i, receipt := range receipts {
			*map[Receipt]*int{Accepted: &t.Taken, Repeated: &t.Repeated, Refused: &t.Refused, Different: &t.Contradicted}[receipt]++
			if m := whole[i].conflict; m != nil && len(t.Wrong) < 10 {
				t.Wrong = append(t.Wrong, fmt.Sprintf("chunk %d, position %d, %s: %d leaves, but %d by %v", m.Chunk, m.Position, m.FEN, m.B, m.A, by(m.By)))
			}
		}
	}
	if unfit > 0 {
		t.Refused += unfit
		t.Wrong = append(t.Wrong, fmt.Sprintf("%d chunks: their counts do not fit its journal", unfit))
	}
	return t, nil
}

// weighShare weighs chunks of a share. Those whose counts are damaged have none.
func (r *Run) weighShare(s *Run, chunks []int) (group []weighed, err error) {
	for _, chunk := range chunks {
		c := s.states.at(chunk)
		result := Result{Chunk: chunk, Origin: s.origin(chunk), Took: c.took}
		w := weighed{Result: result}
		if result.Counts, err = s.readCounts(chunk); err == nil && r.Check(&result) == nil {
			if w, err = r.weighed(result); err != nil {
				return nil, err
			}
			if w.total != c.total {
				w.Counts = nil
			}
		}
		group = append(group, w)
	}
	return group, nil
}

// by says who has counted.
func by(o Origin) string {
	if o.Share == "" {
		return o.Party
	}
	return fmt.Sprintf("share %s of %s", o.Share, o.Party)
}

// refuses reports whether the result of an origin is not taken in: no share is believed about the chunk, or that result was
// taken back before.
func (c *state) refuses(o Origin) bool {
	return o.Share != "" && !c.done && (c.here || c.refused != (unique.Handle[Origin]{}) && c.refused == unique.Make(o))
}
