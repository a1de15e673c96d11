package coordinator

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// openQueue makes a new work queue of JetStream, in which open chunks wait. It holds those that are being
// counted, and some more: what is done by the time that it would be put in stays out. Requests to JetStream
// have a time limit of their own.
func (c *coordinator) openQueue() error {
	c.js.DeleteStream(c.hearing, c.subjects.Stream()) // of an earlier coordinator
	stream, err := c.js.CreateStream(c.hearing, jetstream.StreamConfig{
		Name: c.subjects.Stream(), Subjects: []string{c.subjects.Chunks()},
		Retention: jetstream.WorkQueuePolicy, Storage: jetstream.MemoryStorage,
	})
	if err != nil {
		return fmt.Errorf("queue of the chunks: %w", err)
	}
	consumer, err := stream.CreateConsumer(c.hearing, jetstream.ConsumerConfig{
		Durable: rand.Text()[:8], AckPolicy: jetstream.AckExplicitPolicy, AckWait: c.Lease, MaxDeliver: c.Tries,
		MaxAckPending: -1, MaxWaiting: maxPeople, MemoryStorage: true,
	})
	if err != nil {
		return err
	}
	lost := server.JSAdvisoryConsumerMaxDeliveryExceedPre + "." + c.subjects.Stream() + "." + consumer.CachedInfo().Name
	if _, err = c.conn.Subscribe(lost, func(m *nats.Msg) { c.noteLost(stream, m.Data) }); err != nil {
		return err
	}
	// Chunks before the last that is done may be in the hands of workers that an earlier coordinator gave
	// them to. They come last.
	open, last := c.run.Pending(), c.run.Chunks()
	for last > 0 && !c.run.Done(last-1) {
		last--
	}
	i, _ := slices.BinarySearch(open, last)
	c.queue, c.todo = consumer, slices.Concat(open[i:], open[:i])
	return nil
}

// noteLost sets a chunk aside that JetStream has given out as often as it may.
func (c *coordinator) noteLost(stream jetstream.Stream, advisory []byte) {
	var event server.JSConsumerDeliveryExceededAdvisory
	json.Unmarshal(advisory, &event)
	m, err := stream.GetMsg(c.hearing, event.StreamSeq)
	if err != nil {
		return // it was counted meanwhile
	}
	chunk, err := wire.ParseChunk(m.Data)
	c.fail(err)
	first, err := c.run.Position(chunk.Number, 0)
	c.fail(err)
	c.tell(func() {
		if !c.run.Done(chunk.Number) && !c.aside[chunk.Number] {
			c.aside[chunk.Number] = true
			c.Say("chunk %d: lost %d times by workers that had it; set aside. The first of its %d positions: %s",
				chunk.Number, c.Tries, chunk.Positions, first.FEN())
		}
	})
}

// The bounds of the number of chunks that wait in the queue, and of their positions.
const (
	mostWaiting          = 1 << 14
	mostWaitingPositions = 1 << 24
)

// feed puts chunks into the queue as there is room, and makes it anew if it is gone. When nothing waits and
// chunks stay open for longer than a lease, they are put in again: somebody may have acknowledged a chunk
// without a result, hold it for ever, or be slow.
func (c *coordinator) feed() {
	info, err := c.queue.Info(c.hearing)
	if errors.Is(err, jetstream.ErrConsumerNotFound) || errors.Is(err, jetstream.ErrStreamNotFound) {
		c.Say("the NATS server has lost the queue of the chunks; it is rebuilt from the journal")
		c.openQueue()
	}
	if err != nil {
		return // the next round tries again
	}
	waiting := int(info.NumPending)
	if waiting == 0 && len(c.todo) == 0 && time.Since(c.offered) > c.Lease {
		c.todo = c.run.Pending()
		if idle := c.idleKeys(); len(idle) > 0 && c.open() > 0 {
			c.Say("%d chunks have been with workers for longer than %v, and are given out again; workers of %v have delivered nothing", c.open(), c.Lease, idle)
		}
	}
	for ; waiting < max(min(mostWaiting, mostWaitingPositions/c.run.Chunk), 1) && len(c.todo) > 0; c.todo = c.todo[1:] {
		chunk := wire.Chunk{Number: c.todo[0], Positions: c.run.ChunkLen(c.todo[0])}
		if c.run.Done(chunk.Number) || c.aside[chunk.Number] {
			continue
		}
		if chunk.Block, err = c.run.Block(chunk.Number); err != nil {
			c.fail(fmt.Errorf("chunk %d: %w", chunk.Number, err))
		}
		c.conn.Publish(c.subjects.Chunks(), chunk.Encode()) // if it does not arrive, it is put in again
		waiting++
		c.offered = time.Now()
	}
}
