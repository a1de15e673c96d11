package coordinator_test

import (
	"flag"
	"io"
	"net"
	"net/url"
	"sync"
	"testing"
	"time"

	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

// line is what a proxy passes everything on over, unless somebody has locked it.
type line struct {
	net.Conn
	*sync.RWMutex
}

func (l line) Write(b []byte) (int, error) {
	l.RLock()
	defer l.RUnlock()
	return l.Conn.Write(b)
}

// proxy passes on what comes in on the address that it returns, over lines that can be cut.
func proxy(t *testing.T, target string) (address string, cut *sync.RWMutex) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	cut = new(sync.RWMutex)
	pass := func(from, to net.Conn) {
		defer to.Close()
		io.Copy(line{to, cut}, from)
	}
	go func() {
		for in, err := l.Accept(); err == nil; in, err = l.Accept() {
			out, err := net.Dial("tcp", target)
			if err != nil {
				in.Close()
				continue
			}
			go pass(in, out)
			go pass(out, in)
		}
	}()
	return l.Addr().String(), cut
}

var long = flag.Bool("long", false, "cut the network for ten seconds too")

// partition is how long the line is cut, and how long a silent worker keeps its chunks.
type partition struct {
	cut, lease time.Duration
	long       bool // takes so long that it waits for the flag -long
}

// TestPartition cuts the line between a worker and the coordinator. Afterwards the worker goes on.
func TestPartition(t *testing.T) {
	t.Parallel()
	for name, p := range map[string]partition{
		"shorter than a lease":              {cut: time.Second, lease: time.Minute},
		"longer than a lease":               {cut: time.Second, lease: 600 * time.Millisecond},
		"ten seconds, shorter than a lease": {cut: 10 * time.Second, lease: time.Minute, long: true},
		"ten seconds, longer than a lease":  {cut: 10 * time.Second, lease: 2 * time.Second, long: true},
	} {
		t.Run(name, func(t *testing.T) {
			if p.long && !*long {
				t.Skip("takes ten seconds: -long")
			}
			t.Parallel()
			p.test(t)
		})
	}
}

func (p partition) test(t *testing.T) {
	c := plan(t, startFEN, 5, 4, 64)
	c.options.Lease = p.lease
	far, near := c.invite("far"), c.invite("near")
	c.start()
	u, err := url.Parse(c.url)
	if err != nil {
		t.Fatal(err)
	}
	address, line := proxy(t, u.Host)
	w := c.work(far, slowly, func(o *worker.Options) { o.URL = "nats://" + address })
	await(t, "far works", func() bool { return c.done() > 10 })
	line.Lock()
	cut := time.Now()
	if p.cut > p.lease {
		await(t, "far misses the coordinator", func() bool { return c.hears("worker: waiting for the coordinator") })
		c.replace(near)
	}
	time.Sleep(p.cut - time.Since(cut))
	line.Unlock()
	if p.cut > p.lease {
		await(t, "far is back", func() bool { return c.hears("worker: the coordinator is back") })
	}
	c.work(near, slowly)
	c.wait(4_865_609)
	<-w.ended
	if w.err != nil || c.outcome.Refused > 0 {
		t.Errorf("%v, %+v", w.err, c.outcome)
	}
	if missed := c.hears("not heard of for"); missed != (p.cut > p.lease) {
		t.Errorf("missed: %v", missed)
	}
}

// replace waits until the coordinator misses a worker, has another one count what that one had in
// hand, and sends the other one away.
func (c *cluster) replace(key string) {
	c.t.Helper()
	await(c.t, "the coordinator misses it", func() bool { return c.hears("not heard of for") })
	before := c.done()
	w := c.work(key, slowly)
	await(c.t, "it is replaced", func() bool { return c.done() > before+100 })
	w.cancel()
	<-w.ended
}

// slowly has a worker count so that there is time for what a test does.
func slowly(o *worker.Options) {
	o.Method, o.HashMiB = perft.Scalar, 0
	o.Begun = func(string, int) { time.Sleep(5 * time.Millisecond) }
}
