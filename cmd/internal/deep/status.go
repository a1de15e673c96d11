package deep

import (
	"errors"
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
func (r *Run) Status() Status { return r.states.status() }

// NotRecounted returns the shares by the machines that have counted them, as they were taken in, of which no chunk was counted
// a second time.
func (r *Run) NotRecounted() map[string][]string {
	var all []Origin // the first chunk of each share says in which order
	recounted := map[Origin]bool{}
	for _, chunk := range r.states.list(true) {
		c := r.states.at(chunk)
		of := Origin{Share: c.origin.Value().Share, Party: c.origin.Value().Party}
		if _, known := recounted[of]; !known {
			all = append(all, of)
		}
		recounted[of] = recounted[of] || c.confirmed
	}
	not := map[string][]string{}
	for _, of := range all {
		if of.Share != "" && !recounted[of] {
			not[of.Party] = append(not[of.Party], of.Share)
		}
	}
	return not
}

// ShareFolder is the folder of a share.
type ShareFolder struct {
	Folder string         `json:"folder"`
	Share  string         `json:"share"` // I/N
	Hosts  map[string]int `json:"hosts"` // chunks by the machines that have counted them
	Wrong  []string       `json:"wrong"` // sentences on what is damaged, refused or contradicted
}

// shareFolder says what there is in the folder of a share.
func (r *Run) shareFolder() ShareFolder {
	f := ShareFolder{Folder: r.folder, Share: r.Share.String(), Hosts: map[string]int{}, Wrong: append([]string{}, r.Wrong...)}
	for _, chunk := range r.states.list(true) {
		f.Hosts[r.states.at(chunk).origin.Value().Party]++
	}
	return f
}

// ShareStatus is how far a share has come.
type ShareStatus struct {
	ShareFolder
	Running bool      `json:"running"`
	Done    int       `json:"done"`          // chunks that it has counted
	Left    int       `json:"left"`          // of its chunks, those that are counted nowhere
	Rate    float64   `json:"rate"`          // chunks an hour of late; 0 if it is not known, or not running
	Seconds float64   `json:"seconds_left"`  // at that rate; 0 if it is not known
	Last    time.Time `json:"last,omitzero"` // of the latest of them
}

// Shares returns how far the shares in the folder of the run have come, and how many chunks are counted in all of them
// and in the run.
func (r *Run) Shares() (shares []ShareStatus, done int, err error) {
	counted := r.countedHere()
	folders, err := r.ShareFolders()
	for _, folder := range folders {
		s := r.readShare(folder)
		running, failed := Locked(folder)
		r.addCounted(counted, s)
		err = errors.Join(err, failed, s.Close())
		share := ShareStatus{ShareFolder: s.shareFolder(), Running: running, Done: s.Status().Done, Last: s.Status().Last}
		if running {
			share.Rate = s.states.rate()
		}
		shares = append(shares, share)
	}
	for i := range shares {
		share := &shares[i]
		s, failed := ParseShare(share.Share)
		for n := 0; failed == nil && n < s.len(len(counted)); n++ {
			if !counted[s.chunk(n)] {
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
