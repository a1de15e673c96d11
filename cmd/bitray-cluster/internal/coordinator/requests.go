package coordinator

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/internal/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// maxProcesses bounds the processes of a key.
const maxProcesses = 1 << 12

// answered takes a request, if its answer goes to the workers of its key. One that is to go elsewhere is not
// answered: a worker could have the coordinator publish there, where it may not.
func (c *coordinator) answered(key string, take func(*nats.Msg)) nats.MsgHandler {
	return func(m *nats.Msg) {
		if strings.HasPrefix(m.Reply, wire.Inbox(key)+".") {
			take(m)
		} else {
			c.tell(func() {
				c.refused(key, fmt.Errorf("its answer is to go to %.50q: expected a subject below %s", m.Reply, wire.Inbox(key)))
			})
		}
	}
}

// answer answers a worker, and gives it chunks if it wants some.
func (c *coordinator) answer(key string, m *nats.Msg) {
	var ask wire.Ask
	err := json.Unmarshal(m.Data, &ask)
	k, name := c.ledger.key(key), key+"."+ask.Process
	p := k.processes[name]
	a := wire.Answer{Remaining: c.run.Remaining(), Lease: c.Lease, Complete: c.over}
	switch banned := c.register[key].Banned; {
	case err != nil || wire.CheckName(ask.Process) != nil || ask.Threads < 1 || ask.Threads > wire.MaxThreads:
		a.Refused = fmt.Sprintf("process %.50q, %d threads: expected a name and 1 to %d threads", ask.Process, ask.Threads, wire.MaxThreads)
	case banned != "":
		a.Refused = fmt.Sprintf("key %s is banned: %s", key, banned)
	case ask.Version != deep.Version():
		a.Refused = fmt.Sprintf("version %.50q: expected %q", ask.Version, deep.Version())
	case ask.Method == c.Again.String():
		a.Refused = fmt.Sprintf("method %s is the one by which this coordinator counts again: expected another --method", ask.Method)
	case p == nil && len(k.processes) >= maxProcesses:
		a.Refused = fmt.Sprintf("key %s has %d workers already", key, maxProcesses)
		c.sayRarely(key, "too many workers", "%s", a.Refused)
	}
	var text []byte
	switch {
	case a.Refused != "" || c.over:
		if p != nil {
			c.ledger.remove(p)
		}
		text = a.Encode()
	case p == nil:
		c.sayRarely(key, "workers have come", "worker %s: %d threads, method %.50q", name, ask.Threads, ask.Method)
		p = &process{name: name, key: key, holds: map[int]bool{}}
		k.processes[name] = p
		fallthrough
	default:
		k.threads += ask.Threads - p.threads
		p.threads, p.heard = ask.Threads, time.Now()
		k.last = p.heard
		text = c.give(p, &ask, a)
	}
	m.Respond(text) // or the worker asks again
}

// isOpen reports whether there is a chunk of this number, which is not counted.
func (c *coordinator) isOpen(chunk int) bool {
	return chunk >= 0 && chunk < c.run.Chunks() && !c.run.Done(chunk)
}

// give returns the answer to a worker that takes part, with as many chunks as it wants, its key has room for, a
// message holds and others leave it: towards the end ever fewer.
func (c *coordinator) give(p *process, ask *wire.Ask, a wire.Answer) []byte {
	k := c.ledger.keys[p.key]
	c.ledger.agree(p, ask.Holds, c.ledger.room(k, c.open()), c.isOpen)
	room := c.ledger.room(k, c.open())
	if ask.Want > 0 && room <= 0 && k.lost >= 1 {
		c.sayRarely(p.key, "no chunks are left for it", "key %s: is given no chunks for now: it has delivered %d, and given back or lost %.0f lately", p.key, k.delivered, k.lost)
	}
	want := min(ask.Want, room, max(len(c.ledger.waiting)/(2*c.ledger.processes()), 1))
	var chunks []byte
	for ; want > 0; want-- {
		number, is := c.ledger.next(p, c.isOpen)
		if !is && c.register[p.key].Trusted {
			number, is = c.nextDue(p)
		}
		if !is {
			break
		}
		block, err := c.run.Block(number)
		if err != nil {
			c.fail(fmt.Errorf("chunk %d: %w", number, err))
			break
		}
		chunks = wire.AppendChunk(chunks, wire.Chunk{Number: number, Positions: c.run.ChunkLen(number), Block: block})
		if len(chunks)+len(block) > wire.MaxPayload*3/4 {
			break
		}
	}
	a.Waiting = len(c.ledger.waiting)
	a.Pause = max(leastPause, time.Duration(c.ledger.processes())*pauseEach)
	return append(a.Encode(), chunks...)
}

// A worker that is given nothing asks again after a pause, which grows with the number of workers.
const (
	leastPause = 500 * time.Millisecond
	pauseEach  = 2 * time.Millisecond
)

// idleKeys names the keys whose workers have come since the start and have delivered nothing.
func (c *coordinator) idleKeys() []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(c.ledger.keys)), func(key string) bool {
		return c.ledger.keys[key].delivered > 0 || c.ledger.keys[key].last.IsZero()
	})
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
		results[i].Origin = deep.Origin{Party: deep.KeyParty + key, Method: unknown, Version: unknown}
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
		c.ledger.close(r.Chunk)
		c.ledger.key(strings.TrimPrefix(r.Origin.Party, deep.KeyParty)).delivered++
		if c.lots.Float64() < c.Sample { // now, so that liars are found early
			c.due = append(c.due, r.Chunk)
		}
	case deep.Repeated:
		c.outcome.Repeated++
		c.confirmBy(r)
	case deep.Different:
		c.compare(r)
		return fmt.Sprintf("chunk %d is counted, with another result\n", r.Chunk)
	}
	return ""
}

// refuse answers a message that must not be with the reason.
func (c *coordinator) refuse(a arrival) bool {
	if banned := c.register[a.key].Banned; banned != "" {
		a.err = fmt.Errorf("key %s is banned: %s", a.key, banned)
	}
	if a.err == nil {
		return false
	}
	c.refused(a.key, a.err)
	a.message.Respond([]byte(a.err.Error()))
	return true
}

// refused notes that a request is refused.
func (c *coordinator) refused(key string, why error) {
	c.outcome.Refused++
	c.sayRarely(key, "requests are refused", "key %s: a request is refused: %v", key, why)
}
