package coordinator

import (
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/internal/deep"
)

// countAgain counts chunks that are due, as many at a time as there are threads.
func (c *coordinator) countAgain() {
	for ; len(c.due) > 0 && c.busy < c.Threads; c.due = c.due[1:] {
		chunk := c.due[0]
		c.busy++
		c.counting.Go(func() {
			again, err := c.run.CountChunk(c.hearing, c.counter, chunk)
			c.tell(func() {
				c.busy--
				if c.fail(err); err == nil {
					c.confirm(&again)
				}
			})
		})
	}
}

// nextDue returns a chunk that is due, and that others have counted, to a worker of a trusted key.
func (c *coordinator) nextDue(p *process) (chunk int, is bool) {
	i := slices.IndexFunc(c.due, func(chunk int) bool {
		by, again := c.run.CountedBy(chunk)
		return by.Party != "" && by.Party != deep.KeyParty+p.key && again == "" && c.ledger.holders[chunk] == nil
	})
	if i < 0 {
		return 0, false
	}
	chunk = c.due[i]
	c.due = slices.Delete(c.due, i, i+1)
	c.ledger.hold(p, chunk)
	return chunk, true
}

// confirm compares a second count of a chunk with the one that is kept, and looks into a difference: one at a time that a
// key claims, so that it costs no more. What is passed over is disputed in the journal, or sent again.
func (c *coordinator) confirm(r *deep.Result) {
	party := r.Origin.Party
	if c.over || c.settling[party] && strings.HasPrefix(party, deep.KeyParty) {
		return
	}
	differ, err := c.run.Confirm([]deep.Result{*r})
	c.fail(err)
	for _, m := range differ {
		c.settling[party] = true
		c.busy++
		c.counting.Go(func() {
			wrong, err := c.run.Settle(c.hearing, m)
			c.tell(func() {
				c.busy--
				delete(c.settling, party)
				c.fail(err)
				for party, why := range wrong {
					c.ban(party, why)
				}
			})
		})
	}
}

// ban bans a key, which takes back all that it has counted. So is taken back what a machine has counted that has the folder.
func (c *coordinator) ban(party, why string) {
	if key, is := strings.CutPrefix(party, deep.KeyParty); !is {
		c.Say("%s has counted wrongly: %s", party, why)
		c.retract(party)
	} else if c.register[key].Banned == "" {
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
