package coordinator

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/internal/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// request is a message of a worker that is not answered yet.
type request struct {
	message *nats.Msg
	slots   chan struct{} // one of which it takes, see mostEachRound
	key     string
	ask     wire.Ask
	results []deep.Result
	err     error // why it is refused
}

// unknown stands in the journal for what a worker could only claim.
const unknown = "-"

// read reads a request and checks its results against the bounds of the journal. If one is out of bounds, so is the message: no worker of
// ours sends such a one. Its answer may go to the workers of its key alone: a worker could have the coordinator publish where it
// may not itself.
func (c *coordinator) read(key string, m *nats.Msg) *request {
	r := &request{message: m, key: key}
	if !strings.HasPrefix(m.Reply, wire.Inbox(key)+".") {
		r.err = fmt.Errorf("its answer is to go to %.50q: expected a subject below %s", m.Reply, wire.Inbox(key))
		m.Reply = ""
	} else if err := json.Unmarshal(m.Data, &r.ask); err != nil {
		r.err = fmt.Errorf("%d bytes: expected JSON: %.100q", len(m.Data), err)
	} else if wire.CheckName(r.ask.Process) != nil || r.ask.Threads < 1 || r.ask.Threads > wire.MaxThreads {
		r.err = fmt.Errorf("process %.50q, %d threads: expected a name and 1 to %d threads", r.ask.Process, r.ask.Threads, wire.MaxThreads)
	}
	for i := 0; i < len(r.ask.Results) && r.err == nil; i++ {
		result := deep.Result{Chunk: r.ask.Results[i].Chunk, Origin: deep.Origin{Party: deep.KeyParty + key, Method: unknown, Version: unknown}}
		if result.Counts, r.err = r.ask.Results[i].Leaves(); r.err == nil {
			r.err = c.run.Check(&result)
		}
		r.results = append(r.results, result)
	}
	m.Data, r.ask.Results = nil, nil // or a flood of large ones is kept until the next round
	return r
}

// maxProcesses bounds the processes of a key.
const maxProcesses = 1 << 12

// check returns why a request is refused, if it is.
func (c *coordinator) check(r *request) error {
	k := c.ledger.key(r.key)
	switch banned := c.register[r.key].Banned; {
	case r.err != nil:
		return r.err
	case banned != "":
		return fmt.Errorf("key %s is banned: %s", r.key, banned)
	case r.ask.Version != deep.Version():
		return fmt.Errorf("version %.50q: expected %q", r.ask.Version, deep.Version())
	case r.ask.Method == c.Again.String():
		return fmt.Errorf("method %s is the one by which this coordinator counts again: expected another --method", r.ask.Method)
	case k.processes[r.name()] == nil && len(k.processes) >= maxProcesses:
		return fmt.Errorf("key %s has %d workers already", r.key, maxProcesses)
	}
	return nil
}

// name returns the name of the process that a request comes from.
func (r *request) name() string { return r.key + "." + r.ask.Process }

// take writes the results that have come to the disk, and answers the requests. What is not answered stays with the workers.
func (c *coordinator) take() {
	for _, r := range c.requests {
		<-r.slots
	}
	requests := slices.DeleteFunc(c.requests, c.refuse)
	c.requests = nil
	var results []deep.Result
	for _, r := range requests {
		results = append(results, r.results...)
	}
	receipts, err := c.run.Commit(results)
	if err != nil {
		c.fail(err)
		return
	}
	if len(results) > 0 {
		c.outcome.Groups++
		c.outcome.Results += len(results)
	}
	for _, r := range requests {
		a := wire.Answer{Remaining: c.run.Remaining(), Lease: c.Lease, Complete: c.over}
		for i := range r.results {
			if !c.settle(&r.results[i], receipts[i]) {
				a.Reasons = append(a.Reasons, fmt.Sprintf("chunk %d is counted, with another result", r.results[i].Chunk))
			}
		}
		receipts = receipts[len(r.results):]
		c.give(r, &a)
		r.answer(&a)
	}
}

// answer answers a request. If the answer is lost, the worker asks again.
func (r *request) answer(a *wire.Answer) {
	text, _ := json.Marshal(a) // there is nothing in it that cannot be marshaled
	r.message.Respond(text)
}

// refuse answers a request with the reason if it is refused.
func (c *coordinator) refuse(r *request) bool {
	err := c.check(r)
	if err == nil {
		return false
	}
	if p := c.ledger.key(r.key).processes[r.name()]; p != nil {
		c.ledger.remove(p)
	}
	c.outcome.Refused++
	c.sayRarely(r.key, "requests are refused", "key %s: a request is refused: %v", r.key, err)
	r.answer(&wire.Answer{Refused: err.Error()})
	return true
}

// settle does what follows from the receipt of a result, and reports whether it is taken.
func (c *coordinator) settle(r *deep.Result, v deep.Receipt) bool {
	key := strings.TrimPrefix(r.Origin.Party, deep.KeyParty)
	switch v {
	case deep.Accepted:
		c.ledger.close(r.Chunk)
		c.ledger.key(key).delivered++
		if c.lots.Float64() < c.Sample { // now, so that liars are found early
			c.due = append(c.due, r.Chunk)
		}
	case deep.Repeated:
		c.outcome.Repeated++
		// A trusted key confirms what somebody else has counted.
		if by, again := c.run.CountedBy(r.Chunk); again == "" && by.Party != r.Origin.Party && c.register[key].Trusted {
			c.ledger.close(r.Chunk)
			c.confirm(r)
		}
	case deep.Different:
		c.confirm(r)
	}
	return v != deep.Different
}

// isOpen reports whether there is a chunk of this number, which is not counted.
func (c *coordinator) isOpen(chunk int) bool {
	return chunk >= 0 && chunk < c.run.Chunks() && !c.run.Done(chunk)
}

// give notes that a worker takes part, and puts as many chunks into the answer as it wants, its key has room for, a message holds and
// others leave it: towards the end ever fewer.
func (c *coordinator) give(r *request, a *wire.Answer) {
	k := c.ledger.key(r.key)
	p := k.processes[r.name()]
	if c.over {
		if p != nil {
			c.ledger.remove(p)
		}
		return
	}
	if p == nil {
		c.sayRarely(r.key, "workers have come", "worker %s: %d threads, method %.50q", r.name(), r.ask.Threads, r.ask.Method)
		p = &process{name: r.name(), key: r.key, holds: map[int]time.Time{}}
		k.processes[p.name] = p
	}
	k.threads += r.ask.Threads - p.threads
	p.threads, p.heard = r.ask.Threads, time.Now()
	k.last = p.heard
	claims := 0 // later nobody can hold what this coordinator has not given: who claims all chunks would keep them from others
	if time.Since(c.began) < c.Lease {
		claims = c.ledger.room(k, c.open())
	}
	c.ledger.agree(p, r.ask.Holds, claims, c.isOpen)
	room := c.ledger.room(k, c.open())
	if r.ask.Want > 0 && room <= 0 && k.lost >= 1 {
		c.sayRarely(p.key, "no chunks are left for it", "key %s: is given no chunks for now: it has delivered %d, and given back or lost %.0f lately", p.key, k.delivered, k.lost)
	}
	want := min(r.ask.Want, room, max((len(c.ledger.waiting)+len(c.ledger.back))/(2*c.ledger.sharers()*len(k.processes)), 1))
	for bytes := 0; want > 0 && bytes < wire.MaxPayload/4; want-- {
		number, is := c.ledger.next(p, r.ask.Holds, c.isOpen)
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
		a.Chunks = append(a.Chunks, wire.Chunk{Number: number, Positions: c.run.ChunkLen(number), Block: block})
		bytes += len(block)
	}
	a.Pause = max(leastPause, time.Duration(len(k.processes))*pauseEach)
}

// A worker that is given nothing asks again after a pause, which grows with the number of workers of its key.
const (
	leastPause = 500 * time.Millisecond
	pauseEach  = 2 * time.Millisecond
)
