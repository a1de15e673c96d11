package deep

import (
	"errors"
	"fmt"
	"slices"
	"time"
	"unique"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
	"github.com/bitray/bitray/perft"
)

// states is what the records of a journal lead to: the state of each chunk, and what they come to together.
type states struct {
	share   Share
	chunks  []state         // of the share, in ascending order
	refused map[Origin]bool // whose results are not taken in
	kept    Status          // what the chunks come to, summed up once
	timed   int             // chunks that are done and whose time is known
	stale   bool            // something was taken back: they are to be summed up again
	ticked  time.Time       // when the last chunk was counted
	gaps    int             // between these times
	gap     time.Duration   // the mean of the latest
}

// state is what the journal says of a chunk.
type state struct {
	total     perft.Nodes
	sum       journal.Sum
	origin    unique.Handle[Origin]
	took      time.Duration
	done      bool
	confirmed bool
	here      bool // it was disputed: no share is believed about it
	elsewhere bool // it was counted already, and is not left for this share
}

func newStates(share Share, chunks int) *states {
	n := share.len(chunks)
	return &states{share: share, chunks: make([]state, n), refused: map[Origin]bool{}, kept: Status{Chunks: n}}
}

// at returns the state of a chunk, or nil if the share does not have it.
func (s *states) at(chunk int) *state {
	if i, is := s.share.index(chunk); is && i < len(s.chunks) {
		return &s.chunks[i]
	}
	return nil
}

// list returns the chunks that are done, or those that are to be counted.
func (s *states) list(done bool) (chunks []int) {
	for i := range s.chunks {
		if c := &s.chunks[i]; c.done == done && (done || !c.elsewhere) {
			chunks = append(chunks, s.share.chunk(i))
		}
	}
	return chunks
}

// refuses reports whether the result of an origin is not taken in: nothing of it is, or no share is believed about the chunk.
func (s *states) refuses(c *state, o Origin) bool {
	return s.refused[o] || o.Share != "" && c.here && !c.done
}

// note changes the states as a record says.
func (s *states) note(r *journal.Record) error {
	if r.Time.After(s.kept.Last) {
		s.kept.Last = r.Time
	}
	if r.Event == journal.Refused {
		s.refused[r.Origin] = true
	}
	for _, chunk := range s.takenBack(r) {
		c := s.at(chunk)
		*c, s.stale = state{here: c.here || r.Event == journal.Disputed}, true
	}
	c := s.at(r.Chunk)
	switch {
	case r.Event == journal.Refused:
	case c == nil:
		return fmt.Errorf("chunk %d: expected one of the %d that belong here", r.Chunk, len(s.chunks))
	case r.Event == journal.Counted:
		s.stale = s.stale || c.done // the line that took it back is lost
		*c = state{done: true, total: r.Total, sum: r.Counts, origin: unique.Make(r.Origin), took: r.Took, here: c.here}
		s.add(c)
		s.tick(r.Time)
	case r.Event == journal.Confirmed && (!c.done || c.sum != r.Counts || c.total != r.Total):
		return fmt.Errorf("chunk %d is confirmed, which does not fit what was before", r.Chunk)
	case r.Event == journal.Confirmed && !c.confirmed:
		c.confirmed = true
		s.kept.Confirmed++
	}
	return nil
}

// takenBack returns the chunks whose results a record takes back.
func (s *states) takenBack(r *journal.Record) []int {
	switch r.Event {
	case journal.Reopened, journal.Disputed:
		if c := s.at(r.Chunk); c != nil && c.done {
			return []int{r.Chunk}
		}
	case journal.Refused:
		return slices.DeleteFunc(s.list(true), func(chunk int) bool { return s.at(chunk).origin.Value() != r.Origin })
	}
	return nil
}

// leaveOut leaves chunks that are done elsewhere out of what is to be counted.
func (s *states) leaveOut(counted []bool) {
	for i := range s.chunks {
		c := &s.chunks[i]
		if c.elsewhere = counted[s.share.chunk(i)] && !c.done; c.elsewhere {
			s.kept.Chunks--
		}
	}
}

// status returns how far the chunks have come.
func (s *states) status() Status {
	if s.stale {
		s.stale, s.timed, s.kept = false, 0, Status{Chunks: s.kept.Chunks, Last: s.kept.Last}
		for _, chunk := range s.list(true) {
			s.add(s.at(chunk))
		}
	}
	now := s.kept
	now.Left = s.mean() * float64(now.Chunks-now.Done)
	return now
}

// mean returns the seconds of a thread that a chunk has cost, or 0 if that is not known.
func (s *states) mean() float64 { return s.kept.Work / float64(max(s.timed, 1)) }

// add adds a chunk that is done to what is kept.
func (s *states) add(c *state) {
	s.kept.Done++
	s.kept.Nodes = s.kept.Nodes.Add(c.total)
	s.kept.Work += c.took.Seconds()
	if c.took > 0 {
		s.timed++
	}
	if c.confirmed {
		s.kept.Confirmed++
	}
}

// tick notes when a chunk was counted, for the mean of the gaps of late.
func (s *states) tick(t time.Time) {
	if !s.ticked.IsZero() {
		s.gaps++
		s.gap += (t.Sub(s.ticked) - s.gap) / time.Duration(min(s.gaps, 64))
	}
	s.ticked = t
}

// rate returns the chunks an hour of late, by the clock, or 0 if that is not known.
func (s *states) rate() float64 {
	if s.gap <= 0 {
		return 0
	}
	return float64(time.Hour) / float64(s.gap)
}

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
