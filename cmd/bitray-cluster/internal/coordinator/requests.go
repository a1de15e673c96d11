package coordinator

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// maxPeople bounds the worker processes.
const maxPeople = 1 << 16

// welcome answers a greeting.
func (c *coordinator) welcome(key string, m *nats.Msg) {
	var g wire.Greeting
	err := json.Unmarshal(m.Data, &g)
	name := key + "." + g.Process
	_, known := c.people[name]
	w := wire.Welcome{Queue: c.queue.CachedInfo().Name, Remaining: c.run.Remaining(), Lease: c.Lease, Complete: c.over}
	switch banned := c.register[key].Banned; {
	case err != nil || wire.CheckName(g.Process) != nil || g.Threads < 1 || g.Threads > wire.MaxThreads:
		w.Refused = fmt.Sprintf("process %.50q, %d threads: expected a name and 1 to %d threads", g.Process, g.Threads, wire.MaxThreads)
	case banned != "":
		w.Refused = fmt.Sprintf("key %s is banned: %s", key, banned)
	case g.Version != deep.Version():
		w.Refused = fmt.Sprintf("version %.50q: expected %q", g.Version, deep.Version())
	case g.Method == c.Again.String():
		w.Refused = fmt.Sprintf("method %s is the one by which this coordinator counts again: expected another --method", g.Method)
	case !known && len(c.people) >= maxPeople:
		w.Refused = fmt.Sprintf("there are %d workers already", maxPeople)
	case !known:
		c.Say("worker %s: %d threads, method %.50q", name, g.Threads, g.Method)
	}
	if delete(c.people, name); w.Refused == "" && !c.over {
		c.people[name] = time.Now()
		if _, known := c.delivered[key]; !known {
			c.delivered[key] = false
		}
	}
	w.Workers = len(c.people)
	answer, err := json.Marshal(w)
	c.fail(err)
	m.Respond(answer) // or the worker says hello again
}

// idleKeys names the keys whose workers have come since the start and have delivered nothing.
func (c *coordinator) idleKeys() (idle []string) {
	for key, delivered := range c.delivered {
		if !delivered {
			idle = append(idle, key)
		}
	}
	slices.Sort(idle)
	return idle
}

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

// gather reads a result and checks it against the bounds of the journal. It is taken with others, in the next
// round.
func (c *coordinator) gather(key string, m *nats.Msg) {
	a := arrival{message: m, key: key, result: deep.Result{Origin: deep.Origin{Party: keyParty + key, Method: unknown, Version: unknown}}}
	if a.result.Chunk, a.result.Counts, a.err = wire.ParseResult(m.Data); a.err == nil {
		a.err = c.run.Check(&a.result)
	}
	c.tell(func() {
		if c.group = append(c.group, a); len(c.group) >= groupMost {
			c.take()
		}
	})
}

// take writes the results of the group to the disk, and answers them: by nothing, or by the reason why one is
// not taken. What is not answered stays with the workers.
func (c *coordinator) take() {
	c.group = slices.DeleteFunc(c.group, c.refuse)
	if len(c.group) == 0 {
		return
	}
	results := make([]deep.Result, len(c.group))
	for i := range c.group {
		results[i] = c.group[i].result
	}
	verdicts, err := c.run.Commit(results)
	if err != nil {
		c.fail(err)
		return
	}
	c.outcome.Groups++
	c.outcome.Results += len(c.group)
	for i, a := range c.group {
		c.delivered[a.key] = true
		var answer []byte
		switch verdicts[i] {
		case deep.Accepted:
			delete(c.aside, a.result.Chunk)
			if c.lots.Float64() < c.Sample { // now, so that liars are found early
				c.due = append(c.due, a.result.Chunk)
			}
		case deep.Repeated:
			c.outcome.Repeated++
		case deep.Different:
			answer = fmt.Appendf(nil, "chunk %d is counted, with another result", a.result.Chunk)
			c.compare(&a.result)
		}
		a.message.Respond(answer)
	}
	c.group = nil
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
