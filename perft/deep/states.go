package deep

import (
	"fmt"
	"time"
	"unique"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep/internal/journal"
)

// states is what the records of a journal lead to: the state of each chunk, and what they come to
// together, which is kept and not summed up anew.
type states struct {
	chunks          []state
	done, confirmed int
	total           perft.Nodes
	stale           bool // something was taken back: the total is to be summed up
	work            time.Duration
	costs           [costParts]cost
	parties         map[string]Share
	last            time.Time
}

// state is what the journal says of a chunk.
type state struct {
	done        bool
	total       perft.Nodes
	sum         journal.Sum
	origin      unique.Handle[Origin]
	confirmedBy string
	took        time.Duration
}

// Share is what a party has counted.
type Share struct {
	Counted   int // chunks
	Confirmed int // of those, chunks that were counted again with the same result
}

func newStates(chunks int) *states {
	return &states{chunks: make([]state, chunks), parties: map[string]Share{}}
}

// note changes the states as a record says.
func (s *states) note(r *journal.Record) error {
	if r.Time.After(s.last) {
		s.last = r.Time // clocks may be set back
	}
	if r.Event == journal.Retracted {
		for _, chunk := range s.countedBy(r.Party) {
			s.reopen(chunk)
		}
		return nil
	}
	if r.Chunk >= len(s.chunks) {
		return fmt.Errorf("chunk %d: expected fewer than %d", r.Chunk, len(s.chunks))
	}
	c := &s.chunks[r.Chunk]
	switch {
	case r.Event == journal.Counted && !c.done:
		*c = state{done: true, total: r.Total, sum: r.Counts, origin: unique.Make(r.Origin), took: r.Took}
		s.total = s.total.Add(r.Total)
		s.count(r.Chunk, 1)
	case r.Event == journal.Confirmed && c.done && c.sum == r.Counts && c.total == r.Total:
		if c.confirmedBy == "" {
			s.share(c, 0, 1)
		}
		c.confirmedBy = r.Party
	case r.Event == journal.Reopened && c.done:
		s.reopen(r.Chunk)
	default:
		return fmt.Errorf("chunk %d is %v, which does not fit what was before", r.Chunk, r.Event)
	}
	return nil
}

// count adds a chunk to the sums, or takes it away.
func (s *states) count(chunk, by int) {
	c := &s.chunks[chunk]
	s.work += time.Duration(by) * c.took
	if c.took > 0 {
		part := &s.costs[chunk*costParts/len(s.chunks)]
		part.sum += time.Duration(by) * c.took
		part.n += by
	}
	s.share(c, by, 0)
}

// share changes what the party of a chunk has counted.
func (s *states) share(c *state, counted, confirmed int) {
	party := c.origin.Value().Party
	share := s.parties[party]
	s.parties[party] = Share{share.Counted + counted, share.Confirmed + confirmed}
	s.done += counted
	s.confirmed += confirmed
}

// reopen takes back the results of a chunk.
func (s *states) reopen(chunk int) {
	s.count(chunk, -1)
	if c := &s.chunks[chunk]; c.confirmedBy != "" {
		s.share(c, 0, -1)
	}
	s.chunks[chunk] = state{}
	s.stale = true
}

// countedBy returns the chunks that a party has counted.
func (s *states) countedBy(party string) (chunks []int) {
	for i := range s.chunks {
		if c := &s.chunks[i]; c.done && c.origin.Value().Party == party {
			chunks = append(chunks, i)
		}
	}
	return chunks
}

// sum returns the sum over all chunks that are done.
func (s *states) sum() perft.Nodes {
	if s.stale {
		s.total, s.stale = perft.Nodes{}, false
		for i := range s.chunks {
			s.total = s.total.Add(s.chunks[i].total)
		}
	}
	return s.total
}

// cost is what some chunks have cost.
type cost struct {
	sum time.Duration
	n   int
}

// times is what so many chunks would cost.
func (c cost) times(n int) time.Duration {
	return time.Duration(float64(c.sum) / float64(c.n) * float64(n))
}

// costParts is the number of parts of the list of chunks whose costs are kept, to see how much they differ from one part
// of the tree to another.
const costParts = 16

// Estimate is a time that is expected, and a range for it.
type Estimate struct{ Expected, Low, High time.Duration }

// left estimates the work that is left by the cost of what is done. What is expected is what the
// mean chunk has cost; the range is from that of the cheapest part of the list to that of the most expensive.
func (s *states) left() (e Estimate) {
	var all cost
	for _, c := range s.costs {
		if c.n == 0 {
			continue
		}
		all = cost{all.sum + c.sum, all.n + c.n}
		part := c.times(len(s.chunks) - s.done)
		if e.Expected == 0 {
			e.Low = part
		}
		e = Estimate{all.times(len(s.chunks) - s.done), min(e.Low, part), max(e.High, part)}
	}
	return e
}

// spread shares the work out to threads.
func (e Estimate) spread(threads int) Estimate {
	n := time.Duration(threads)
	return Estimate{e.Expected / n, e.Low / n, e.High / n}
}
