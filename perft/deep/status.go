package deep

import (
	"maps"
	"time"

	"github.com/bitray/bitray/perft"
)

// Status is how far a run has come. Times are those of one thread, in seconds.
type Status struct {
	Chunks    int         `json:"-"`
	Done      int         `json:"done"`           // chunks that are counted
	Confirmed int         `json:"confirmed"`      // of those, chunks that were counted again with the same result
	Nodes     perft.Nodes `json:"nodes"`          // leaves below the chunks that are done: the perft, if all are
	Work      float64     `json:"thread_seconds"` // taken for what is done, as far as it is known
	Left      Estimate    `json:"left"`
	Last      time.Time   `json:"last,omitzero"` // the latest time in the journal; zero if nothing was counted yet
}

// Estimate is a time that is expected, and a range for it.
type Estimate struct {
	Expected float64 `json:"expected"`
	Low      float64 `json:"low"`
	High     float64 `json:"high"`
}

// Status returns how far the run has come.
func (r *Run) Status() Status {
	r.mu.Lock()
	defer r.mu.Unlock()
	s, chunks := r.states.sums(), len(r.states.chunks)
	return Status{chunks, s.done, s.confirmed, s.total, s.work.Seconds(), s.left(chunks - s.done), r.states.last}
}

// Parties returns what each party has counted, by its name, in a map that belongs to the caller.
func (r *Run) Parties() map[string]Share {
	r.mu.Lock()
	defer r.mu.Unlock()
	return maps.Clone(r.states.sums().parties)
}

// cost is what some chunks have cost.
type cost struct {
	sum time.Duration
	n   int
}

// costParts is the number of parts of the list of chunks whose costs are kept, to see how much they differ from one part
// of the tree to another.
const costParts = 16

// left estimates the time for so many chunks by the cost of what is done. What is expected is what the
// mean chunk has cost; the range is from that of the cheapest part of the list to that of the most expensive.
func (s *sums) left(chunks int) (e Estimate) {
	var all cost
	for _, c := range s.costs {
		if c.n == 0 {
			continue
		}
		all = cost{all.sum + c.sum, all.n + c.n}
		part := c.times(chunks)
		if e.Expected == 0 {
			e.Low = part
		}
		e = Estimate{all.times(chunks), min(e.Low, part), max(e.High, part)}
	}
	return e
}

// times returns the seconds that so many chunks would cost.
func (c cost) times(chunks int) float64 { return c.sum.Seconds() / float64(c.n) * float64(chunks) }
