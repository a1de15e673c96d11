package coordinator

import (
	"fmt"
	"math"
	"strings"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep"
)

// keyParty begins the name of a party in the journal that is a key. Others are machines that have counted without a
// cluster, in the folder itself.
const keyParty = "key:"

// PartyOf returns the name of a key in the journal.
func PartyOf(key string) string { return keyParty + key }

func isKey(party string) bool { return strings.HasPrefix(party, keyParty) }

// draw has a chunk that has just been counted counted again, by lot. That begins at once, so that liars are found early.
// No worker can foresee the lots.
func (c *coordinator) draw(chunk int) {
	if c.lots.Float64() < c.Sample {
		c.due = append(c.due, chunk)
	}
}

// missing returns how many chunks of each key are still to be counted again, where there are any.
func (c *coordinator) missing() map[string]int {
	missing := map[string]int{}
	for party, share := range c.run.Parties() {
		if n := max(int(math.Ceil(c.Sample*float64(share.Counted))), 1) - share.Confirmed; c.Sample > 0 && isKey(party) && n > 0 {
			missing[party] = n
		}
	}
	return missing
}

// drawRest has so many more chunks counted again as are missing.
func (c *coordinator) drawRest() {
	missing := c.missing()
	if len(missing) == 0 {
		return
	}
	for _, chunk := range c.lots.Perm(c.run.Chunks()) {
		if k, _ := c.run.Kept(chunk); k.ConfirmedBy == "" && missing[k.Origin.Party] > 0 {
			missing[k.Origin.Party]--
			c.due = append(c.due, chunk)
		}
	}
}

// countAgain counts chunks that are due, as many at a time as there are threads.
func (c *coordinator) countAgain() {
	for ; len(c.due) > 0 && c.busy < c.Threads; c.due = c.due[1:] {
		chunk := c.due[0]
		if !c.run.Done(chunk) { // it was taken back meanwhile
			delete(c.claims, chunk)
			continue
		}
		c.busy++
		c.counting.Go(func() {
			again, err := c.run.CountChunk(c.hearing, c.counter, chunk)
			c.tell(func() error { return c.judge(again, err) })
		})
	}
}

// contradict has a chunk counted again for which a result has come that differs from the one that is kept. Of each key it
// does so for one chunk at a time.
func (c *coordinator) contradict(a arrival) {
	for chunk, claim := range c.claims {
		if chunk == a.result.Chunk || claim.key == a.key {
			return
		}
	}
	c.claims[a.result.Chunk] = a
	c.due = append([]int{a.result.Chunk}, c.due...)
}

// judge compares a second count of a chunk with the one that is kept, and with one that contradicts that.
func (c *coordinator) judge(again deep.Result, err error) error {
	c.busy--
	if err != nil {
		return err
	}
	kept, _ := c.run.Kept(again.Chunk)
	wrong, err := c.run.Confirm([]deep.Result{again})
	if err != nil {
		return err
	}
	for _, m := range wrong {
		c.accuse(kept.Origin.Party, *m)
	}
	claim := c.claims[again.Chunk]
	delete(c.claims, again.Chunk)
	for i, n := range claim.result.Counts {
		if n != again.Counts[i] {
			c.accuse(claim.result.Origin.Party, deep.Mismatch{Chunk: again.Chunk, Position: i, FEN: c.fen(again.Chunk, i), A: n, B: again.Counts[i]})
			break
		}
	}
	return nil
}

// accuse bans a key for the first of two counts of a position. The machine that says so must be sure of itself, so it counts
// the position once more in the plainest way: by making the moves, without a table.
func (c *coordinator) accuse(party string, m deep.Mismatch) {
	c.busy++
	c.counting.Go(func() {
		var truth perft.Nodes
		p, err := board.ParseFEN(m.FEN)
		if err == nil {
			truth, err = perft.Count(c.hearing, p, c.run.Remaining(), perft.Options{Method: perft.Make})
		}
		if err == nil && truth != perft.NewNodes(m.B) {
			err = fmt.Errorf("this machine cannot be relied on: %v; the right count is %v", &m, truth)
		}
		c.tell(func() error {
			c.busy--
			if err != nil {
				return err
			}
			return c.ban(party, fmt.Sprintf("chunk %d, position %d, %s: counted %d, the right count is %d", m.Chunk, m.Position, m.FEN, m.A, m.B))
		})
	})
}

// ban bans a party, which takes back all that it has counted.
func (c *coordinator) ban(party, why string) error {
	key, is := strings.CutPrefix(party, keyParty)
	if !is {
		c.Say("%s has counted wrongly: %s", party, why)
		return c.retract(party)
	}
	if c.register[key].Banned != "" {
		return nil
	}
	if err := c.folder.Ban(key, why); err != nil {
		return err
	}
	return c.reread()
}

// retract has everything counted again that a party has counted.
func (c *coordinator) retract(party string) error {
	opened, err := c.run.Retract(party)
	if len(opened) > 0 {
		c.over = false
		c.outcome.Reopened += len(opened)
		c.queue.todo = append(c.queue.todo, opened...)
		c.Say("%s: the %d chunks that it has counted are open again", party, len(opened))
	}
	return err
}

// fen returns a position of a chunk, or what is wrong with it.
func (c *coordinator) fen(chunk, i int) string {
	p, err := c.run.Position(chunk, i)
	if err != nil {
		return err.Error()
	}
	return p.FEN()
}
