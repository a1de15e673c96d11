package deep

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
	"github.com/bitray/bitray/perft"
)

// Conflict is a position that was counted twice, with different results.
type Conflict struct {
	Chunk    int    `json:"in_chunk"`
	Position int    `json:"position"` // counted from 0 within the chunk
	FEN      string `json:"position_fen"`
	A        uint64 `json:"leaves"` // the first count
	B        uint64 `json:"other_leaves"`
	By       Origin `json:"-"` // of the first count
	Opened   int    `json:"-"` // how many chunks the difference has opened again
}

// conflict returns the first position on which other counts of a chunk that is done differ from those that are kept, or nil.
func (r *Run) conflict(chunk int, other []uint64) (*Conflict, error) {
	kept, err := r.Counts(chunk)
	if err != nil {
		return nil, err
	}
	for i := range kept {
		if kept[i] != other[i] {
			entries, err := r.list.Block(chunk)
			if err != nil {
				return nil, err
			}
			p, err := entries[i].Code.Position()
			return &Conflict{Chunk: chunk, Position: i, FEN: p.FEN(), A: kept[i], B: other[i], By: r.states.at(chunk).origin.Value()}, err
		}
	}
	return nil, nil
}

// Confirm compares results with those that are kept. It notes which are confirmed, opens the chunks again that
// differ, with all chunks of the same share and machine if it is of a share, and returns where: the kept count first.
// Chunks that are open are passed over. An equal result that was found by the same party, by the same method and with
// the same seed as the first is an error.
func (r *Run) Confirm(again []Result) (differ []*Conflict, err error) {
	var records []journal.Record
	for i := range again {
		result := &again[i]
		c := r.states.at(result.Chunk)
		if !c.done {
			continue
		}
		m, err := r.conflict(result.Chunk, result.Counts)
		if err != nil {
			return nil, err
		}
		a, b := c.origin.Value(), result.Origin
		switch {
		case m != nil:
			done := r.Status().Done
			if err := r.append(append(records, r.takeBack(m.Chunk, a)...)); err != nil { // what follows may be among them
				return nil, err
			}
			m.Opened = done - r.Status().Done
			differ, records = append(differ, m), nil
		case a.Party == b.Party && a.Seed == b.Seed && a.Method == b.Method:
			return nil, fmt.Errorf("chunk %d was counted before in the same way by %s: expected another --seed or --method", result.Chunk, a.Party)
		default:
			result.sum, result.total = c.sum, c.total
			records = append(records, result.record(journal.Confirmed))
		}
	}
	return differ, r.append(records)
}

// takeBack returns the records that open a chunk again which an origin has counted wrongly; of a share all that this machine
// has counted of it, which is not taken in again.
func (r *Run) takeBack(chunk int, wrong Origin) (records []journal.Record) {
	if wrong.Share == "" {
		return []journal.Record{{Event: journal.Reopened, Chunk: chunk}}
	}
	seen := map[Origin]bool{}
	for _, chunk := range r.states.list(true) {
		if o := r.states.at(chunk).origin.Value(); o.Share == wrong.Share && o.Party == wrong.Party && !seen[o] {
			seen[o] = true
			records = append(records, journal.Record{Event: journal.Refused, Origin: o})
		}
	}
	return records
}

// Comparison is what two runs of the same count have in common.
type Comparison struct {
	Compared int       `json:"compared"`        // chunks that both have counted
	Differ   int       `json:"differ"`          // chunks of those with different counts
	First    *Conflict `json:"first,omitempty"` // in the first of them, or nil
}

// Compare compares the counts of two runs, position by position, in the chunks that both have counted. It is
// an error if they are not planned alike, or if counts are damaged; the comparison then holds what was
// compared before, as it does if ctx ends.
func Compare(ctx context.Context, a, b *Run) (c Comparison, err error) {
	if a.Manifest.Run != b.Manifest.Run {
		plan := func(r *Run) string {
			return fmt.Sprintf("%s, depth %d, split at ply %d in chunks of %d, %.12s", r.FEN, r.Depth, r.Split, r.Chunk, r.Manifest.Run)
		}
		return c, fmt.Errorf("%s (%s) and %s (%s): expected runs of one plan", a.folder, plan(a), b.folder, plan(b))
	}
	for chunk := range a.Chunks() {
		if ctx.Err() != nil {
			return c, ctx.Err()
		}
		if !a.Done(chunk) || !b.Done(chunk) {
			continue
		}
		counts, err := b.Counts(chunk)
		if err != nil {
			return c, err
		}
		m, err := a.conflict(chunk, counts)
		if err != nil {
			return c, err
		}
		if m != nil {
			c.Differ++
		}
		c.First = cmp.Or(c.First, m)
		c.Compared++
	}
	return c, nil
}

// sample counts some of the chunks again, in another way, and compares position by position. A chunk
// whose counts differ is open again: it is not known which of them is wrong.
func (v *verifying) sample(ctx context.Context) (string, error) {
	chosen := v.choose()
	if len(chosen) == 0 {
		return "", nil
	}
	o := CountOptions{Options: v.Options, Name: v.Name}
	if o.Method == perft.MethodAuto {
		o.Method = v.another(chosen)
	}
	var differ []*Conflict
	err := v.run.countAll(ctx, chosen, o, func(again []Result, _ perft.Effort) error {
		found, err := v.run.Confirm(again)
		differ = append(differ, found...)
		return err
	})
	switch {
	case err != nil:
		return "", err
	case len(differ) > 0:
		return "", differences(differ)
	}
	return fmt.Sprintf("%d chunks counted again with seed %d: all their positions agree", len(chosen), v.Verification.Seed), nil
}

// another returns a method, which every machine has, that has not counted any of the chunks before, or has
// counted only some.
func (v *verifying) another(chunks []int) perft.Method {
	if slices.ContainsFunc(chunks, func(i int) bool { return v.run.states.at(i).origin.Value().Method == perft.MethodScalar.String() }) {
		return perft.MethodMake
	}
	return perft.MethodScalar
}

// differences says on which positions the chunks differ that were counted again.
func differences(differ []*Conflict) error {
	var found []error
	slices.SortFunc(differ, func(a, b *Conflict) int { return a.Chunk - b.Chunk })
	for _, m := range differ {
		opened := "the chunk is"
		if m.By.Share != "" {
			opened = fmt.Sprintf("all %d chunks of %s are", m.Opened, by(m.By))
		}
		found = append(found, fmt.Errorf("chunk %d, position %d, %s: %d leaves, by another count %d; %s open again",
			m.Chunk, m.Position, m.FEN, m.A, m.B, opened))
	}
	return wrong{errors.Join(found...)}
}

// choose returns the chunks of the sample, in their order: the part that is wanted of all, and at least one of what
// each machine has counted of each share.
func (v *verifying) choose() (chosen []int) {
	chosen = v.run.states.list(true)
	n := int(math.Ceil(v.Sample * float64(len(chosen))))
	rand.New(rand.NewPCG(v.Verification.Seed, 0)).Shuffle(len(chosen), func(i, j int) { chosen[i], chosen[j] = chosen[j], chosen[i] })
	seen := map[[2]string]bool{}
	chosen = slices.DeleteFunc(chosen, func(chunk int) bool {
		o := v.run.states.at(chunk).origin.Value()
		of := [2]string{o.Share, o.Party}
		wanted := n > 0 || v.Sample > 0 && o.Share != "" && !seen[of]
		seen[of] = seen[of] || wanted
		n--
		return !wanted
	})
	slices.Sort(chosen)
	return chosen
}
