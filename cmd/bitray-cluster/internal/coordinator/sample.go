package coordinator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/internal/deep"
	"github.com/bitray/bitray/perft"
)

// owed returns how many chunks of each key are still to be counted again, where there are any.
func (c *coordinator) owed() map[string]int {
	if c.Sample == 0 {
		return nil
	}
	return c.run.Owed(c.Sample)
}

// countAgain counts chunks that are due, as many at a time as there are threads.
func (c *coordinator) countAgain() {
	for ; len(c.due) > 0 && c.busy < c.Threads; c.due = c.due[1:] {
		chunk := c.due[0]
		c.busy++
		c.counting.Go(func() {
			again, err := c.run.CountChunk(c.hearing, c.counter, chunk)
			c.tell(func() { c.judge(again, err) })
		})
	}
}

// nextDue returns a chunk that is due, and that others have counted, to a worker of a trusted key.
func (c *coordinator) nextDue(p *process) (chunk int, is bool) {
	i := slices.IndexFunc(c.due, func(chunk int) bool {
		by, again := c.run.CountedBy(chunk)
		return by.Party != "" && by.Party != deep.KeyParty+p.key && again == "" && !p.holds[chunk]
	})
	if i < 0 {
		return 0, false
	}
	chunk = c.due[i]
	c.due = slices.Delete(c.due, i, i+1)
	c.ledger.hold(p, chunk)
	return chunk, true
}

// confirmBy takes a repeated result for a second count, if it comes from a trusted key and the first from somebody
// else.
func (c *coordinator) confirmBy(r *deep.Result) {
	key := strings.TrimPrefix(r.Origin.Party, deep.KeyParty)
	if by, again := c.run.CountedBy(r.Chunk); again != "" || by.Party == r.Origin.Party || !c.register[key].Trusted {
		return
	}
	c.ledger.close(r.Chunk)
	_, err := c.run.Confirm([]deep.Result{*r})
	c.fail(err)
}

// judge compares a second count of a chunk with the one that is kept, if it still is.
func (c *coordinator) judge(again deep.Result, err error) {
	c.busy--
	var differ []*deep.Mismatch
	if err == nil {
		differ, err = c.run.Confirm([]deep.Result{again})
	}
	c.fail(err)
	for _, m := range differ {
		c.dispute(m.Chunk, m.Position, m.A, claim{"", m.B})
	}
}

// compare looks into a result that differs from the one that is kept, one for each key at a time.
func (c *coordinator) compare(r *deep.Result) {
	counts, err := c.run.Counts(r.Chunk)
	c.fail(err)
	if err != nil || c.over || c.disputed[r.Origin.Party] {
		return
	}
	i := 0
	for counts[i] == r.Counts[i] {
		i++
	}
	c.disputed[r.Origin.Party] = true
	c.dispute(r.Chunk, i, counts[i], claim{r.Origin.Party, r.Counts[i]})
}

// claim is what a party has counted below a position. This process is the party without a name.
type claim struct {
	party string
	count uint64
}

// dispute counts a position on which a claim differs from the count that is kept in the plainest way, by
// making the moves and without a table, and bans who was wrong.
func (c *coordinator) dispute(chunk, i int, kept uint64, other claim) {
	keeper, _ := c.run.CountedBy(chunk)
	c.busy++
	c.counting.Go(func() {
		var truth perft.Nodes
		p, err := c.run.Position(chunk, i)
		if err == nil {
			truth, err = perft.Count(c.hearing, p, c.run.Remaining(), perft.Options{Method: perft.Make})
		}
		c.tell(func() {
			c.busy--
			c.fail(err)
			for _, said := range []claim{{keeper.Party, kept}, other} {
				delete(c.disputed, said.party)
				if err == nil && truth != perft.NewNodes(said.count) {
					c.ban(said.party, fmt.Sprintf("chunk %d, position %d, %s: counted %d, the right count is %v", chunk, i, p.FEN(), said.count, truth))
				}
			}
		})
	})
}

// ban bans a party, which takes back all that it has counted. The machine that says so must be sure of
// itself.
func (c *coordinator) ban(party, why string) {
	key, is := strings.CutPrefix(party, deep.KeyParty)
	switch {
	case party == "":
		c.fail(fmt.Errorf("this machine cannot be relied on: %s", why))
	case !is:
		c.Say("%s has counted wrongly: %s", party, why)
		c.retract(party)
	case c.register[key].Banned == "":
		c.fail(c.folder.Ban(key, why))
		c.reread()
	}
}

// retract has everything counted again that a party has counted.
func (c *coordinator) retract(party string) {
	opened, err := c.run.Retract(party)
	c.fail(err)
	if len(opened) > 0 {
		c.over = false
		c.outcome.Reopened += len(opened)
		c.ledger.open(opened)
		c.Say("%s: the %d chunks that it has counted are open again", party, len(opened))
	}
}
