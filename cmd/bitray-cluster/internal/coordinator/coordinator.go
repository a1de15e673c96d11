package coordinator

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats-server/v2/server"
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
	c := &coordinator{
		Options: o, run: run, subjects: wire.SubjectsOf(wire.ShortName(run.Manifest.Run)), people: map[string]*person{}, refused: map[string]int{}, started: time.Now(),
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

func (c *coordinator) start(ctx context.Context) (err error) {
	if c.run.Torn > 0 {
		c.Say("%s: a crash had left %d bytes at the end of the journal, which were not a whole line; cut off", c.Folder, c.run.Torn)
	}
	for _, chunk := range c.run.Damaged {
		c.Say("%s: the counts of chunk %d do not fit the journal; it is to be counted again", c.Folder, chunk)
	}
	if c.folder, err = keys.FolderOf(c.Folder); err != nil {
		return err
	}
	if c.secret, err = c.folder.Secret(); err != nil {
		return err
	}
	c.deal()
	if err := c.connect(); err != nil {
		return err
	}
	if c.stream, err = jetstream.New(c.conn); err != nil {
		return err
	}
	if err := c.openStream(ctx); err != nil {
		return err
	}
	for _, kind := range []wire.Kind{wire.Hello, wire.Ask, wire.Alive, wire.Leave} {
		if _, err := c.conn.ChanSubscribe(c.subjects.All(kind), c.requests); err != nil {
			return err
		}
	}
	if err := c.conn.Flush(); err != nil {
		return err
	}
	if c.Ready != nil {
		c.Ready(c.url())
	}
	return nil
}

// deal makes a dealer that knows what is done.
func (c *coordinator) deal() {
	c.dealer = deal.New(deal.Config{
		Chunks: c.run.Chunks(), Len: c.run.ChunkLen, Lease: c.Lease, Tries: c.Tries, Parts: parts,
		Chosen: func(chunk int) bool {
			_, confirmed := c.run.By(chunk)
			return !confirmed && c.secret.Chosen(chunk, c.Sample)
		},
		Patience: c.patience,
	})
	for chunk := range c.run.Chunks() {
		if c.run.Done(chunk) {
			by, _ := c.run.By(chunk)
			c.dealer.Done(chunk, by)
			c.resumed = true
		}
	}
}

// parts is the number of parts of a chunk that is lost too often.
const parts = 16

// connect connects to the server that exists, or to one that it starts.
func (c *coordinator) connect() (err error) {
	if c.URL != "" {
		return c.connectTo()
	}
	if c.key, err = c.folder.Coordinator(c.name()); err != nil {
		return err
	}
	if err := c.inviteLocal(); err != nil {
		return err
	}
	if c.register, err = c.folder.Register().Read(); err != nil {
		return err
	}
	if c.embedded, err = startServer(&c.Options, c.folder, c.users()); err != nil {
		return err
	}
	c.conn, err = c.embedded.connect(c.key)
	return err
}

// inviteLocal makes a key for the workers on this machine, in case nobody else is invited.
func (c *coordinator) inviteLocal() error {
	register := c.folder.Register()
	entries, err := register.Read()
	if err != nil || len(entries) > 0 {
		return err
	}
	k, err := keys.LoadOrCreate(c.folder.Local(), "local", c.name())
	if err != nil {
		return err
	}
	return register.Add(k)
}

// name returns the short name of the run.
func (c *coordinator) name() string { return wire.ShortName(c.run.Manifest.Run) }

func (c *coordinator) users() []*server.NkeyUser { return Users(c.key, c.register, c.subjects) }

func (c *coordinator) connectTo() (err error) {
	if c.Key == "" {
		return errors.New("--key is missing: an existing server asks the coordinator for its key")
	}
	if c.key, err = keys.Load(c.Key); err != nil {
		return err
	}
	options := []nats.Option{c.key.Option(), nats.MaxReconnects(-1), nats.Name("coordinator")}
	if c.CA != "" {
		options = append(options, nats.RootCAs(c.CA))
	}
	if c.conn, err = nats.Connect(c.URL, options...); err != nil {
		return fmt.Errorf("--nats %s: %w", c.URL, err)
	}
	c.register, err = c.folder.Register().Read()
	return err
}

// url returns where workers find the server.
func (c *coordinator) url() string {
	if c.embedded != nil {
		return c.embedded.server.ClientURL()
	}
	return c.URL
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
			c.reopenStream(ctx, lost)
		case now := <-ticks.C:
			err = c.tick(ctx, now)
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
	if c.consumer == nil {
		c.reopenStream(ctx, nil)
	}
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

// reread lets in workers that were invited meanwhile.
func (c *coordinator) reread() error {
	entries, err := c.folder.Register().Read()
	if err != nil {
		return err
	}
	if len(entries) == len(c.register) {
		return nil
	}
	c.register = entries
	return c.admit()
}

func (c *coordinator) admit() error {
	if c.embedded == nil {
		return nil
	}
	return c.embedded.admit(c.users())
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

func (c *coordinator) stop() {
	if c.consumer != nil {
		c.consumer.Stop()
	}
	if c.conn != nil {
		c.conn.FlushTimeout(time.Second)
		c.conn.Close()
	}
	if c.embedded != nil {
		c.embedded.stop()
	}
}
