package coordinator

import (
	"fmt"
	"slices"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// arrival is a result that is not answered yet.
type arrival struct {
	message *nats.Msg
	key     string
	result  deep.Result
	err     error  // why it is none
	answer  []byte // empty if it is kept, or equal to the one that is
}

// unknown stands in the journal for what a worker could only claim.
const unknown = "-"

// read reads a result and checks it against the bounds of the journal.
func (c *coordinator) read(key string, m *nats.Msg) arrival {
	a := arrival{message: m, key: key, result: deep.Result{Origin: deep.Origin{Party: keyParty + key, Method: unknown, Version: unknown}}}
	if a.result.Chunk, a.result.Counts, a.err = wire.ParseResult(m); a.err == nil {
		a.err = c.run.Check(&a.result)
	}
	return a
}

// How results are gathered that share one sync of the disk: until there are so many, or the run needs no more, or
// the first of them has waited so long; then all that are there, up to a bound.
const (
	groupSize = 16
	groupTime = 300 * time.Millisecond
	groupMost = 512
)

// gather adds a result, and others that have come since, to the group, and takes the group if it is large enough.
func (c *coordinator) gather(a arrival) error {
	if len(c.group) == 0 {
		c.groupEnd.Reset(groupTime)
	}
	c.group = append(c.group, a)
	for more := true; more && len(c.group) < groupMost; {
		select {
		case a = <-c.arrivals:
			c.group = append(c.group, a)
		default:
			more = false
		}
	}
	if len(c.group) >= min(groupSize, c.open()) {
		return c.take()
	}
	return nil
}

// take writes the results of the group to the disk, and answers them. What is not answered stays with the workers.
func (c *coordinator) take() error {
	c.groupEnd.Stop()
	c.group = slices.DeleteFunc(c.group, c.refuse)
	results := make([]deep.Result, len(c.group))
	for i := range c.group {
		results[i] = c.group[i].result
	}
	verdicts, err := c.run.Commit(results)
	if err != nil {
		return err
	}
	c.outcome.Groups++
	c.outcome.Results += len(c.group)
	for i := range c.group {
		a := &c.group[i]
		c.delivered[a.key] = true
		c.queue.waiting--
		switch verdicts[i] {
		case deep.Accepted:
			delete(c.aside, a.result.Chunk)
			c.draw(a.result.Chunk)
		case deep.Repeated:
			c.outcome.Repeated++
		case deep.Different:
			if err := c.compare(a); err != nil {
				return err
			}
		}
		a.message.Respond(a.answer)
	}
	c.group = nil
	return nil
}

// saidRefused bounds what is said of the refused results of a key.
const saidRefused = 3

// refuse answers a result that must not be with the reason.
func (c *coordinator) refuse(a arrival) bool {
	if banned := c.register[a.key].Banned; banned != "" {
		a.err = fmt.Errorf("key %s is banned: %s", a.key, banned)
	}
	if a.err == nil {
		return false
	}
	c.outcome.Refused++
	if c.refused[a.key]++; c.refused[a.key] <= saidRefused {
		c.Say("key %s: a result is refused: %v", a.key, a.err)
	}
	a.message.Respond([]byte(a.err.Error()))
	return true
}

// compare looks into a result that differs from the one that is kept: a position on which they do is counted here, one
// for each key at a time.
func (c *coordinator) compare(a *arrival) error {
	chunk, other := a.result.Chunk, keyParty+a.key
	a.answer = fmt.Appendf(nil, "chunk %d is counted, with another result", chunk)
	if c.over || c.disputed[other] {
		return nil
	}
	counts, err := c.run.Counts(chunk)
	if err != nil {
		return err
	}
	i := 0
	for counts[i] == a.result.Counts[i] {
		i++
	}
	c.disputed[other] = true
	kept, _ := c.run.Kept(chunk)
	m := deep.Mismatch{Chunk: chunk, Position: i, FEN: c.fen(chunk, i), A: counts[i], B: a.result.Counts[i]}
	c.look(dispute{Mismatch: m, kept: kept.Origin.Party, other: other})
	return nil
}

// fen returns a position of a chunk, or what is wrong with it.
func (c *coordinator) fen(chunk, i int) string {
	entries, err := c.run.Positions(chunk)
	if err != nil {
		return err.Error()
	}
	p, err := entries[i].Code.Position()
	if err != nil {
		return err.Error()
	}
	return p.FEN()
}
