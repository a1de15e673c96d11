package deep

import (
	"maps"
	"time"

	"github.com/bitray/bitray/perft"
)

// Status is how far a run has come.
type Status struct {
	Chunks    int
	Done      int         // chunks that are counted
	Confirmed int         // of those, chunks that were counted again with the same result
	Nodes     perft.Nodes // leaves below the chunks that are done
	// Work is the time that one thread has taken for what is done, as far as it is known.
	Work time.Duration
	// Left is the time that one thread would take for the rest.
	Left Estimate
	// Last is the latest time in the journal; it is zero if nothing was counted yet.
	Last time.Time
}

// Status returns how far the run has come.
func (r *Run) Status() Status {
	r.mu.Lock()
	defer r.mu.Unlock()
	s := r.states
	return Status{len(s.chunks), s.done, s.confirmed, s.sum(), s.work, s.left(), s.last}
}

// Total returns the sum over all chunks that are counted, and whether that is the perft.
func (r *Run) Total() (total perft.Nodes, complete bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.states.sum(), r.states.done == len(r.states.chunks)
}

// Parties returns what each party has counted.
func (r *Run) Parties() map[string]Share {
	r.mu.Lock()
	defer r.mu.Unlock()
	shares := maps.Clone(r.states.parties)
	maps.DeleteFunc(shares, func(_ string, s Share) bool { return s.Counted == 0 })
	return shares
}
