package coordinator

import (
	"encoding/json"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep"
)

// news puts together how far the run has come.
func (c *coordinator) news() deep.News {
	hours := max(time.Since(c.began).Hours(), 1e-9)
	n := deep.News{Time: time.Now(), Due: len(c.due) + c.busy, Keys: map[string]deep.KeyNews{}}
	for name, k := range c.ledger.keys {
		n.Keys[name] = deep.KeyNews{
			Workers: len(k.processes), Threads: k.threads, Held: k.held, Rate: float64(k.delivered) / hours, Last: k.last,
			Trusted: c.register[name].Trusted, Banned: c.register[name].Banned,
		}
	}
	c.run.Tell(&n)
	if n.Rate = float64(max(n.Done-c.had, 0)) / hours; n.Rate > 0 {
		n.Left = float64(n.Chunks-n.Done) / n.Rate
	}
	return n
}

// tellNews writes the news into the folder. They are not worth a failure.
func (c *coordinator) tellNews() {
	if text, err := json.MarshalIndent(c.news(), "", "  "); err == nil {
		deep.WriteFile(c.folder.path, "status.json", append(text, '\n'))
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
