package deep

import (
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
	Left      float64     `json:"left"`           // expected for the rest, by what a chunk has cost; 0 if it is not known
	Last      time.Time   `json:"last,omitzero"`  // the latest time in the journal; zero if nothing was counted yet
}

// Status returns how far the run has come.
func (r *Run) Status() Status {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.states.status()
}
