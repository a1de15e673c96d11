package coordinator_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

// attacked starts the coordinator of a small run, with changed options, and connects a stranger whose key is
// evil. It returns the key of an honest worker too.
func attacked(t *testing.T, change ...func(*coordinator.Options)) (c *cluster, s *stranger, honest string) {
	t.Helper()
	c = plan(t, startFEN, 4, 3, 200)
	for _, f := range change {
		f(&c.options)
	}
	evil, honest := c.invite("evil"), c.invite("honest")
	c.start()
	return c, c.stranger(evil), honest
}

// TestLiars lets a liar count what it likes, alone, in two processes and beside an honest worker. No wrong
// perft is ever called confirmed: the liar is banned, the position and both counts are named, and what it has
// counted is open again.
func TestLiars(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func(chunk int, counts []uint64){
		"in one count":       func(_ int, counts []uint64) { counts[len(counts)/2]++ },
		"in all counts":      func(_ int, counts []uint64) { clear(counts) },
		"with the right sum": func(_ int, counts []uint64) { counts[0], counts[1] = counts[0]+1, counts[1]-1 },
		"every other time": func(chunk int, counts []uint64) {
			if chunk%2 == 0 {
				counts[0]++
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c, s, honest := attacked(t, func(o *coordinator.Options) { o.Sample = 0.3 })
			again := c.stranger(s.file)
			for _, m := range s.pull(100) {
				if c.hears("key evil: banned") {
					break
				}
				chunk, counts := s.count(m)
				spoil(chunk, counts)
				s.send(chunk, counts)
				again.send(chunk, counts) // a second process of the same party proves nothing
			}
			await(t, "the liar is banned", func() bool { return c.hears("key evil: banned: chunk ") && c.hears("the right count is") })
			await(t, "its chunks are open", func() bool { return c.hears("key:evil: the ") && c.done() == 0 })
			if s.ask(wire.Ask{}); !strings.Contains(s.answer.Refused, "key evil is banned: chunk") {
				t.Errorf("the liar is told %q", s.answer.Refused)
			}
			c.work(honest)
			c.wait(197_281)
			if share := c.outcome.Keys["evil"]; share.Counted > 0 || share.Contradicted == 0 || c.hears("key honest: banned") {
				t.Errorf("%+v", c.outcome)
			}
		})
	}
}

// TestLiarAgainstTheHonest has a liar contradict what an honest worker has counted, and the other way round.
func TestLiarAgainstTheHonest(t *testing.T) {
	t.Parallel()
	for _, first := range []string{"liar", "honest", "liar, who corrects itself"} {
		c, s, honest := attacked(t, func(o *coordinator.Options) { o.Sample, o.Lease = 0.01, time.Minute }) // only the contradiction can show it
		h := c.stranger(honest)
		m := s.pull(1)[0]
		chunk, counts := s.count(m)
		lie := append([]uint64{}, counts...)
		lie[7]++
		switch first {
		case "liar":
			s.send(chunk, lie)
			h.send(chunk, counts)
		case "honest":
			h.send(chunk, counts)
			s.send(chunk, lie)
		default:
			s.send(chunk, lie)
			s.send(chunk, counts)
		}
		await(t, "the liar is banned", func() bool { return c.hears("key evil: banned") })
		c.work(honest)
		c.wait(197_281)
		if c.hears("key honest: banned") {
			t.Error("the honest worker is banned")
		}
	}
}

// TestBounds sends what the journal cannot hold, and what is no result. Each is refused with its reason, the
// coordinator goes on, and a restart finds a journal that it can read.
func TestBounds(t *testing.T) {
	t.Parallel()
	c, s, honest := attacked(t)
	chunk, counts := s.count(s.pull(1)[0])
	huge := append([]uint64{}, counts...)
	huge[0] = math.MaxUint64
	for want, results := range map[string][]wire.Result{
		"chunk 27: expected 0 to 26":            {wire.NewResult(27, counts)},
		"chunk -1: expected":                    {wire.NewResult(-1, counts)},
		"1 counts, expected 200":                {wire.NewResult(chunk, counts[:1])},
		"0 counts, expected 200":                {wire.NewResult(chunk, nil)},
		"leaves 1 plies below":                  {wire.NewResult(chunk, huge)},
		"counts in 1599 bytes: expected 8 each": {{Chunk: chunk, Counts: wire.NewResult(chunk, counts).Counts[1:]}},
		"chunk 28: expected 0 to 26":            {wire.NewResult(chunk, counts), wire.NewResult(28, counts)},
	} {
		if s.ask(wire.Ask{Results: results}); !strings.Contains(s.answer.Refused, want) {
			t.Errorf("answer %q, want %q", s.answer.Refused, want)
		}
	}
	for _, g := range []string{"", "{}", "[", "null", `{"Process":"a b","Threads":1}`, `{"Process":"a","Threads":1000000}`, `{"Results":[{"Counts":"?"}]}`} {
		if s.request([]byte(g)); s.answer.Refused == "" {
			t.Errorf("%q is answered %+v", g, s.answer)
		}
	}
	c.stop()
	c.start()
	c.work(honest)
	c.wait(197_281)
	run := c.read()
	defer run.Close()
	for chunk := range 27 { // the journal claims nothing that the coordinator does not know
		if by, _ := run.CountedBy(chunk); by != (deep.Origin{Party: "key:honest", Method: "-", Version: "-"}) || run.Status().Work > 0 {
			t.Errorf("chunk %d: %+v, %+v", chunk, by, run.Status())
		}
	}
}

// TestReplays sends one result a thousand times: the journal has it once.
func TestReplays(t *testing.T) {
	t.Parallel()
	c, s, honest := attacked(t)
	chunk, counts := s.count(s.pull(1)[0])
	for range 1000 {
		s.conn.PublishRequest(s.subject, wire.Inbox("evil")+".x", asking(bringing(chunk, counts)))
	}
	if answer := s.send(chunk, counts); answer != "" {
		t.Errorf("answer %q", answer)
	}
	c.work(honest)
	c.wait(197_281)
	journal, err := os.ReadFile(filepath.Join(c.folder, "journal"))
	if lines := bytes.Count(journal, []byte("\n")); err != nil || c.outcome.Repeated < 1000 || c.outcome.Reopened > 0 || lines > 1+27+27*2/10 {
		t.Errorf("%d lines in the journal (error %v), %+v", lines, err, c.outcome)
	}
}

// TestClaimsWithoutResults takes all chunks that it can have and keeps them for ever, gives them back again and
// again, or says that it holds them all. The run ends right, the key is named, and it never has more than its share.
func TestClaimsWithoutResults(t *testing.T) {
	t.Parallel()
	all := []int{}
	for chunk := range 27 {
		all = append(all, chunk)
	}
	for name, ask := range map[string]wire.Ask{
		"keeps": {Want: 100}, "claims": {Holds: all}, "gives back": {Want: 100},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c, s, honest := attacked(t, func(o *coordinator.Options) { o.Lease = 2 * time.Second })
			ctx, stop := context.WithCancel(context.Background())
			defer stop()
			c.stranger(honest).ask(wire.Ask{Process: "q"}) // so that there are two keys
			taken := 0
			for range 10 {
				given := s.ask(ask)
				if taken += len(given); name == "keeps" {
					for _, chunk := range given {
						ask.Holds = append(ask.Holds, chunk.Number)
					}
				}
			}
			if taken > 27 { // twice its share, as some of it comes back with time
				t.Errorf("%d chunks were given", taken)
			}
			go func() {
				for ; ctx.Err() == nil; time.Sleep(50 * time.Millisecond) {
					s.conn.PublishRequest(s.subject, wire.Inbox("evil")+".x", asking(ask))
				}
			}()
			c.work(honest)
			c.wait(197_281)
			if !c.hears("key evil: holds ") && !c.hears("key evil: is given no chunks for now: it has delivered 0") {
				t.Error("nobody is named")
			}
		})
	}
}

// TestForeignReplies has the coordinator answer to subjects where the stranger may not publish: to itself, as
// somebody else, to somebody else, and to nobody. It answers none of them, names the key, and a coordinator that starts
// again goes on.
func TestForeignReplies(t *testing.T) {
	t.Parallel()
	c, s, honest := attacked(t)
	for _, reply := range []string{
		s.subject, wire.Subject(s.key.Run, "honest"), wire.Inbox("honest") + ".x", wire.Inbox("evil"), "anything", "$JS.API.INFO",
	} {
		for range 100 {
			s.conn.PublishRequest(s.subject, reply, asking(wire.Ask{}))
			s.conn.PublishRequest(s.subject, reply, []byte("spam"))
		}
	}
	await(t, "the key is named", func() bool { return c.hears("key evil: a request is refused: its answer is to go to ") })
	c.stop()
	c.start()
	c.work(honest)
	c.wait(197_281)
	if c.hears("key honest") || c.hears("banned") {
		t.Error("somebody else is blamed")
	}
}

// TestManyGreetings lets in as many processes of a key as there may be, and no more. Others are let in, and
// there are few lines about it.
func TestManyGreetings(t *testing.T) {
	t.Parallel()
	c, s, honest := attacked(t, func(o *coordinator.Options) { o.Lease = time.Minute })
	for i := range 4200 {
		s.conn.PublishRequest(s.subject, wire.Inbox("evil")+".x", asking(wire.Ask{Process: fmt.Sprint("p", i)}))
		if i%100 == 0 {
			s.ask(wire.Ask{Process: "p0"}) // has waited for those before
		}
	}
	s.ask(wire.Ask{Process: "late"})
	if !strings.Contains(s.answer.Refused, "key evil has 4096 workers already") {
		t.Errorf("refused: %q", s.answer.Refused)
	}
	c.work(honest)
	c.wait(197_281)
	if n := len(c.words()); n > 30 {
		t.Errorf("%d lines", n)
	}
}

// TestMemoryUnderAttack floods the coordinator with far more than it takes of one key: with each of the messages by which a
// stranger made servers grow, and with what is no message. The memory of the process, which holds the coordinator, the server
// and the stranger, grows by less than 20 MB, and others go on.
func TestMemoryUnderAttack(t *testing.T) {
	c, s, honest := attacked(t)
	heap := func() int {
		var m runtime.MemStats
		debug.FreeOSMemory()
		runtime.ReadMemStats(&m)
		return int(m.HeapAlloc)
	}
	flood := func(n int) {
		for i := range n {
			s.conn.PublishRequest(s.subject, s.subject, asking(wire.Ask{}))
			s.conn.PublishRequest(s.subject, wire.Inbox("evil")+".x", asking(wire.Ask{Process: fmt.Sprint(i), Threads: 1000, Want: 1000}))
			s.conn.PublishRequest(s.subject, wire.Subject(s.key.Run, "honest"), []byte("r"))
			s.conn.PublishRequest(s.subject, wire.Inbox("evil")+".x", []byte("{}"))
			s.conn.Publish(s.subject, make([]byte, 1000))
		}
	}
	before := heap()
	flood(20_000)
	if err := s.conn.FlushTimeout(time.Minute); err != nil {
		t.Error(err)
	}
	if grown := heap() - before; grown > 20<<20 {
		t.Errorf("%d bytes more", grown)
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	go func() {
		for ctx.Err() == nil {
			flood(100)
		}
	}()
	c.work(honest)
	c.wait(197_281)
	if c.outcome.Refused == 0 {
		t.Error("there was no flood")
	}
}

// TestPoison loses three processes with a chunk, each of which holds others too. It is named with them, and the run
// goes on.
func TestPoison(t *testing.T) {
	t.Parallel()
	c, s, honest := attacked(t)
	poison := -1
	for _, process := range []string{"first", "second", "third"} {
		var got []wire.Chunk
		await(t, "chunks", func() bool {
			got = s.ask(wire.Ask{Process: process, Want: 3, Threads: 2})
			return slices.ContainsFunc(got, func(c wire.Chunk) bool { return poison < 0 || c.Number == poison })
		})
		if poison < 0 {
			poison = got[0].Number
		}
		time.Sleep(2 * c.options.Lease) // it is not heard of
	}
	await(t, "the chunk is named", func() bool {
		return c.hears(fmt.Sprintf("chunk %d: the workers [evil.first evil.second evil.third] were lost with it", poison))
	})
	c.work(honest)
	c.wait(197_281)
}

// TestRightsOfAWorker tries what a worker must not be able to do.
func TestRightsOfAWorker(t *testing.T) {
	t.Parallel()
	_, s, _ := attacked(t)
	for _, subject := range []string{
		wire.Subject(s.key.Run, "honest"), wire.Inbox("honest") + ".x", wire.Inbox("evil") + ".x",
		"$JS.API.INFO", "$SYS.REQ.SERVER.PING", "anything",
	} {
		if m, err := s.conn.Request(subject, []byte("{}"), 200*time.Millisecond); err == nil {
			t.Errorf("%s: answered %s", subject, m.Data)
		}
		s.conn.Publish(subject, nil)
		s.conn.Flush()
		if err := s.conn.LastError(); !errors.Is(err, nats.ErrPermissionViolation) || !strings.Contains(err.Error(), subject) {
			t.Errorf("%s: published (error %v)", subject, err)
		}
	}
	for _, subject := range []string{">", "bitray.>", "_INBOX_honest.>", wire.Subject(s.key.Run, "honest"), s.subject} {
		sub, err := s.conn.SubscribeSync(subject)
		if err == nil {
			s.conn.Flush()
			time.Sleep(50 * time.Millisecond)
			if err = s.conn.LastError(); !errors.Is(err, nats.ErrPermissionViolation) || !strings.Contains(err.Error(), subject) {
				t.Errorf("%s: subscribed (error %v)", subject, err)
			}
			sub.Unsubscribe()
		}
	}
}

// TestRefusedWorkers comes with another version, and with the method by which the coordinator counts again.
func TestRefusedWorkers(t *testing.T) {
	t.Parallel()
	c, s, honest := attacked(t)
	if s.ask(wire.Ask{Version: "v0.0.1-other"}); !strings.HasPrefix(s.answer.Refused, `version "v0.0.1-other": expected `) {
		t.Errorf("refused: %q", s.answer.Refused)
	}
	for want, change := range map[string]func(*worker.Options){
		"0 threads: expected a name and 1 to 1024 threads": func(o *worker.Options) { o.Threads = 0 },
		"hash of -1 MiB": func(o *worker.Options) { o.HashMiB = -1 },
		"method make is the one by which this coordin": func(o *worker.Options) { o.Method = perft.Make },
	} {
		w := c.work(honest, change)
		if <-w.ended; w.err == nil || !strings.Contains(w.err.Error(), "the coordinator refuses this worker: ") || !strings.Contains(w.err.Error(), want) {
			t.Errorf("error %v, want %q", w.err, want)
		}
	}
	c.work(honest)
	c.wait(197_281)
}

// TestKeysAreFollowed invites, bans and unbans while the coordinator is running.
func TestKeysAreFollowed(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	c.start()
	folder := c.keys()
	a := c.invite("a")
	w := c.work(a, slowly) // is let in at once, or waits a moment
	await(t, "it works", func() bool { return c.done() > 3 })
	w.cancel()
	<-w.ended
	if err := folder.Ban("a", "it overheats"); err != nil {
		t.Fatal(err)
	}
	await(t, "its chunks are open", func() bool { return c.done() == 0 })
	w = c.work(a)
	if <-w.ended; w.err == nil || !strings.Contains(w.err.Error(), "key a is banned: it overheats") {
		t.Errorf("error %v", w.err)
	}
	if err := folder.Ban("a", ""); err != nil {
		t.Fatal(err)
	}
	await(t, "it is back", func() bool { w := c.work(a); <-w.ended; return w.err == nil })
	c.wait(197_281)
}
