package deep

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// News is how far the cluster of a run has come, as its coordinator writes it into the folder every few seconds, in
// cluster/status.json, for a dashboard; the names are stable.
type News struct {
	Time   time.Time          `json:"time,omitzero"`
	Done   int                `json:"done"`   // chunks
	Chunks int                `json:"chunks"` // all
	Due    int                `json:"due"`    // chunks to be counted again, or being so
	Rate   float64            `json:"rate"`   // chunks an hour, since the coordinator has started
	Left   float64            `json:"left"`   // hours, at that rate; 0 if it is not known
	Keys   map[string]KeyNews `json:"keys"`
}

// KeyNews is what the workers of a key do and have done. What stands before Counted is since the coordinator has started, the rest
// from the journal and the register.
type KeyNews struct {
	Workers int       `json:"workers"` // processes
	Threads int       `json:"threads"`
	Held    int       `json:"held"`          // chunks in hand
	Rate    float64   `json:"rate"`          // chunks an hour
	Last    time.Time `json:"last,omitzero"` // heard of
	Share
	Trusted bool   `json:"trusted,omitempty"`
	Banned  string `json:"banned,omitempty"` // why
}

// News returns what a coordinator has written last, with what the journal says by now of each key. There are no keys and
// no time in a run that no cluster has worked on.
func (r *Run) News() (n News, err error) {
	file := filepath.Join(r.folder, clusterName, "status.json")
	text, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(text, &n)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return n, fmt.Errorf("%s: %w", file, err)
	}
	r.Tell(&n)
	return n, nil
}

// Tell brings news up to date with the journal.
func (r *Run) Tell(n *News) {
	s, keys := r.Status(), map[string]KeyNews{}
	n.Done, n.Chunks = s.Done, s.Chunks
	for name, k := range n.Keys {
		k.Share = Share{} // if all of it is taken back
		keys[name] = k
	}
	for party, share := range r.Parties() {
		if name, is := strings.CutPrefix(party, KeyParty); is {
			k := keys[name]
			k.Share = share
			keys[name] = k
		}
	}
	n.Keys = keys
}

// String returns the news of a key in a line.
func (k KeyNews) String() string {
	text := fmt.Sprintf("%d chunks, %d counted again, %d contradicted", k.Counted, k.Confirmed, k.Contradicted)
	if !k.Last.IsZero() {
		text += fmt.Sprintf("; %d workers with %d threads, %.4g chunks an hour, last seen %s", k.Workers, k.Threads, k.Rate, k.Last.Format(time.DateTime))
	}
	if k.Trusted {
		text += "; trusted"
	}
	if k.Banned != "" {
		text += "; banned: " + k.Banned
	}
	return text
}
