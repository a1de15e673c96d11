package coordinator

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"time"

	"github.com/bitray/bitray/internal/deep"
)

// News is how far a run has come, as a coordinator writes it into the folder every few seconds, in
// cluster/status.json; the names are stable.
type News struct {
	Time   time.Time          `json:"time"`
	Done   int                `json:"done"`   // chunks
	Chunks int                `json:"chunks"` // all
	Due    int                `json:"due"`    // chunks to be counted again, or being so
	Rate   float64            `json:"rate"`   // chunks an hour, since the coordinator has started
	Left   float64            `json:"left"`   // hours, at that rate; 0 if it is not known
	Keys   map[string]KeyNews `json:"keys"`   // of which workers have come
}

// KeyNews is what the workers of a key have done since the coordinator has started; Counted and Recounted are all
// that the journal holds.
type KeyNews struct {
	Workers   int       `json:"workers"` // processes
	Threads   int       `json:"threads"`
	Held      int       `json:"held"` // chunks in hand
	Rate      float64   `json:"rate"` // chunks an hour
	Last      time.Time `json:"last"` // heard of
	Counted   int       `json:"counted"`
	Recounted int       `json:"recounted"` // of those, with the same result
	Banned    string    `json:"banned,omitempty"`
}

// newsFile is where they are.
const newsFile = "status.json"

// News returns what a coordinator has written last: nothing, and no error, if none has been at work.
func (f Folder) News() (n News, err error) {
	text, err := os.ReadFile(f.file(newsFile))
	if errors.Is(err, fs.ErrNotExist) {
		return n, nil
	}
	if err == nil {
		err = json.Unmarshal(text, &n)
	}
	return n, err
}

// news puts together how far the run has come.
func (c *coordinator) news() News {
	s, hours := c.run.Status(), max(time.Since(c.began).Hours(), 1e-9)
	n := News{Time: time.Now(), Done: s.Done, Chunks: s.Chunks, Due: len(c.due) + c.busy, Rate: float64(max(s.Done-c.had, 0)) / hours, Keys: map[string]KeyNews{}}
	if n.Rate > 0 {
		n.Left = float64(s.Chunks-s.Done) / n.Rate
	}
	shares := c.run.Parties()
	for name, k := range c.ledger.keys {
		share := shares[deep.KeyParty+name]
		n.Keys[name] = KeyNews{len(k.processes), k.threads, k.held, float64(k.delivered) / hours, k.last, share.Counted, share.Confirmed, c.register[name].Banned}
	}
	return n
}

// tellNews writes the news, whole or not at all. They are not worth a failure.
func (c *coordinator) tellNews() {
	text, err := json.MarshalIndent(c.news(), "", "  ")
	if err == nil && os.WriteFile(c.folder.file(newsFile+".new"), append(text, '\n'), 0o600) == nil {
		os.Rename(c.folder.file(newsFile+".new"), c.folder.file(newsFile))
	}
}

// report says how far the run has come, and how long the rest takes at this pace, if that is known.
func (c *coordinator) report() {
	n, left := c.news(), ""
	if n.Left > 0 {
		left = ", " + (time.Duration(n.Left * float64(time.Hour))).Round(time.Second).String() + " left"
	}
	c.Say("%d of %d chunks, %.4g an hour%s; %d to be counted again; %d workers", n.Done, n.Chunks, n.Rate, left, n.Due, c.ledger.processes())
}
