package coordinator

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Limits of the stream of results. What a worker sends beyond its own is refused to it alone.
const (
	resultsPerWorker = 512
	streamTimeout    = 10 * time.Second
	pulled           = 128 // results that are asked for at a time
	consumerName     = "coordinator"
)

// openStream makes the stream of results, unless it is there, and reads from it.
func (c *coordinator) openStream(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, streamTimeout)
	defer cancel()
	stream, err := c.stream.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
		Name: c.subjects.Stream(), Subjects: []string{c.subjects.All(wire.Result)},
		Retention: jetstream.WorkQueuePolicy, Storage: jetstream.FileStorage,
		MaxMsgsPerSubject: resultsPerWorker, Discard: jetstream.DiscardNew, DiscardNewPerSubject: true,
		MaxMsgSize: wire.MaxPayload,
	})
	if err != nil {
		return fmt.Errorf("stream of results: %w", err)
	}
	// What was handed out to a coordinator before this one must not wait until its time is over.
	if err := stream.DeleteConsumer(ctx, consumerName); err != nil && !errors.Is(err, jetstream.ErrConsumerNotFound) {
		return fmt.Errorf("stream of results: %w", err)
	}
	consumer, err := stream.CreateConsumer(ctx, jetstream.ConsumerConfig{
		Durable: consumerName, AckPolicy: jetstream.AckExplicitPolicy, AckWait: ackWait, MaxAckPending: 4 * pulled,
	})
	if err != nil {
		return fmt.Errorf("stream of results: %w", err)
	}
	c.consumer, err = consumer.Consume(
		func(m jetstream.Msg) { c.results <- m },
		jetstream.PullMaxMessages(pulled),
		jetstream.ConsumeErrHandler(func(_ jetstream.ConsumeContext, err error) { c.report(err) }))
	return err
}

// report tells the loop that the stream may be lost.
func (c *coordinator) report(lost error) {
	select {
	case c.lost <- lost:
	default: // it is known
	}
}

// lookEvery is how often the stream is looked for: a consumer whose stream was deleted hears
// nothing, and takes half a minute to find that strange.
const lookEvery = time.Second

// watchStream reports the stream as lost when the server does not know it, until ctx ends.
func (c *coordinator) watchStream(ctx context.Context) {
	looks := time.NewTicker(lookEvery)
	defer looks.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-looks.C:
		}
		asking, cancel := context.WithTimeout(ctx, streamTimeout)
		_, err := c.stream.Stream(asking, c.subjects.Stream())
		cancel()
		if errors.Is(err, jetstream.ErrStreamNotFound) {
			c.report(err)
		}
	}
}

// ackWait is when a result that was handed out and not acknowledged comes again: it must be longer
// than a disk takes.
const ackWait = 30 * time.Second

// settleTime is how long a stream that is gone is not created again. The server removes the files of a
// deleted stream after it has forgotten the stream; one of the same name that is created meanwhile
// loses its files with them, and then stores nothing, or ends the server.
const settleTime = time.Second

// streamLost closes the stream if it is gone. It is created again when its deletion has settled.
func (c *coordinator) streamLost(lost error) {
	if !isGone(lost) || c.consumer == nil {
		return // it comes again by itself, or its loss is known
	}
	c.consumer.Stop()
	c.consumer = nil
	c.reopenAt = c.Clock().Add(settleTime)
}

// reopenStream creates a stream again that is gone, with what was in it: the workers do not keep the
// results that they sent, so the leases of those chunks end, and others count them. If it fails, the
// next tick tries again.
func (c *coordinator) reopenStream(ctx context.Context, now time.Time) {
	if c.consumer != nil || now.Before(c.reopenAt) {
		return
	}
	if err := c.openStream(ctx); err != nil {
		c.consumer = nil
		return
	}
	select {
	case <-c.lost: // the old loss, reported twice
	default:
	}
	c.Say("the store of NATS has lost the stream of results; it is created again, and what was in it is counted again")
}

// isGone reports whether an error says that stream or consumer do not exist any more.
func isGone(err error) bool {
	for _, gone := range []error{jetstream.ErrConsumerDeleted, jetstream.ErrConsumerNotFound, jetstream.ErrStreamNotFound,
		jetstream.ErrNoHeartbeat, jetstream.ErrConsumerDoesNotExist} {
		if errors.Is(err, gone) {
			return true
		}
	}
	return false
}
