package coordinator_test

import (
	"errors"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

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
	if _, status, err := readStatus(c.folder); err != nil || status.Done > 0 {
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
