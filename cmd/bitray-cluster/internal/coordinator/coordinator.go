package coordinator

import (
	"context"
	"errors"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/deal"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// coordinator is a coordinator that is at work. All fields except the channels belong to its loop.
type coordinator struct {
	Options
	run      *deep.Run
	folder   keys.Folder
	secret   keys.Secret
	key      *keys.Key
	register []keys.Entry
	subjects wire.Subjects

	embedded *embedded // or nil
	conn     *nats.Conn
	stream   jetstream.JetStream
	consumer jetstream.ConsumeContext // or nil while there is no stream
	reopenAt time.Time                // before which a stream that is gone is not created again

	dealer   *deal.Dealer
	people   map[string]*person // by instance
	started  time.Time
	resumed  bool           // results of an earlier process are there, so its workers may be too
	disputes int            // that are being settled
	refused  map[string]int // messages that must not be, by key
	outcome  Outcome

	requests chan *nats.Msg
	results  chan jetstream.Msg
	lost     chan error // the stream is gone
	settled  chan settlement
}

// Run shares out the run in a folder until it is complete or ctx ends, whose error it returns then.
func Run(ctx context.Context, o Options) (*Outcome, error) {
	if err := o.fill(); err != nil {
		return nil, err
	}
	run, err := deep.Open(o.Folder)
	if err != nil {
		return nil, err
	}
	run.Clock = o.Clock
	c := &coordinator{
		Options: o, run: run, subjects: wire.SubjectsOf(wire.ShortName(run.Manifest.Run)),
		people: map[string]*person{}, refused: map[string]int{}, started: o.Clock(),
		requests: make(chan *nats.Msg, 1024), results: make(chan jetstream.Msg, 256),
		lost: make(chan error, 1), settled: make(chan settlement),
	}
	err = c.start(ctx)
	if err == nil {
		err = c.loop(ctx)
	}
	c.stop()
	c.outcome.Status = run.Status()
	c.outcome.Total, c.outcome.Complete = run.Total()
	return &c.outcome, errors.Join(err, run.Close())
}

// loop works until the run is complete and the workers know it.
func (c *coordinator) loop(ctx context.Context) error {
	watching, stop := context.WithCancel(ctx)
	defer stop()
	go c.watchStream(watching)
	for {
		if err := c.work(ctx); err != nil {
			return err
		}
		if err := c.farewell(ctx); err != nil || c.complete() {
			return err // or a late result was disputed
		}
	}
}

// work does one thing after another until the run is complete.
func (c *coordinator) work(ctx context.Context) error {
	ticks := time.NewTicker(min(c.beat(), time.Second))
	defer ticks.Stop()
	for !c.complete() {
		var err error
		select {
		case <-ctx.Done():
			return ctx.Err()
		case m := <-c.requests:
			c.answer(m)
		case m := <-c.results:
			err = c.take(ctx, m)
		case s := <-c.settled:
			err = c.settle(s)
		case lost := <-c.lost:
			c.streamLost(lost)
		case <-ticks.C:
			err = c.tick(ctx, c.Clock())
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (c *coordinator) complete() bool { return c.dealer.Complete() && c.disputes == 0 }

// farewell tells the workers that the run is complete, as long as some are there.
func (c *coordinator) farewell(ctx context.Context) error {
	end := time.After(c.Linger)
	ticks := time.NewTicker(c.beat())
	defer ticks.Stop()
	c.conn.Publish(c.subjects.News(), wire.Encode(wire.Answer{Complete: true}))
	for len(c.people) > 0 && c.complete() {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-end:
			return nil
		case m := <-c.requests:
			c.answer(m)
		case m := <-c.results:
			if err := c.take(ctx, m); err != nil {
				return err
			}
		case <-ticks.C:
			c.conn.Publish(c.subjects.News(), wire.Encode(wire.Answer{Complete: true}))
		}
	}
	return nil
}

// tick does what time demands.
func (c *coordinator) tick(ctx context.Context, now time.Time) error {
	for _, part := range c.dealer.Expire(now) {
		c.setAside(part)
	}
	for instance, p := range c.people {
		p.asked = 0
		if now.Sub(p.seen) > c.Lease {
			c.Say("worker %s: not heard of for %v; its chunks are given to others", instance, c.Lease)
			c.remove(instance)
		}
	}
	c.reopenStream(ctx, now)
	if err := c.reread(); err != nil {
		return err
	}
	if c.Progress != nil {
		c.Progress(c.progress())
	}
	return nil
}

func (c *coordinator) progress() Progress {
	p := Progress{Status: c.run.Status(), Workers: len(c.people)}
	for _, person := range c.people {
		p.Threads += person.threads
	}
	return p
}

// setAside says which positions could not be counted.
func (c *coordinator) setAside(part wire.Part) {
	entries, err := c.run.Positions(part.Chunk)
	if err != nil {
		c.Say("chunk %d, positions %d to %d: lost with every worker that counted them; set aside (%v)", part.Chunk, part.From, part.To-1, err)
		return
	}
	for i := part.From; i < part.To; i++ {
		p, err := entries[i].Code.Position()
		if err == nil {
			c.Say("chunk %d, position %d: lost with every worker that counted it; set aside: %s", part.Chunk, i, p.FEN())
		}
	}
}
