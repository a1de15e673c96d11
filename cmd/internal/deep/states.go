package deep

import (
	"fmt"
	"time"
	"unique"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
	"github.com/bitray/bitray/perft"
)

// states is what the records of a journal lead to: the state of each chunk, and what they come to together.
type states struct {
	chunks []state
	kept   Status // what the chunks come to, summed up once
	timed  int    // chunks that are done and whose time is known
	stale  bool   // something was taken back: they are to be summed up again
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

func newStates(chunks int) *states {
	return &states{chunks: make([]state, chunks), kept: Status{Chunks: chunks}}
}

// note changes the states as a record says.
func (s *states) note(r *journal.Record) error {
	if r.Time.After(s.kept.Last) {
		s.kept.Last = r.Time
	}
	if r.Chunk >= len(s.chunks) {
		return fmt.Errorf("chunk %d: expected fewer than %d", r.Chunk, len(s.chunks))
	}
	c := &s.chunks[r.Chunk]
	switch {
	case r.Event == journal.Counted && !c.done:
		*c = state{done: true, total: r.Total, sum: r.Counts, origin: unique.Make(r.Origin), took: r.Took}
		s.add(c)
	case r.Event == journal.Confirmed && c.done && c.sum == r.Counts && c.total == r.Total:
		if c.confirmedBy == "" {
			c.confirmedBy = r.Party
			s.kept.Confirmed++
		}
	case r.Event == journal.Reopened && c.done:
		*c, s.stale = state{}, true
	default:
		return fmt.Errorf("chunk %d is %v, which does not fit what was before", r.Chunk, r.Event)
	}
	return nil
}

// status returns how far the chunks have come.
func (s *states) status() Status {
	if s.stale {
		s.stale, s.timed, s.kept = false, 0, Status{Chunks: s.kept.Chunks, Last: s.kept.Last}
		for i := range s.chunks {
			if c := &s.chunks[i]; c.done {
				s.add(c)
			}
		}
	}
	now := s.kept
	if s.timed > 0 {
		now.Left = now.Work / float64(s.timed) * float64(now.Chunks-now.Done)
	}
	return now
}

// add adds a chunk that is done to what is kept.
func (s *states) add(c *state) {
	s.kept.Done++
	s.kept.Nodes = s.kept.Nodes.Add(c.total)
	s.kept.Work += c.took.Seconds()
	if c.took > 0 {
		s.timed++
	}
	if c.confirmedBy != "" {
		s.kept.Confirmed++
	}
}
