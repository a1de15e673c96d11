package coordinator

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// coordinator is a coordinator that is at work. What changes belongs to its loop, except the channels.
type coordinator struct {
	Options
	run      *deep.Run
	folder   keys.Folder
	secret   []byte // see readSecret
	subjects wire.Subjects
	embedded *embedded // or nil
	conn     *nats.Conn
	js       jetstream.JetStream
	queue    queue

	register  map[string]keys.Entry
	people    map[string]person // by key and process
	threads   int               // of all of them
	delivered map[string]bool   // keys that have sent results
	refused   map[string]int    // results, by key
	aside     map[int]bool      // chunks that were lost too often
	group     []arrival         // results that are not on the disk yet
	groupEnd  *time.Timer       // when they must be

	counter  *deep.Worker    // that counts again, nil until it has to
	due      []int           // chunks that are to be counted again
	busy     int             // chunks and positions that are being counted
	disputed map[string]bool // parties whose claim is being looked into
	counting sync.WaitGroup
	over     bool // nothing is left to do
	had      int  // chunks that were counted at the start
	began    time.Time
	said     time.Time // when the progress was reported last
	outcome  Outcome

	hearing  context.Context // ends with the loop
	arrivals chan arrival
	events   chan func() error // what else has come; the loop runs it
}

// hand gives the loop what it is to do, unless that is over.
func hand[T any](ctx context.Context, to chan<- T, what T) {
	select {
	case to <- what:
	case <-ctx.Done():
	}
}

// Run shares out the run in a folder until it is complete or ctx ends, whose error it returns then.
func Run(ctx context.Context, o Options) (*Outcome, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	run, err := deep.Open(o.Folder)
	if err != nil {
		return nil, err
	}
	hearing, stop := context.WithCancel(ctx)
	c := &coordinator{
		Options: o, run: run, subjects: wire.SubjectsOf(wire.ShortName(run.Manifest.Run)), hearing: hearing,
		people: map[string]person{}, delivered: map[string]bool{}, refused: map[string]int{}, aside: map[int]bool{},
		disputed: map[string]bool{}, groupEnd: time.NewTimer(groupTime),
		began: time.Now(), said: time.Now(), arrivals: make(chan arrival), events: make(chan func() error),
	}
	started := c.start(ctx)
	if err = started; err == nil {
		err = c.loop(ctx)
	}
	stop()
	c.counting.Wait()
	c.disconnect()
	if c.counter != nil {
		c.counter.Close()
	}
	out := &c.outcome
	out.Status, out.Parties, out.Aside = run.Status(), run.Parties(), len(c.aside)
	out.Total, out.Complete = run.Total()
	out.Confirmed = o.Sample > 0 && len(c.due)+c.busy+len(c.missing()) == 0
	if err = errors.Join(err, run.Close()); started != nil {
		return nil, err
	}
	return out, err
}

// start says what the folder has to say, and begins to listen.
func (c *coordinator) start(ctx context.Context) (err error) {
	if c.run.Torn > 0 {
		c.Say("%s: a crash had left %d bytes at the end of the journal, which were not a whole line; cut off", c.Folder, c.run.Torn)
	}
	if len(c.run.Damaged) > 0 {
		c.Say("%s: the counts of the chunks %v do not fit the journal; they are to be counted again", c.Folder, c.run.Damaged)
	}
	if c.folder, err = keys.FolderOf(c.Folder, wire.ShortName(c.run.Manifest.Run)); err != nil {
		return err
	}
	for _, step := range []func() error{
		c.run.CheckRoom, c.readSecret, c.connect, func() error { return c.openQueue(ctx) }, c.reread, func() error { return c.feed(ctx) },
	} {
		if err := step(); err != nil {
			return err
		}
	}
	for chunk := range c.run.Chunks() {
		c.draw(chunk)
	}
	url := c.URL
	if c.embedded != nil {
		url = c.embedded.ClientURL()
	}
	c.Ready(url)
	return nil
}

// open returns how many chunks are to be counted, without those that are set aside.
func (c *coordinator) open() int {
	s := c.run.Status()
	return s.Chunks - s.Done - len(c.aside)
}

// finished reports whether nothing is left to do. It has chunks counted again that are missing in the share of a key.
func (c *coordinator) finished() bool {
	if c.open() > 0 || len(c.due)+c.busy > 0 {
		return false
	}
	missing := c.missing()
	c.drawRest(missing)
	return len(c.due) == 0
}

// reportTime is how often the coordinator says how far the run has come.
const reportTime = 30 * time.Second

// leastLinger is for how long workers of an earlier coordinator may come.
const leastLinger = 3 * time.Second

// loop works until nothing is left to do and the workers know it.
func (c *coordinator) loop(ctx context.Context) error {
	ticks := time.NewTicker(min(c.Lease/3, time.Second))
	defer ticks.Stop()
	c.had = c.run.Status().Done
	for !c.finished() {
		if err := c.step(ctx, ticks.C); err != nil {
			return err
		}
	}
	c.over = true
	c.conn.Publish(c.subjects.News(), nil)
	for start := time.Now(); time.Since(start) < c.Linger && (len(c.people) > 0 || c.had > 0 && time.Since(c.began) < leastLinger); {
		if err := c.step(ctx, ticks.C); err != nil {
			return err
		}
	}
	return nil
}

// report says how far the run has come, and how long the rest takes at this pace.
func (c *coordinator) report() {
	s := c.run.Status()
	left := "an unknown time"
	if n := s.Done - c.had; n > 0 {
		left = time.Duration(float64(time.Since(c.began)) * float64(s.Chunks-s.Done) / float64(n)).Round(time.Second).String()
	}
	c.Say("%d of %d chunks, %d to be counted again, %d workers with %d threads, %s left", s.Done, s.Chunks, len(c.due)+c.busy, len(c.people), c.threads, left)
}

// step does one thing.
func (c *coordinator) step(ctx context.Context, ticks <-chan time.Time) error {
	if err := c.countAgain(); err != nil {
		return err
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case run := <-c.events:
		return run()
	case a := <-c.arrivals:
		if err := c.gather(a); err != nil || c.queue.waiting > c.room()/2 || len(c.queue.todo) == 0 {
			return err
		}
		return c.feed(ctx)
	case <-c.groupEnd.C:
		return c.take()
	case now := <-ticks:
		return c.tick(ctx, now)
	}
}

// tick does what time demands.
func (c *coordinator) tick(ctx context.Context, now time.Time) error {
	if !c.Quiet && now.Sub(c.said) > reportTime {
		c.said = now
		c.report()
	}
	for name, p := range c.people {
		if now.Sub(p.seen) > c.Lease {
			c.Say("worker %s: not heard of for %v; its chunks are given to others", name, c.Lease)
			c.forget(name)
		}
	}
	if err := c.reread(); err != nil || c.over {
		return err
	}
	return c.feed(ctx)
}
