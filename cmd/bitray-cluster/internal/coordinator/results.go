package coordinator

import (
	"context"
	"fmt"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// arrival is a result that is not acknowledged yet.
type arrival struct {
	message jetstream.Msg
	worker  string // instance
	part    wire.Part
	result  deep.Result
}

// maxGroup bounds the results that share one sync of the disk.
const maxGroup = 128

// take takes a result and those that have come since: it checks them, writes them to the disk, and
// acknowledges them.
func (c *coordinator) take(ctx context.Context, first jetstream.Msg) error {
	messages := []jetstream.Msg{first}
	for len(c.results) > 0 && len(messages) < maxGroup {
		messages = append(messages, <-c.results)
	}
	var group []arrival
	var results []deep.Result
	for _, m := range messages {
		a, whole, err := c.read(m)
		if err != nil {
			if err := c.refuse(wire.KeyOf(m.Subject()), err); err != nil {
				return err
			}
		}
		if !whole {
			m.Ack() // a part of a chunk that is in memory, or nothing
			continue
		}
		group = append(group, a)
		results = append(results, a.result)
	}
	verdicts, err := c.run.Commit(results)
	if err != nil {
		return err // what is not acknowledged stays in the stream
	}
	for i, verdict := range verdicts {
		confirmed := false
		if verdict == deep.Repeated {
			_, err := c.run.Confirm(results[i : i+1])
			confirmed = err == nil // or it was found in the same way
		}
		group[i].message.Ack()
		c.follow(ctx, &group[i], verdict, confirmed)
	}
	return nil
}

// by returns who has counted a chunk, and whether another count has confirmed it.
func (c *coordinator) by(chunk int) (worker string, confirmed bool) {
	kept, _ := c.run.Kept(chunk)
	return kept.Origin.Party, kept.ConfirmedBy != ""
}

// read checks a result, and reports whether it makes a whole chunk. Those of workers that are
// banned are dropped.
func (c *coordinator) read(m jetstream.Msg) (a arrival, whole bool, err error) {
	key := wire.KeyOf(m.Subject())
	if c.banned(key) != "" {
		return a, false, nil
	}
	var r wire.Counted
	if err := wire.Decode(m.Data(), &r); err != nil {
		return a, false, err
	}
	name := instance(key, r.Instance)
	if !c.secret.IsTicket(r.Ticket, name, r.Chunk, r.From, r.To) {
		return a, false, fmt.Errorf("chunk %d, positions %d to %d: it was not given this", r.Chunk, r.From, r.To-1)
	}
	counts, whole := c.dealer.Take(r.Part, r.Numbers())
	if p := c.people[name]; p != nil {
		p.seen = c.Clock()
	}
	a = arrival{message: m, worker: name, part: r.Part, result: deep.Result{
		Chunk: r.Chunk, Counts: counts, Took: time.Duration(r.TookUS) * time.Microsecond,
		Origin: deep.Origin{Party: name, Seed: r.Seed, Method: r.Method, HashMiB: r.HashMiB, Version: r.Version},
	}}
	return a, whole, nil
}

// maxRefused is how many messages that nobody asked for a worker may send.
const maxRefused = 10

// refuse notes a message that must not be. A worker that sends many of them is banned.
func (c *coordinator) refuse(key string, why error) error {
	c.outcome.Refused++
	c.refused[key]++
	if c.refused[key] <= 3 {
		c.Say("worker %s: its result is refused: %v", key, why)
	}
	if c.refused[key] == maxRefused {
		return c.ban(key, fmt.Sprintf("%d results that nobody asked for", maxRefused))
	}
	return nil
}

// follow does what the verdict on a result demands.
func (c *coordinator) follow(ctx context.Context, a *arrival, verdict deep.Verdict, confirmed bool) {
	c.outcome.Results++
	if verdict != deep.Accepted {
		c.outcome.Again += a.result.Took
	}
	switch {
	case verdict == deep.Accepted:
		c.dealer.Done(a.part.Chunk, a.worker)
	case confirmed:
		c.outcome.Confirmed++
		c.dealer.Confirmed(a.part.Chunk)
	case verdict == deep.Repeated:
		c.outcome.Repeated++
		c.dealer.Drop(wire.Part{Chunk: a.part.Chunk, To: c.run.ChunkLen(a.part.Chunk)}, a.worker)
	case verdict == deep.Different:
		c.outcome.Disputes++
		c.dispute(ctx, a)
	}
}
