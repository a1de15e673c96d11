package coordinator_test

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

const (
	startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	chess960 = "rknnrqb1/1p1pppb1/6p1/p1Q1P2p/8/2N5/PPPP1PPP/RKN1R1BB w EAea - 1 6"
)

// cluster is a run, its coordinator and what it says.
type cluster struct {
	t       *testing.T
	folder  string
	options coordinator.Options
	url     string
	cancel  context.CancelFunc
	ended   chan struct{}
	outcome *coordinator.Outcome
	err     error

	mu   sync.Mutex
	said []string
}

// plan makes a run.
func plan(t *testing.T, fen string, depth, split, chunk int) *cluster {
	t.Helper()
	root, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	c := &cluster{t: t, folder: filepath.Join(t.TempDir(), "run")}
	t.Cleanup(func() {
		if t.Failed() {
			t.Log(strings.Join(c.words(), "\n"))
		}
	})
	o := deep.PlanOptions{Depth: depth, Split: split, Chunk: chunk, MemoryMiB: 128}
	if _, err := deep.Plan(context.Background(), c.folder, root, o); err != nil {
		t.Fatal(err)
	}
	if _, err := coordinator.FolderOf(c.folder); err != nil { // makes the key that bitray deep plan makes
		t.Fatal(err)
	}
	c.options = coordinator.Options{
		Folder: c.folder, Listen: "127.0.0.1:0", Lease: 600 * time.Millisecond, Linger: 2 * time.Second, Say: c.say,
		Sample: 0.02, Again: perft.Make, Threads: 1, HashMiB: 1,
	}
	return c
}

func (c *cluster) say(format string, args ...any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.said = append(c.said, fmt.Sprintf(format, args...))
}

// hears reports whether something was said.
func (c *cluster) hears(text string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return strings.Contains(strings.Join(c.said, "\n"), text)
}

// await waits until a condition holds.
func await(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); !holds(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("waited in vain for: %s", what)
		}
	}
}

// done returns how many chunks are counted.
func (c *cluster) done() int {
	c.t.Helper()
	run := c.read()
	defer run.Close()
	return run.Status().Done
}

// read reads the run as it is now.
func (c *cluster) read() *deep.Run {
	c.t.Helper()
	run, err := deep.Read(c.folder)
	if err != nil {
		c.t.Fatal(err)
	}
	return run
}

// start starts the coordinator.
func (c *cluster) start() {
	c.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	ready := make(chan string, 1)
	options := c.options
	options.Say = func(format string, args ...any) {
		if c.say(format, args...); strings.HasPrefix(format, "listening") {
			ready <- args[0].(string)
		}
	}
	c.cancel, c.ended = cancel, make(chan struct{})
	go func() {
		defer close(c.ended)
		c.outcome, c.err = coordinator.Run(ctx, options)
	}()
	select {
	case c.url = <-ready:
		c.options.Listen = strings.TrimPrefix(strings.TrimPrefix(c.url, "nats://"), "tls://") // it keeps its port
	case <-c.ended:
		c.t.Fatal(c.err)
	}
	c.t.Cleanup(c.stop)
}

// stop stops the coordinator.
func (c *cluster) stop() {
	c.cancel()
	<-c.ended
}

// wait waits for the end of the run, and checks that it is complete, right and confirmed.
func (c *cluster) wait(want uint64) {
	c.t.Helper()
	c.end()
	if c.err != nil || !believed(c.outcome.Standing) || c.outcome.Nodes != perft.NewNodes(want) {
		c.t.Errorf("error %v, %+v, want %d", c.err, c.outcome, want)
	}
}

// believed reports whether a total may be printed as nodes.
func believed(s deep.Standing) bool { return s == deep.Sampled || s == deep.Counted }

// end waits for the end of the run.
func (c *cluster) end() {
	c.t.Helper()
	select {
	case <-c.ended:
	case <-time.After(2 * time.Minute):
		c.t.Fatal("the run does not end")
	}
}

// keys returns the folder of the keys.
func (c *cluster) keys() coordinator.Folder {
	c.t.Helper()
	folder, err := coordinator.FolderOf(c.folder)
	if err != nil {
		c.t.Fatal(err)
	}
	return folder
}

// invite makes a key for a worker and returns its file.
func (c *cluster) invite(name string) string {
	c.t.Helper()
	file := filepath.Join(c.t.TempDir(), name+".key")
	if err := c.keys().Invite(file, name); err != nil {
		c.t.Fatal(err)
	}
	return file
}

// colleague is a worker in this process.
type colleague struct {
	cancel context.CancelFunc
	ended  chan struct{}
	err    error
}

// work starts a worker.
func (c *cluster) work(key string, change ...func(*worker.Options)) *colleague {
	o := worker.Options{URL: c.url, Key: key, Threads: 1, HashMiB: 1, Patience: 30 * time.Second,
		Say:   func(format string, args ...any) { c.say("worker: "+format, args...) },
		Begun: func(string, int) {}, Answered: func(time.Duration) {}}
	for _, f := range change {
		f(&o)
	}
	ctx, cancel := context.WithCancel(context.Background())
	w := &colleague{cancel: cancel, ended: make(chan struct{})}
	go func() {
		defer close(w.ended)
		w.err = worker.Run(ctx, o)
	}()
	c.t.Cleanup(func() {
		cancel()
		<-w.ended
	})
	return w
}

func TestTwoWorkers(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		fen                 string
		depth, split, chunk int
		want                uint64
	}{{startFEN, 5, 3, 64, 4_865_609}, {kiwipete, 4, 2, 50, 4_085_603}, {chess960, 4, 2, 50, 818_110}} {
		c := plan(t, test.fen, test.depth, test.split, test.chunk)
		a, b := c.invite("a"), c.invite("b")
		c.start()
		workers := []*colleague{c.work(a), c.work(b)}
		c.wait(test.want)
		for i, w := range workers {
			<-w.ended
			if w.err != nil {
				t.Errorf("worker %d: %v", i, w.err)
			}
		}
		if c.outcome.Refused > 0 {
			t.Errorf("%+v", c.outcome)
		}
	}
}

// TestSample counts a share of the chunks of each key again, one at least, whatever other keys have done.
func TestSample(t *testing.T) {
	t.Parallel()
	for sample, want := range map[float64]struct {
		confirmed int
		standing  deep.Standing
	}{0: {0, deep.Unconfirmed}, 0.01: {1, deep.Sampled}, 0.5: {14, deep.Sampled}, 1: {27, deep.Counted}} {
		c := plan(t, startFEN, 4, 3, 200)
		c.options.Sample = sample
		a := c.invite("a")
		c.start()
		c.work(a)
		c.work(a) // another process, but no other party
		c.end()
		if got := c.outcome.Keys["a"].Confirmed; c.err != nil || c.outcome.Standing != want.standing || got < want.confirmed || got > 2*want.confirmed {
			t.Errorf("sample %v: %d confirmed, want %+v: error %v, %+v", sample, got, want, c.err, c.outcome)
		}
	}
}

// TestUnconfirmed ends the coordinator before it has counted enough chunks again. The next one does that.
func TestUnconfirmed(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 6, 2, 20)
	c.options.Sample, c.options.HashMiB = 1, 0
	a := c.invite("a")
	c.start()
	c.work(a)
	await(t, "all is counted", func() bool { return c.done() == 20 })
	c.stop()
	if c.outcome == nil || c.outcome.Standing != deep.Unconfirmed {
		t.Errorf("stopped at once: %+v", c.outcome)
	}
	c.start()
	c.wait(119_060_324)
}

// TestTheyComeAndGo stops the coordinator and one worker again and again, while another worker goes on.
func TestTheyComeAndGo(t *testing.T) {
	c := plan(t, startFEN, 6, 4, 256)
	a, local := c.invite("a"), filepath.Join(c.folder, "cluster", "local.key")
	c.start()
	stays := c.work(a, slowly)
	for round := range 3 {
		goes := c.work(local, slowly)
		await(t, "progress", func() bool { return c.done() > (round+1)*30 })
		c.stop()
		if !errors.Is(c.err, context.Canceled) {
			t.Fatalf("round %d: %v", round, c.err)
		}
		c.start()
		goes.cancel()
		// A request that the old coordinator leaves without an answer takes so long that the run may be complete.
		if <-goes.ended; goes.err != nil && !errors.Is(goes.err, context.Canceled) {
			t.Errorf("round %d: %v", round, goes.err)
		}
	}
	c.wait(119_060_324)
	if <-stays.ended; stays.err != nil || c.outcome.Refused > 0 {
		t.Errorf("%v, %+v", stays.err, c.outcome)
	}
}

// TestInterruptedAlone interrupts a worker whose coordinator is gone for good, and that has chunks in hand.
// Its patience ends.
func TestInterruptedAlone(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	key := c.invite("a")
	c.start()
	begun := make(chan struct{}, 27)
	w := c.work(key, func(o *worker.Options) {
		o.Patience = 2500 * time.Millisecond // it tries several times
		o.Begun = func(string, int) { begun <- struct{}{}; <-c.ended }
	})
	<-begun
	c.stop()
	w.cancel()
	if <-w.ended; !errors.Is(w.err, worker.ErrGone) {
		t.Errorf("error %v", w.err)
	}
	waits := 0
	for _, line := range c.words() {
		if strings.HasPrefix(line, "worker: waiting for the coordinator at ") {
			waits++
		}
	}
	if waits != 1 {
		t.Errorf("the worker says %d times that it waits", waits)
	}
}

func TestTwoCoordinators(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	c.start()
	if _, err := coordinator.Run(context.Background(), c.options); !errors.Is(err, deep.ErrLocked) {
		t.Errorf("error %v", err)
	}
}

// words returns what was said.
func (c *cluster) words() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string{}, c.said...)
}

// TestForeignKey has a worker with a key of another run.
func TestForeignKey(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	c.start()
	foreign := c.work(plan(t, startFEN, 5, 3, 200).invite("a"))
	if <-foreign.ended; foreign.err == nil || !strings.Contains(foreign.err.Error(), "does not know the key a of run") {
		t.Errorf("error %v", foreign.err)
	}
}
