package coordinator

import (
	"context"
	cryptorand "crypto/rand"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Options says how a run is shared out.
type Options struct {
	Folder string // of the run
	// Listen is the address of the embedded server, HOST:PORT; port 0 takes any that is free.
	Listen          string
	TLSCert, TLSKey string // files
	// URL is a NATS server that exists, instead of the embedded one; Creds is the file of the coordinator's
	// credentials.
	URL, Creds string
	// Sample is the share of the chunks of each key that is counted again here, at least one of each.
	// Nothing is, if it is 0; otherwise it is not less than SampleShare of package deep.
	Sample           float64
	Again            perft.Method  // by which they are counted; no worker may use it
	Threads, HashMiB int           // for that
	Lease            time.Duration // for which a silent worker keeps its chunks
	Linger           time.Duration // for which workers are told that the run is complete
	// Say is called with what an operator wants to know, a line at a time.
	Say func(format string, args ...any)
}

// Outcome is what a run has come to.
type Outcome struct {
	deep.Status
	// Standing is what the total deserves, by the share that was asked for, and Why what there is to say about that.
	Standing deep.Standing
	Why      string
	Keys     map[string]deep.KeyNews
	// What has happened in this process.
	Results, Groups, Repeated, Refused, Reopened int
}

// coordinator is a coordinator that is at work. What changes belongs to its loop.
type coordinator struct {
	Options
	run      *deep.Run
	folder   Folder
	server   *server.Server  // or nil, if it is not in this process
	settings *server.Options // of it
	conn     *nats.Conn
	ledger   *ledger

	register map[string]Entry
	requests []*request // that are not answered yet
	lines    lines

	lots     *rand.Rand      // by which chunks are chosen that are counted again
	counter  *deep.Worker    // that counts them
	due      []int           // of them, those that are not being counted yet
	busy     int             // chunks and positions that are being counted
	settling map[string]bool // parties whose claims are being looked into
	counting sync.WaitGroup

	over    bool      // nothing is left to do
	end     time.Time // of telling the workers that
	had     int       // chunks that were counted at the start
	began   time.Time
	outcome Outcome

	hearing context.Context // ends with the loop
	stop    context.CancelCauseFunc
	events  chan func() // what has come; the loop runs it
}

// fail ends the loop if something has failed.
func (c *coordinator) fail(err error) {
	if err != nil {
		c.stop(err)
	}
}

// tell has the loop run something, unless it is over.
func (c *coordinator) tell(what func()) {
	select {
	case c.events <- what:
	case <-c.hearing.Done():
	}
}

// Run shares out the run in a folder until it is complete or ctx ends, whose error it returns then.
func Run(ctx context.Context, o Options) (out *Outcome, err error) {
	if o.Lease < 2*roundTime || !(o.Sample == 0 || o.Sample >= deep.SampleShare && o.Sample <= 1) || o.Threads < 1 || o.Threads > wire.MaxThreads {
		return nil, fmt.Errorf("--lease %v, --sample %v, --threads %d: expected %v or more, 0 or a share from %v to 1, and 1 to %d",
			o.Lease, o.Sample, o.Threads, 2*roundTime, deep.SampleShare, wire.MaxThreads)
	}
	run, err := deep.Open(o.Folder)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, run.Close()) }()
	var seed [32]byte
	cryptorand.Read(seed[:]) // never fails
	hearing, stop := context.WithCancelCause(ctx)
	c := &coordinator{
		Options: o, run: run, hearing: hearing, stop: stop, events: make(chan func()),
		ledger: newLedger(run.Chunks(), o.Lease), lines: lines{}, settling: map[string]bool{}, lots: rand.New(rand.NewChaCha8(seed)), had: run.Status().Done, began: time.Now(),
	}
	again := perft.SessionOptions{Method: c.Again, HashMiB: c.HashMiB, Seed: c.lots.Uint64()}
	if c.counter, err = deep.NewWorker(deep.HostName(), run.Remaining(), again); err != nil {
		return nil, err
	}
	defer c.counter.Close()
	defer c.leave()
	if err := c.start(); err != nil {
		return nil, err
	}
	c.loop()
	c.tellNews()
	out = &c.outcome
	out.Status, out.Keys = run.Status(), c.news().Keys
	out.Standing, out.Why = run.Standing(max(o.Sample, deep.SampleShare))
	return out, context.Cause(hearing)
}

// start says what the folder has to say, and begins to listen.
func (c *coordinator) start() (err error) {
	if c.run.Torn > 0 {
		c.Say("%s: a crash left %d bytes at the end of the journal, which were not a whole line and are cut off", c.Folder, c.run.Torn)
	}
	if len(c.run.Damaged) > 0 {
		c.Say("%s: the counts of the chunks %v do not fit the journal; they are to be counted again", c.Folder, c.run.Damaged)
	}
	if c.folder, err = FolderOf(c.Folder); err != nil {
		return err
	}
	for _, step := range []func() error{c.run.CheckRoom, c.connect} {
		if err := step(); err != nil {
			return err
		}
	}
	// Chunks before the last that is done may be in the hands of workers that an earlier coordinator gave
	// them to. They come last.
	open, last := c.run.Pending(), c.run.Chunks()
	for last > 0 && !c.run.Done(last-1) {
		last--
	}
	i, _ := slices.BinarySearch(open, last)
	if c.Sample > 0 {
		c.due = c.run.Disputed() // which an earlier coordinator has found out
	}
	c.ledger.open(slices.Concat(open[i:], open[:i]))
	c.round()
	c.look()
	if err := c.conn.Flush(); err != nil { // so that the server knows what it is to pass on
		return err
	}
	c.Say("listening on %s", c.URL)
	return nil
}

const (
	// roundTime is how often the coordinator takes what has come. The results of a round share one sync of
	// the disk.
	roundTime = 100 * time.Millisecond
	// lookTime is how often it looks at the register and the workers.
	lookTime = 500 * time.Millisecond
	// reportTime is how often it says how far the run has come.
	reportTime = 30 * time.Second
	// newsTime is how often it writes that into the folder.
	newsTime = 5 * time.Second
	// leastLinger is for how long workers of an earlier coordinator may come.
	leastLinger = 3 * time.Second
)

// loop works until nothing is left to do and the workers know it.
func (c *coordinator) loop() {
	rounds, looks, reports, news := time.Tick(roundTime), time.Tick(lookTime), time.Tick(reportTime), time.Tick(newsTime)
	for !c.over || time.Now().Before(c.end) && (c.ledger.processes() > 0 || c.had > 0 && time.Since(c.began) < leastLinger) {
		select {
		case <-c.hearing.Done():
			return
		case what := <-c.events:
			what()
		case <-rounds:
			c.round()
		case <-looks:
			c.look()
		case <-reports:
			c.report()
		case <-news:
			c.tellNews()
		}
	}
}

// round takes what has come, and has chunks counted again that are due.
func (c *coordinator) round() {
	c.take()
	c.finish()
	c.countAgain()
}

// look follows the register and the workers.
func (c *coordinator) look() {
	c.reread()
	for key, k := range c.ledger.keys {
		for _, p := range k.processes {
			if time.Since(p.heard) > c.Lease {
				c.sayRarely(key, "workers are lost", "worker %s: not heard of for %v; its chunks are given to others", p.name, c.Lease)
				for _, chunk := range c.ledger.drop(p) {
					c.nameChunk(chunk)
				}
			}
		}
	}
	for key, n := range c.ledger.late() {
		c.sayRarely(key, "chunks are late", "key %s: holds %d chunks for longer than %v, which are given to others too", key, n, c.Lease)
	}
	c.sayUnsaid()
}

// nameChunk names a chunk that may be what ends the workers that have it.
func (c *coordinator) nameChunk(chunk int) {
	first, err := c.run.Position(chunk, 0)
	c.fail(err)
	c.Say("chunk %d: the workers %v were lost with it; it is given out one at a time, and may be what ends them. The first of its %d positions: %s",
		chunk, c.ledger.died[chunk], c.run.ChunkLen(chunk), first.FEN())
}

// open returns how many chunks are to be counted.
func (c *coordinator) open() int {
	s := c.run.Status()
	return s.Chunks - s.Done
}

// finish ends the run if nothing is left to do, which the workers are told. It has chunks counted again that
// are missing in the share of a key.
func (c *coordinator) finish() {
	if c.over || c.open() > 0 || len(c.due)+c.busy > 0 {
		return
	}
	if c.Sample > 0 {
		c.due = c.run.Draw(c.run.Owed(c.Sample))
	}
	if c.over = len(c.due) == 0; c.over {
		c.end = time.Now().Add(c.Linger)
	}
}
