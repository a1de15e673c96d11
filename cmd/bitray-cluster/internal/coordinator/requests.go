package coordinator

import (
	"encoding/json"
	"fmt"
	"maps"
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
		c.came[key] = true
	}
	w.Workers = len(c.people)
	answer, _ := json.Marshal(w)
	m.Respond(answer) // or the worker says hello again
}

// idleKeys names the keys whose workers have come since the start and have delivered nothing.
func (c *coordinator) idleKeys() []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(c.came)), func(key string) bool { return c.delivered[key] })
}

// arrival is a message with results that is not answered yet.
type arrival struct {
	message *nats.Msg
	key     string
	results []deep.Result
	err     error // why they are not taken
}

// unknown stands in the journal for what a worker could only claim.
const unknown = "-"

// gather reads results and checks them against the bounds of the journal. They are taken with others, in the
// next round. If one is out of bounds, so is the message: no worker of ours sends such a one.
func (c *coordinator) gather(key string, m *nats.Msg) {
	results, err := wire.ParseResults(m.Data)
	for i := 0; i < len(results) && err == nil; i++ {
		results[i].Origin = deep.Origin{Party: KeyParty + key, Method: unknown, Version: unknown}
		err = c.run.Check(&results[i])
	}
	c.tell(func() { c.group = append(c.group, arrival{m, key, results, err}) })
}

// take writes the results of the group to the disk, and answers the messages: by nothing, or by the reasons
// why results are not taken. What is not answered stays with the workers.
func (c *coordinator) take() {
	c.group = slices.DeleteFunc(c.group, c.refuse)
	if len(c.group) == 0 {
		return
	}
	var results []deep.Result
	for _, a := range c.group {
		results = append(results, a.results...)
	}
	verdicts, err := c.run.Commit(results)
	if err != nil {
		c.fail(err)
		return
	}
	c.outcome.Groups++
	c.outcome.Results += len(results)
	for _, a := range c.group {
		c.delivered[a.key] = true
		var answer []byte
		for i := range a.results {
			answer = append(answer, c.settle(&a.results[i], verdicts[i])...)
		}
		verdicts = verdicts[len(a.results):]
		a.message.Respond(answer)
	}
	c.group = nil
}

// settle does what follows from the verdict on a result, and returns why it is not taken, in a line, if it is
// not.
func (c *coordinator) settle(r *deep.Result, v deep.Verdict) string {
	switch v {
	case deep.Accepted:
		delete(c.aside, r.Chunk)
		if c.lots.Float64() < c.Sample { // now, so that liars are found early
			c.due = append(c.due, r.Chunk)
		}
	case deep.Repeated:
		c.outcome.Repeated++
	case deep.Different:
		c.compare(r)
		return fmt.Sprintf("chunk %d is counted, with another result\n", r.Chunk)
	}
	return ""
}

// saidRefused bounds what is said of the refused messages of a key.
const saidRefused = 3

// refuse answers a message that must not be with the reason.
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
