package deep

import (
	"cmp"
	"errors"
	"slices"
	"time"

	"github.com/bitray/bitray/perft"
)

// Status is how far a run has come. Times are those of one thread, in seconds.
type Status struct {
	Chunks    int         `json:"-"`
	Done      int         `json:"done"`           // chunks that are counted
	Confirmed int         `json:"confirmed"`      // of those, chunks that were counted again with the same result
	Nodes     perft.Nodes `json:"nodes"`          // leaves below the chunks that are done: the perft, if all are
	Work      float64     `json:"thread_seconds"` // taken for what is done, where it is known
	Left      float64     `json:"left"`           // expected for the rest, by what a chunk has cost; 0 if it is not known
	Last      time.Time   `json:"last,omitzero"`  // the latest time in the journal; zero if nothing was counted yet
}

// Status returns how far the run has come.
func (r *Run) Status() Status {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.states.status()
}

// hosts returns how many chunks each machine has counted.
func (s *states) hosts() map[string]int {
	hosts := map[string]int{}
	for i := range s.chunks {
		if c := &s.chunks[i]; c.done {
			hosts[c.origin.Value().Party]++
		}
	}
	return hosts
}

// Part is what a run has taken in that a machine has counted of a share.
type Part struct {
	Share     string `json:"share"` // I/N
	Host      string `json:"host"`
	Done      int    `json:"done"`      // chunks
	Recounted int    `json:"recounted"` // of those, chunks that were counted again with the same result
}

// Parts returns what a run has taken in of shares, by their names and those of the machines.
func (r *Run) Parts() (parts []Part) {
	r.mu.Lock()
	defer r.mu.Unlock()
	place := map[[2]string]int{}
	for i := range r.states.chunks {
		c := &r.states.chunks[i]
		if !c.done || c.origin.Value().Share == "" {
			continue
		}
		o := c.origin.Value()
		at, known := place[[2]string{o.Share, o.Party}]
		if !known {
			at, parts = len(parts), append(parts, Part{Share: o.Share, Host: o.Party})
			place[[2]string{o.Share, o.Party}] = at
		}
		parts[at].Done++
		if c.confirmed {
			parts[at].Recounted++
		}
	}
	slices.SortFunc(parts, func(a, b Part) int { return cmp.Or(cmp.Compare(a.Share, b.Share), cmp.Compare(a.Host, b.Host)) })
	return parts
}

// ShareStatus is how far a share has come.
type ShareStatus struct {
	Folder  string         `json:"folder"`
	Share   string         `json:"share"` // I/N
	Running bool           `json:"running"`
	Done    int            `json:"done"`          // chunks that it has counted
	Left    int            `json:"left"`          // of its chunks, those that are counted nowhere
	Rate    float64        `json:"rate"`          // chunks an hour of late; 0 if it is not known, or not running
	Seconds float64        `json:"seconds_left"`  // at that rate; 0 if it is not known
	Last    time.Time      `json:"last,omitzero"` // of the latest of them
	Hosts   map[string]int `json:"hosts"`         // chunks by the machines that have counted them
	Wrong   []string       `json:"wrong"`         // sentences on what is damaged
}

// Shares returns how far the shares in the folder of the run have come, and how many chunks are counted in all of them
// and in the run.
func (r *Run) Shares() (shares []ShareStatus, done int, err error) {
	counted := r.countedHere()
	folders, err := r.ShareFolders()
	type part struct {
		Share
		chunks int // none if it cannot be read
	}
	var read []part
	for _, folder := range folders {
		s := r.readShare(folder)
		running, failed := Locked(folder)
		r.addCounted(counted, s)
		err = errors.Join(err, failed, s.Close())
		status := s.states.status()
		share := ShareStatus{Folder: folder, Share: s.Share.String(), Running: running, Done: status.Done, Last: status.Last, Hosts: s.states.hosts(), Wrong: append([]string{}, s.Wrong...)}
		if running {
			share.Rate = s.states.pace.rate()
		}
		shares, read = append(shares, share), append(read, part{s.Share, len(s.states.chunks)})
	}
	for at := range shares {
		share := &shares[at]
		for i := range read[at].chunks {
			if !counted[read[at].chunk(i)] {
				share.Left++
			}
		}
		if share.Rate > 0 {
			share.Seconds = float64(share.Left) / share.Rate * 3600
		}
	}
	for _, is := range counted {
		if is {
			done++
		}
	}
	return shares, done, err
}
