package coordinator_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

// stranger speaks the protocol of a worker by hand.
type stranger struct {
	t        *testing.T
	key      *keys.Key
	conn     *nats.Conn
	stream   jetstream.JetStream
	subjects wire.Subjects
	counter  *deep.Worker
}

func (c *cluster) stranger(file string) *stranger {
	c.t.Helper()
	key, err := keys.Load(file)
	if err != nil {
		c.t.Fatal(err)
	}
	conn, err := nats.Connect(c.url, key.Option(), nats.CustomInboxPrefix(wire.Inbox(key.Name)), nats.MaxReconnects(-1),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}))
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(conn.Close)
	js, err := jetstream.New(conn)
	if err != nil {
		c.t.Fatal(err)
	}
	return &stranger{t: c.t, key: key, conn: conn, stream: js, subjects: wire.SubjectsOf(key.Run)}
}

// ask sends a request and decodes the answer.
func ask[M any](s *stranger, kind wire.Kind, request any) (answer M) {
	s.t.Helper()
	m, err := s.conn.Request(s.subjects.Of(kind, s.key.Name), wire.Encode(request), 5*time.Second)
	if err != nil {
		s.t.Fatal(err)
	}
	if err := json.Unmarshal(m.Data, &answer); err != nil {
		s.t.Fatal(err)
	}
	return answer
}

// greet lets the stranger in.
func (s *stranger) greet() wire.Welcome {
	s.t.Helper()
	counts, err := wire.Golden(context.Background(), perft.Auto)
	if err != nil {
		s.t.Fatal(err)
	}
	w := ask[wire.Welcome](s, wire.Hello, wire.Greeting{Instance: "i", Version: deep.Version(), Threads: 1, Method: "simd", Golden: counts})
	if w.Refused == "" {
		if s.counter, err = deep.NewWorker("s", w.Remaining, perft.Options{}); err != nil {
			s.t.Fatal(err)
		}
	}
	return w
}

// jobs asks for so many chunks, until there are some.
func (s *stranger) jobs(want int) (jobs []wire.Job) {
	s.t.Helper()
	await(s.t, "jobs", func() bool {
		jobs = ask[wire.Answer](s, wire.Ask, wire.Request{Beat: wire.Beat{Instance: "i"}, Want: want}).Jobs
		return len(jobs) > 0
	})
	return jobs
}

// counted counts a job, and has its counts spoiled.
func (s *stranger) counted(job *wire.Job, spoil func([]uint64)) wire.Counted {
	s.t.Helper()
	entries, err := job.Positions()
	if err != nil {
		s.t.Fatal(err)
	}
	result, err := s.counter.Count(context.Background(), job.Chunk, entries)
	if err != nil {
		s.t.Fatal(err)
	}
	spoil(result.Counts)
	r := wire.Counted{Instance: "i", Part: job.Part, Ticket: job.Ticket, Method: "simd", Version: deep.Version()}
	r.SetCounts(result.Counts)
	return r
}

// send publishes a result.
func (s *stranger) send(data []byte) error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	_, err := s.stream.PublishMsg(ctx, &nats.Msg{Subject: s.subjects.Of(wire.Result, s.key.Name), Data: data}, jetstream.WithRetryAttempts(0))
	return err
}

// TestLiars lets a liar do some chunks before an honest worker comes. Everything is counted twice,
// so the lies come out: the liar is banned, what it has counted is counted again, and the perft is
// right.
func TestLiars(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func([]uint64){
		"in one count":  func(counts []uint64) { counts[len(counts)/2]++ },
		"in all counts": func(counts []uint64) { clear(counts) },
		"with the right sum": func(counts []uint64) {
			counts[0]++
			counts[1]--
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := plan(t, startFEN, 4, 3, 200)
			c.options.Sample = 1
			c.options.Lease = time.Minute // nobody is slow here
			liar, honest := c.invite("liar"), c.invite("honest")
			c.start()
			s := c.stranger(liar)
			s.greet()
			const lies = 3
			for range lies {
				job := s.jobs(1)[0]
				r := s.counted(&job, spoil)
				if err := s.send(wire.Encode(&r)); err != nil {
					t.Fatal(err)
				}
			}
			await(t, "the lies are in the journal", func() bool {
				_, status, err := deep.ReadStatus(c.folder)
				return err == nil && status.Done >= lies
			})
			c.work(honest)
			await(t, "the liar is banned", func() bool { return c.hears("worker liar: banned") })
			if c.hears("worker honest: banned") {
				t.Error("the honest worker is banned too")
			}
			await(t, "all that the liar has counted is open again", func() bool { return c.hears("3 chunks are open again") })
			c.wait(197_281)
			entries, err := os.ReadFile(filepath.Join(c.folder, "cluster", "workers"))
			if err != nil || !strings.Contains(string(entries), "banned chunk") {
				t.Errorf("the register says %s (error %v)", entries, err)
			}
			if c.outcome.Disputes == 0 || c.outcome.Reopened < lies {
				t.Errorf("%+v", c.outcome)
			}
		})
	}
}

// TestLiarAgainstTheHonest lets the liar come second: the honest result stays.
func TestLiarAgainstTheHonest(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	c.options.Sample = 1
	c.options.Lease = time.Minute
	liar, honest := c.invite("liar"), c.invite("honest")
	c.start()
	s := c.stranger(liar)
	s.greet() // or the run would be complete without a second worker
	first := c.work(honest)
	await(t, "all is counted once", func() bool {
		_, status, err := deep.ReadStatus(c.folder)
		return err == nil && status.Done == status.Chunks
	})
	for _, job := range s.jobs(3) {
		r := s.counted(&job, func(counts []uint64) { counts[7]++ })
		if err := s.send(wire.Encode(&r)); err != nil {
			t.Fatal(err)
		}
	}
	c.wait(197_281)
	<-first.ended
	if !c.hears("worker liar: banned") || c.hears("worker honest: banned") || c.outcome.Reopened > 0 {
		t.Errorf("%+v\n%s", c.outcome, strings.Join(c.said, "\n"))
	}
}

// TestResultsThatNobodyAskedFor sends the results of other chunks, with tickets of others and with
// none, and what is no result at all. None is believed, and the sender is banned.
func TestResultsThatNobodyAskedFor(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	c.options.Lease = time.Minute
	evil, honest := c.invite("evil"), c.invite("honest")
	c.start()
	s := c.stranger(evil)
	s.greet()
	job := s.jobs(1)[0]
	good := s.counted(&job, func([]uint64) {})
	for name, spoil := range map[string]func(*wire.Counted){
		"another chunk":    func(r *wire.Counted) { r.Chunk++ },
		"another process":  func(r *wire.Counted) { r.Instance = "j" },
		"no ticket":        func(r *wire.Counted) { r.Ticket = "" },
		"part of a chunk":  func(r *wire.Counted) { r.To = 100; r.Counts = r.Counts[:800] },
		"too few counts":   func(r *wire.Counted) { r.Counts = r.Counts[:8] },
		"no such chunk":    func(r *wire.Counted) { r.Chunk = 1 << 30 },
		"a line feed":      func(r *wire.Counted) { r.Method = "a\nb" },
		"negative numbers": func(r *wire.Counted) { r.TookUS = -1 },
	} {
		r := good
		spoil(&r)
		if err := s.send(wire.Encode(&r)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, data := range []string{"", "{}", "hello"} {
		s.send([]byte(data)) // by now the sender may be banned and cut off
	}
	await(t, "it is banned", func() bool { return c.hears("worker evil: banned: 10 results that nobody asked for") })
	if _, status, err := deep.ReadStatus(c.folder); err != nil || status.Done > 0 {
		t.Errorf("%d chunks are done (error %v)", status.Done, err)
	}
	c.work(honest)
	c.wait(197_281)
}

// TestFlood publishes far more than a worker may. It is refused, and others go on.
func TestFlood(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 5, 3, 64)
	evil, honest := c.invite("evil"), c.invite("honest")
	c.start()
	s := c.stranger(evil)
	s.greet()
	var flood sync.WaitGroup
	for range 4 {
		flood.Go(func() {
			for range 5000 {
				s.conn.Publish(s.subjects.Of(wire.Result, "evil"), []byte("spam"))
				s.conn.Publish(s.subjects.Of(wire.Alive, "evil"), wire.Encode(wire.Beat{Instance: "i"}))
			}
		})
	}
	c.work(honest)
	flood.Wait()
	c.wait(4_865_609)
	if !c.hears("worker evil: banned") {
		t.Errorf("the flood is not noticed\n%s", strings.Join(c.said, "\n"))
	}
}

// TestRightsOfAWorker tries what a worker must not be able to do.
func TestRightsOfAWorker(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	evil := c.invite("evil")
	c.invite("honest")
	c.start()
	s := c.stranger(evil)
	s.greet()
	for _, subject := range []string{
		s.subjects.Of(wire.Result, "honest"), s.subjects.Of(wire.Leave, "honest"), s.subjects.News(),
		"$JS.API.STREAM.DELETE." + s.subjects.Stream(), "$JS.API.STREAM.PURGE." + s.subjects.Stream(), "anything",
	} {
		if m, err := s.conn.Request(subject, []byte("{}"), 300*time.Millisecond); err == nil {
			t.Errorf("%s: answered %s", subject, m.Data)
		}
	}
	for _, subject := range []string{">", "bitray.>", "_INBOX_honest.>", s.subjects.All(wire.Result)} {
		sub, err := s.conn.SubscribeSync(subject)
		if err == nil {
			s.conn.Flush()
			time.Sleep(50 * time.Millisecond)
			if err = s.conn.LastError(); err == nil || !errors.Is(err, nats.ErrPermissionViolation) {
				t.Errorf("%s: subscribed (error %v)", subject, err)
			}
			sub.Unsubscribe()
		}
	}
}

func TestRefusedWorkers(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	key := c.invite("a")
	c.start()
	w := c.work(key, func(o *worker.Options) { o.Version = "v0.0.1-other" })
	<-w.ended
	if w.err == nil || !strings.Contains(w.err.Error(), "refuses this worker: version v0.0.1-other: expected "+deep.Version()) {
		t.Errorf("another version: error %v", w.err)
	}
	s := c.stranger(key)
	for want, g := range map[string]wire.Greeting{
		"counts known positions wrong": {Instance: "i", Version: deep.Version(), Threads: 1, Method: "simd", Golden: []perft.Nodes{perft.NewNodes(1)}},
		"0 threads":                    {Instance: "i", Version: deep.Version(), Method: "simd"},
		"letters, digits":              {Instance: "a.b", Version: deep.Version(), Threads: 1, Method: "simd"},
	} {
		if got := ask[wire.Welcome](s, wire.Hello, g).Refused; !strings.Contains(got, want) {
			t.Errorf("refused because of %q, want %q", got, want)
		}
	}
	if got := ask[wire.Answer](s, wire.Ask, wire.Request{Beat: wire.Beat{Instance: "x"}, Want: 1}); !got.Unknown || len(got.Jobs) > 0 {
		t.Errorf("who has not greeted is answered %+v", got)
	}
	other := filepath.Join(t.TempDir(), "other.key")
	k, err := keys.Load(key)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := keys.Create(other, "a", k.Run); err != nil {
		t.Fatal(err)
	}
	w = c.work(other)
	<-w.ended
	if w.err == nil || !strings.Contains(w.err.Error(), "Authorization Violation") {
		t.Errorf("a key that is not in the register: error %v", w.err)
	}
	w = c.work(filepath.Join(t.TempDir(), "none.key"))
	<-w.ended
	if w.err == nil || !strings.Contains(w.err.Error(), "no such file; bitray-cluster invite makes one") {
		t.Errorf("no key: error %v", w.err)
	}
}

// proxy passes on what comes in on a port of its own, or holds it back.
type proxy struct {
	listener net.Listener
	target   string
	mu       sync.Mutex
	closed   *sync.Cond
	cut      bool
}

func newProxy(t *testing.T, target string) *proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &proxy{listener: l, target: target}
	p.closed = sync.NewCond(&p.mu)
	t.Cleanup(func() {
		p.set(false)
		l.Close()
	})
	go func() {
		for {
			in, err := l.Accept()
			if err != nil {
				return
			}
			out, err := net.Dial("tcp", p.target)
			if err != nil {
				in.Close()
				continue
			}
			go p.pass(in, out)
			go p.pass(out, in)
		}
	}()
	return p
}

// pass copies from one side to the other, and waits while the line is cut.
func (p *proxy) pass(from, to net.Conn) {
	defer to.Close()
	buffer := make([]byte, 4096)
	for {
		n, err := from.Read(buffer)
		p.mu.Lock()
		for p.cut {
			p.closed.Wait()
		}
		p.mu.Unlock()
		if n > 0 {
			if _, err := to.Write(buffer[:n]); err != nil {
				return
			}
		}
		if err != nil {
			return
		}
	}
}

func (p *proxy) set(cut bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.cut = cut
	p.closed.Broadcast()
}

// TestPartition cuts the line between a worker and the coordinator for several leases. What the
// worker had is given to another, what it has counted meanwhile comes too late and confirms, and
// afterwards it goes on.
func TestPartition(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 5, 4, 64)
	far, near := c.invite("far"), c.invite("near")
	c.start()
	u, err := url.Parse(c.url)
	if err != nil {
		t.Fatal(err)
	}
	p := newProxy(t, u.Host)
	slow := func(o *worker.Options) { o.Method, o.HashMiB = perft.Make, 0 }
	w := c.work(far, slow, func(o *worker.Options) { o.URL = "nats://" + p.listener.Addr().String() })
	await(t, "far works", func() bool {
		_, s, err := deep.ReadStatus(c.folder)
		return err == nil && s.Done > 10
	})
	p.set(true)
	await(t, "the coordinator misses it", func() bool { return c.hears("worker far.") && c.hears("not heard of for") })
	await(t, "far misses the coordinator", func() bool { return c.hears("worker: the coordinator is gone; going on with") })
	p.set(false)
	await(t, "far is back", func() bool { return c.hears("worker: the coordinator is back") })
	c.work(near, slow)
	c.wait(4_865_609)
	<-w.ended
	if w.err != nil || c.outcome.Disputes+c.outcome.Refused > 0 {
		t.Errorf("%v, %+v", w.err, c.outcome)
	}
}

// TestStoreEmptied deletes the stream of results under the coordinator.
func TestStoreEmptied(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 5, 4, 64)
	key := c.invite("a")
	c.start()
	c.work(key, func(o *worker.Options) { o.Method, o.HashMiB = perft.Make, 0 })
	folder, err := keys.FolderOf(c.folder)
	if err != nil {
		t.Fatal(err)
	}
	k, err := keys.Load(key)
	if err != nil {
		t.Fatal(err)
	}
	boss, err := folder.Coordinator(k.Run)
	if err != nil {
		t.Fatal(err)
	}
	conn, err := nats.Connect(c.url, boss.Option())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	js, err := jetstream.New(conn)
	if err != nil {
		t.Fatal(err)
	}
	for round := range 2 {
		await(t, "progress", func() bool {
			_, s, err := deep.ReadStatus(c.folder)
			return err == nil && s.Done > (round+1)*100
		})
		if err := js.DeleteStream(context.Background(), wire.SubjectsOf(k.Run).Stream()); err != nil {
			t.Fatal(err)
		}
	}
	c.wait(4_865_609)
	if !c.hears("has lost the stream of results") {
		t.Error("nobody says that the stream was lost")
	}
}

// TestInvitedLate invites a worker while the coordinator is running.
func TestInvitedLate(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	c.start()
	key := c.invite("late")
	var w *colleague
	await(t, "it is let in", func() bool {
		w = c.work(key)
		<-w.ended
		return w.err == nil
	})
	c.wait(197_281)
}

// TestLostOften has a worker take chunks and die again and again; they are cut into parts, which
// others count.
func TestLostOften(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 2, 200) // two chunks
	c.options.Tries, c.options.Lease = 2, 300*time.Millisecond
	dying, honest := c.invite("dying"), c.invite("honest")
	c.start()
	s := c.stranger(dying)
	for range 2 {
		s.greet()
		s.jobs(2)
		s.jobs(2)
		await(t, "it is missed", func() bool { return strings.Count(strings.Join(c.words(), "\n"), "not heard of") > 0 })
		c.mu.Lock()
		c.said = nil
		c.mu.Unlock()
	}
	s.greet()
	parts := 0
	for _, job := range s.jobs(2) {
		if job.Part.Len() < job.Len {
			parts++
		}
	}
	if parts == 0 {
		t.Error("chunks that were lost twice are given as a whole")
	}
	c.work(honest)
	c.wait(197_281)
}

// words returns what was said.
func (c *cluster) words() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string{}, c.said...)
}

func TestListenErrors(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for listen, want := range map[string]string{
		":4222":                 "others can reach it, so it needs --tls-cert and --tls-key",
		"192.0.2.1:4222":        "others can reach it",
		"nowhere":               "expected HOST:PORT",
		taken.Addr().String():   "address already in use",
		"127.0.0.1:70000":       "expected HOST:PORT",
		fmt.Sprint("[::]:", 99): "others can reach it",
	} {
		o := c.options
		o.Listen = listen
		if _, err := runOnce(o); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %v, want one that says %q", listen, err, want)
		}
	}
}
