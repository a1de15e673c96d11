package coordinator

import (
	"context"
	cryptorand "crypto/rand"
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// coordinator is a coordinator that is at work. What changes belongs to its loop.
type coordinator struct {
	Options
	run      *deep.Run
	folder   keys.Folder
	subjects wire.Subjects
	embedded *embedded // or nil
	conn     *nats.Conn
	js       jetstream.JetStream
	queue    queue

	register  map[string]keys.Entry
	people    map[string]time.Time // when processes of workers were heard of last, by key and process
	delivered map[string]bool      // whether the keys of workers have delivered results since the start
	refused   map[string]int       // results, by key
	aside     map[int]bool         // chunks that were lost too often
	group     []arrival            // results that are not on the disk yet

	lots     *rand.Rand      // by which chunks are chosen that are counted again
	counter  *deep.Worker    // that counts them
	due      []int           // of them, those that are not being counted yet
	busy     int             // chunks and positions that are being counted
	claims   map[int]arrival // results that differ from those that are kept, by chunk
	counting sync.WaitGroup

	over    bool      // nothing is left to do
	end     time.Time // of telling the workers that
	had     int       // chunks that were counted at the start
	began   time.Time
	said    time.Time // when the progress was reported last
	outcome Outcome

	hearing context.Context   // ends with the loop
	events  chan func() error // what has come; the loop runs it
}

// tell has the loop run something, unless it is over.
func (c *coordinator) tell(what func() error) {
	select {
	case c.events <- what:
	case <-c.hearing.Done():
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
	var seed [32]byte
	cryptorand.Read(seed[:]) // never fails
	hearing, stop := context.WithCancel(ctx)
	c := &coordinator{
		Options: o, run: run, subjects: wire.SubjectsOf(wire.ShortName(run.Manifest.Run)), hearing: hearing, events: make(chan func() error),
		people: map[string]time.Time{}, delivered: map[string]bool{}, refused: map[string]int{}, aside: map[int]bool{}, claims: map[int]arrival{},
		lots: rand.New(rand.NewChaCha8(seed)), had: run.Status().Done, began: time.Now(), said: time.Now(),
	}
	started := c.start()
	if err = started; err == nil {
		err = c.loop()
	}
	stop()
	c.counting.Wait()
	c.disconnect()
	if c.counter != nil {
		c.counter.Close()
	}
	out := &c.outcome
	out.Status, out.Parties, out.Aside, out.Idle = run.Status(), run.Parties(), slices.Sorted(maps.Keys(c.aside)), c.idleKeys()
	out.Total, out.Complete = out.Nodes, out.Done == out.Chunks
	out.Confirmed = o.Sample > 0 && len(c.due)+c.busy+len(c.missing()) == 0
	if err = errors.Join(err, run.Close()); started != nil {
		return nil, err
	}
	return out, err
}

// start says what the folder has to say, and begins to listen.
func (c *coordinator) start() (err error) {
	if c.run.Torn > 0 {
		c.Say("%s: a crash had left %d bytes at the end of the journal, which were not a whole line; cut off", c.Folder, c.run.Torn)
	}
	if len(c.run.Damaged) > 0 {
		c.Say("%s: the counts of the chunks %v do not fit the journal; they are to be counted again", c.Folder, c.run.Damaged)
	}
	if c.folder, err = keys.FolderOf(c.Folder, wire.ShortName(c.run.Manifest.Run)); err != nil {
		return err
	}
	again := perft.Options{Method: c.Again, HashMiB: c.HashMiB, Seed: c.lots.Uint64()}
	if c.counter, err = deep.NewWorker(deep.HostName(), c.run.Remaining(), again); err != nil {
		return err
	}
	for _, step := range []func() error{c.run.CheckRoom, c.connect, c.openQueue, c.round} {
		if err := step(); err != nil {
			return err
		}
	}
	url := c.URL
	if c.embedded != nil {
		url = c.embedded.ClientURL()
	}
	c.Ready(url)
	return nil
}

const (
	// roundTime is how often the coordinator takes what has come. The results of a round share one sync of the disk.
	roundTime = 100 * time.Millisecond
	// reportTime is how often it says how far the run has come.
	reportTime = 30 * time.Second
	// leastLinger is for how long workers of an earlier coordinator may come.
	leastLinger = 3 * time.Second
)

// loop works until nothing is left to do and the workers know it.
func (c *coordinator) loop() error {
	rounds := time.NewTicker(roundTime)
	defer rounds.Stop()
	for !c.over || time.Now().Before(c.end) && (len(c.people) > 0 || c.had > 0 && time.Since(c.began) < leastLinger) {
		var err error
		select {
		case <-c.hearing.Done():
			return c.hearing.Err()
		case what := <-c.events:
			err = what()
		case <-rounds.C:
			err = c.round()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// round does what is to be done now and then.
func (c *coordinator) round() error {
	if err := c.take(); err != nil {
		return err
	}
	if err := c.reread(); err != nil {
		return err
	}
	for name, heard := range c.people {
		if time.Since(heard) > c.Lease {
			c.Say("worker %s: not heard of for %v; its chunks are given to others", name, c.Lease)
			delete(c.people, name)
		}
	}
	if time.Since(c.said) > reportTime {
		c.report()
	}
	if c.over || c.finish() {
		return nil
	}
	c.countAgain()
	return c.feed()
}

// open returns how many chunks are to be counted, without those that are set aside.
func (c *coordinator) open() int {
	s := c.run.Status()
	return s.Chunks - s.Done - len(c.aside)
}

// finish ends the queue if nothing is left to do, which the workers notice. It has chunks counted again that are missing in
// the share of a key.
func (c *coordinator) finish() bool {
	if c.open() > 0 || len(c.due)+c.busy > 0 {
		return false
	}
	c.drawRest()
	if c.over = len(c.due) == 0; c.over {
		c.end = time.Now().Add(c.Linger)
		c.js.DeleteStream(c.hearing, c.subjects.Stream()) // without that they ask a little later
	}
	return c.over
}

// report says how far the run has come, and how long the rest takes at this pace.
func (c *coordinator) report() {
	c.said = time.Now()
	s := c.run.Status()
	left := "an unknown time"
	if n := s.Done - c.had; n > 0 {
		left = time.Duration(float64(time.Since(c.began)) * float64(s.Chunks-s.Done) / float64(n)).Round(time.Second).String()
	}
	c.Say("%d of %d chunks, %d to be counted again, %d workers, %s left", s.Done, s.Chunks, len(c.due)+c.busy, len(c.people), left)
}
