package deep

import (
	"fmt"
	"time"
	"unique"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep/internal/journal"
)

// states is what the records of a journal lead to: the state of each chunk, and what they come to together.
type states struct {
	chunks []state
	kept   sums
	stale  bool      // something was taken back: they are to be summed up anew
	last   time.Time // the latest in the journal: clocks may be set back
}

// state is what the journal says of a chunk.
type state struct {
	done        bool
	total       perft.Nodes
	sum         string
	origin      unique.Handle[Origin]
	confirmedBy string
	took        time.Duration
}

// sums is what chunks come to together, which is kept and not summed up for everybody who asks.
type sums struct {
	done, confirmed int
	total           perft.Nodes
	work            time.Duration
	costs           [costParts]cost
	parties         map[string]Share
}

// Share is what a party has counted.
type Share struct {
	Counted   int // chunks
	Confirmed int // of those, chunks that were counted again with the same result
}

func newStates(chunks int) *states {
	return &states{chunks: make([]state, chunks), kept: sums{parties: map[string]Share{}}}
}

// note changes the states as a record says.
func (s *states) note(r *journal.Record) error {
	if r.Time.After(s.last) {
		s.last = r.Time
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
		s.kept.add(c, s.part(r.Chunk))
	case r.Event == journal.Confirmed && c.done && c.sum == r.Counts && c.total == r.Total:
		if c.confirmedBy == "" {
			c.confirmedBy = r.Party
			s.kept.confirm(c)
		}
	case r.Event == journal.Reopened && c.done:
		s.reopen(r.Chunk)
	default:
		return fmt.Errorf("chunk %d is %v, which does not fit what was before", r.Chunk, r.Event)
	}
	return nil
}

// reopen takes back the results of a chunk.
func (s *states) reopen(chunk int) {
	s.chunks[chunk] = state{}
	s.stale = true
}

// sums returns what the chunks that are done come to.
func (s *states) sums() *sums {
	if s.stale {
		s.stale, s.kept = false, sums{parties: map[string]Share{}}
		for i := range s.chunks {
			if c := &s.chunks[i]; c.done {
				s.kept.add(c, s.part(i))
			}
		}
	}
	return &s.kept
}

// part returns the part of the list of chunks that a chunk belongs to.
func (s *states) part(chunk int) int { return chunk * costParts / len(s.chunks) }

func (s *sums) add(c *state, part int) {
	s.done++
	s.total = s.total.Add(c.total)
	s.work += c.took
	if c.took > 0 {
		s.costs[part].sum += c.took
		s.costs[part].n++
	}
	party := c.origin.Value().Party
	share := s.parties[party]
	share.Counted++
	s.parties[party] = share
	if c.confirmedBy != "" {
		s.confirm(c)
	}
}

func (s *sums) confirm(c *state) {
	s.confirmed++
	party := c.origin.Value().Party
	share := s.parties[party]
	share.Confirmed++
	s.parties[party] = share
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
