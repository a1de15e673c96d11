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

// Share is what a party has counted.
type Share struct {
	Counted   int `json:"counted"`   // chunks
	Confirmed int `json:"recounted"` // of those, chunks that were counted again with the same result
	// Contradicted is how often another count of a chunk that it had counted was different, whoever was right.
	Contradicted int `json:"contradicted"`
}

// Parties returns what each party has counted, by its name, also of those whose results are all taken back that were contradicted. It
// goes through all chunks.
func (r *Run) Parties() map[string]Share {
	r.mu.Lock()
	defer r.mu.Unlock()
	parties := map[string]Share{}
	for party, n := range r.states.contradicted {
		parties[party] = Share{Contradicted: n}
	}
	for _, chunk := range r.chunks(true) {
		c := &r.states.chunks[chunk]
		party := c.origin.Value().Party
		share := parties[party]
		share.Counted++
		if c.confirmedBy != "" {
			share.Confirmed++
		}
		parties[party] = share
	}
	return parties
}
