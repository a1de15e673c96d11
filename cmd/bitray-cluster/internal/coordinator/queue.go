package coordinator

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// queue is the work queue of JetStream in which open chunks wait. It holds those that are being counted,
// and some more: what is done by the time that it would be put in stays out.
type queue struct {
	jetstream.Stream
	consumer jetstream.Consumer // nil if there is no queue
	name     string             // of the consumer
	todo     []int              // chunks to put in, in their order
	waiting  int                // chunks in it that are not given out, by the last look, less those counted since
	offered  time.Time          // when chunks were put in last
}

const queueTimeout = 10 * time.Second

// openQueue makes the queue anew.
func (c *coordinator) openQueue(ctx context.Context) (err error) {
	ctx, cancel := context.WithTimeout(ctx, queueTimeout)
	defer cancel()
	if err := c.js.DeleteStream(ctx, c.subjects.Stream()); err != nil && !errors.Is(err, jetstream.ErrStreamNotFound) {
		return fmt.Errorf("queue of the chunks: %w", err)
	}
	q := queue{name: rand.Text()[:8]}
	q.Stream, err = c.js.CreateStream(ctx, jetstream.StreamConfig{
		Name: c.subjects.Stream(), Subjects: []string{c.subjects.Chunks()},
		Retention: jetstream.WorkQueuePolicy, Storage: jetstream.MemoryStorage,
	})
	if err == nil {
		q.consumer, err = q.CreateConsumer(ctx, jetstream.ConsumerConfig{
			Durable: q.name, AckPolicy: jetstream.AckExplicitPolicy, AckWait: c.Lease, MaxDeliver: c.Tries,
			MaxAckPending: -1, MaxWaiting: maxPeople, MemoryStorage: true,
		})
	}
	if err == nil {
		lost := fmt.Sprintf("$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.%s.%s", c.subjects.Stream(), q.name)
		_, err = c.conn.Subscribe(lost, func(m *nats.Msg) { c.noteLost(q.Stream, m.Data) })
	}
	if err != nil {
		return fmt.Errorf("queue of the chunks: %w", err)
	}
	// Chunks before the last that is done may be in the hands of workers that an earlier coordinator gave them to.
	// They come last.
	open, last := c.run.Pending(), c.run.Chunks()
	for last > 0 && !c.run.Done(last-1) {
		last--
	}
	i, _ := slices.BinarySearch(open, last)
	q.todo = slices.Concat(open[i:], open[:i])
	c.queue = q
	return nil
}

// noteLost takes a chunk out of the queue that JetStream has given out as often as it may.
func (c *coordinator) noteLost(stream jetstream.Stream, advisory []byte) {
	var event struct {
		Sequence uint64 `json:"stream_seq"`
	}
	ctx, cancel := context.WithTimeout(c.hearing, queueTimeout)
	defer cancel()
	json.Unmarshal(advisory, &event)
	m, err := stream.GetMsg(ctx, event.Sequence)
	if err != nil {
		return // it was counted meanwhile
	}
	stream.DeleteMsg(ctx, event.Sequence)
	if chunk, err := wire.ParseChunk(m.Header, m.Data); err == nil {
		hand(c.hearing, c.events, func() error { return c.setAside(chunk.Number) })
	}
}

// setAside gives up a chunk until the next start.
func (c *coordinator) setAside(chunk int) error {
	if !c.run.Done(chunk) && !c.aside[chunk] {
		c.aside[chunk] = true
		c.Say("chunk %d: lost %d times by workers that had it; set aside. The first of its %d positions: %s", chunk, c.Tries, c.run.ChunkLen(chunk), c.fen(chunk, 0))
	}
	return nil
}

// The bounds of the number of chunks that wait in the queue, four for each thread, and of their positions.
const (
	leastWaiting         = 1 << 10
	mostWaiting          = 1 << 16
	mostWaitingPositions = 1 << 24
)

// room returns how many chunks may wait.
func (c *coordinator) room() int {
	return max(min(max(4*c.threads, leastWaiting), mostWaiting, mostWaitingPositions/c.run.Chunk), 1)
}

// feed puts chunks into the queue as there is room, and makes it anew if it is gone. When nothing waits and chunks stay
// open for longer than a lease, they are put in again: somebody may have acknowledged a chunk without a result, hold it
// for ever, or be slow.
func (c *coordinator) feed(ctx context.Context) error {
	if c.queue.consumer == nil && c.openQueue(ctx) != nil {
		return ctx.Err() // the server is away; the next tick tries again
	}
	attempt, cancel := context.WithTimeout(ctx, queueTimeout)
	defer cancel()
	info, err := c.queue.consumer.Info(attempt)
	if errors.Is(err, jetstream.ErrConsumerNotFound) || errors.Is(err, jetstream.ErrStreamNotFound) {
		c.Say("the NATS server has lost the queue of the chunks; it is made anew from the journal")
		c.queue.consumer = nil
	}
	if err != nil {
		return ctx.Err()
	}
	q := &c.queue
	if q.waiting = int(info.NumPending); q.waiting == 0 && len(q.todo) == 0 && time.Since(q.offered) > c.Lease {
		q.todo = c.run.Pending()
		if idle := c.idleKeys(); len(idle) > 0 && c.open() > 0 {
			c.Say("%d chunks have been with workers for longer than %v, and are given out again; workers of %v have delivered nothing", c.open(), c.Lease, idle)
		}
	}
	for ; q.waiting < c.room() && len(q.todo) > 0; q.todo = q.todo[1:] {
		if chunk := q.todo[0]; !c.run.Done(chunk) && !c.aside[chunk] {
			block, err := c.run.Block(chunk)
			if err != nil {
				return fmt.Errorf("chunk %d: %w", chunk, err)
			}
			m := wire.Chunk{Number: chunk, Positions: c.run.ChunkLen(chunk), Block: block}
			c.conn.PublishMsg(m.Message(c.subjects.Chunks())) // if it does not arrive, it is put in again
			q.waiting++
			q.offered = time.Now()
		}
	}
	return nil
}
