package coordinator

import (
	"fmt"
	"slices"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// arrival is a result that is not answered yet.
type arrival struct {
	message *nats.Msg
	key     string
	result  deep.Result
	err     error // why it is not taken
}

// unknown stands in the journal for what a worker could only claim.
const unknown = "-"

// groupMost bounds the results that are gathered in a round.
const groupMost = 512

// gather reads a result and checks it against the bounds of the journal. It is taken with others, in the next round.
func (c *coordinator) gather(key string, m *nats.Msg) {
	a := arrival{message: m, key: key, result: deep.Result{Origin: deep.Origin{Party: keyParty + key, Method: unknown, Version: unknown}}}
	if a.result.Chunk, a.result.Counts, a.err = wire.ParseResult(m.Data); a.err == nil {
		a.err = c.run.Check(&a.result)
	}
	c.tell(func() error {
		if c.group = append(c.group, a); len(c.group) < groupMost {
			return nil
		}
		return c.take()
	})
}

// take writes the results of the group to the disk, and answers them: by nothing, or by the reason why one is not
// taken. What is not answered stays with the workers.
func (c *coordinator) take() error {
	c.group = slices.DeleteFunc(c.group, c.refuse)
	if len(c.group) == 0 {
		return nil
	}
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
	for i, a := range c.group {
		c.delivered[a.key] = true
		var answer []byte
		switch verdicts[i] {
		case deep.Accepted:
			delete(c.aside, a.result.Chunk)
			c.draw(a.result.Chunk)
		case deep.Repeated:
			c.outcome.Repeated++
		case deep.Different:
			answer = fmt.Appendf(nil, "chunk %d is counted, with another result", a.result.Chunk)
			if !c.over {
				c.contradict(a)
			}
		}
		a.message.Respond(answer)
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
