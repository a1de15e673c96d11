package deep

import (
	"fmt"
	"slices"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep/journal"
)

// Result is what the counting of a chunk came to.
type Result struct {
	Chunk  int
	Counts []uint64 // leaves below each position, in their order
	Origin journal.Origin
	Took   time.Duration // processor time, where it is known
}

// Verdict says what has become of a result.
type Verdict uint8

// The verdicts.
const (
	// Accepted is a result of a chunk that was open.
	Accepted Verdict = iota
	// Confirmed equals the result that was there and was found in another way: by another worker,
	// by another method or with another seed.
	Confirmed
	// Repeated equals the result that was there and was found in the same way.
	Repeated
	// Disputed differs from the result that was there, which stays.
	Disputed
)

// Commit takes results and returns when they are on the disk, with a verdict for each. If it fails,
// for instance because the disk is full, the results that it has not taken can be committed again.
func (r *Run) Commit(results []Result) ([]Verdict, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	c := commit{run: r, fresh: map[int]*journal.Record{}, now: r.Clock()}
	for i := range results {
		if err := c.add(&results[i]); err != nil {
			return nil, err
		}
	}
	if len(c.fresh) > 0 {
		if err := r.counts.sync(); err != nil {
			return nil, fmt.Errorf("counts: %w", err)
		}
	}
	if err := r.append(c.records); err != nil {
		return nil, err
	}
	return c.verdicts, nil
}

// commit is a group of results that is being taken.
type commit struct {
	run      *Run
	now      time.Time
	records  []journal.Record
	fresh    map[int]*journal.Record // of chunks that were open before
	verdicts []Verdict
}

func (c *commit) add(result *Result) error {
	total, err := c.run.sum(result)
	if err != nil {
		return err
	}
	encoded, sum := encodeCounts(result.Counts)
	record := journal.Record{Chunk: result.Chunk, Total: total, Counts: sum, Origin: result.Origin, Took: result.Took, Time: c.now}
	before := c.run.chunks[result.Chunk]
	if first := c.fresh[result.Chunk]; first != nil { // twice in one group
		before = state{done: true, counts: first.Counts, origin: first.Origin}
	}
	verdict := judge(&before, &record)
	c.verdicts = append(c.verdicts, verdict)
	switch verdict {
	case Accepted:
		if err := c.run.counts.write(result.Chunk, encoded); err != nil {
			return fmt.Errorf("counts: %w", err)
		}
		record.Event = journal.Counted
		c.fresh[result.Chunk] = &record
	case Confirmed:
		record.Event = journal.Confirmed
	default:
		return nil
	}
	c.records = append(c.records, record)
	return nil
}

// judge compares a result with what is known of its chunk.
func judge(before *state, result *journal.Record) Verdict {
	a, b := &before.origin, &result.Origin
	switch {
	case !before.done:
		return Accepted
	case before.counts != result.Counts:
		return Disputed
	case a.Worker == b.Worker && a.Seed == b.Seed && a.Method == b.Method:
		return Repeated
	}
	return Confirmed
}

// sum returns the leaves of a chunk by all ways that lead to it.
func (r *Run) sum(result *Result) (total perft.Nodes, err error) {
	if result.Chunk < 0 || result.Chunk >= len(r.chunks) {
		return total, fmt.Errorf("chunk %d: expected 0 to %d", result.Chunk, len(r.chunks)-1)
	}
	entries, err := r.Positions(result.Chunk)
	if err != nil {
		return total, err
	}
	if len(result.Counts) != len(entries) {
		return total, fmt.Errorf("chunk %d: %d counts, expected %d", result.Chunk, len(result.Counts), len(entries))
	}
	return weigh(entries, result.Counts), nil
}

// Settle compares a disputed chunk with a third count that is trusted: made without a hash table
// and by making the moves. It reports whether the result that was there is right. If it is not, the
// chunk is open again.
func (r *Run) Settle(chunk int, counts []uint64) (right bool, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	kept, err := r.readCounts(chunk)
	if err != nil {
		return false, err
	}
	if slices.Equal(kept, counts) {
		return true, nil
	}
	return false, r.reopen([]int{chunk})
}

// Reopen takes back the results of those of the given chunks that are done: they are to be counted
// again.
func (r *Run) Reopen(chunks []int) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	done := slices.DeleteFunc(slices.Clone(chunks), func(i int) bool { return !r.chunks[i].done })
	return r.reopen(done)
}

// By returns who has counted a chunk, or an empty name if it is not done, and whether another count
// has confirmed it.
func (r *Run) By(chunk int) (worker string, confirmed bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	c := &r.chunks[chunk]
	return c.origin.Worker, c.confirmed > 0
}
