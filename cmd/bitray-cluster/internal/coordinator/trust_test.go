package coordinator_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// TestTrust has a key count everything, and another one, when it is trusted, count it again. Its own chunks it is not
// given, and before it is trusted it confirms nothing. When it is banned, its confirmations count no more.
func TestTrust(t *testing.T) {
	t.Parallel()
	c, s, honest := attacked(t, func(o *coordinator.Options) { o.Lease, o.Sample = time.Minute, 0 })
	h := c.stranger(honest)
	chunks := s.pull(3)
	first, counts := s.count(chunks[0])
	s.send(first, counts)
	h.send(first, counts) // proves nothing
	confirmed := func() (by string) {
		run := c.read()
		defer run.Close()
		_, by = run.CountedBy(first)
		return by
	}
	if by := confirmed(); by == "key:honest" {
		t.Error("a key confirms that is not trusted")
	}
	if err := c.keys().Trust("honest"); err != nil {
		t.Fatal(err)
	}
	await(t, "it is trusted", func() bool { h.send(first, counts); return confirmed() != "" })
	if by := confirmed(); by != "key:honest" {
		t.Errorf("confirmed by %q", by)
	}
	own, counts := s.count(chunks[1])
	h.send(own, counts)
	h.send(own, counts) // its own
	if answer := h.ask(wire.Ask{}); len(answer) > 0 {
		t.Errorf("%d chunks", len(answer))
	}
	if err := c.keys().Ban("honest", "as a test"); err != nil {
		t.Fatal(err)
	}
	await(t, "it is not believed any more", func() bool { return confirmed() == "" })
}

// TestTrustedWorkers has all chunks counted again. The workers of a trusted key do some of it, none of their own.
func TestTrustedWorkers(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 6, 2, 20)
	c.options.Sample, c.options.HashMiB = 1, 0
	a, b := c.invite("a"), c.invite("b")
	if err := c.keys().Trust("a"); err != nil {
		t.Fatal(err)
	}
	c.start()
	c.work(b)
	await(t, "b has counted", func() bool { return c.done() > 10 })
	c.work(a)
	c.wait(119_060_324)
	helped := 0
	run := c.read()
	defer run.Close()
	for chunk := range run.Chunks() {
		by, again := run.CountedBy(chunk)
		if again == "key:a" {
			helped++
		}
		if again == "" || again == by.Party || again == "key:b" {
			t.Errorf("chunk %d: counted by %s, then by %q", chunk, by.Party, again)
		}
	}
	if helped == 0 {
		t.Error("a trusted key has counted nothing again")
	}
}

// TestDisputeSurvives stops a coordinator, as it were, after a second count of a chunk has differed and before the third one
// is done. The next coordinator goes on with it, though its sample may be others, and bans the liar.
func TestDisputeSurvives(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	c.invite("evil")
	honest := c.invite("honest")
	run, err := deep.Open(c.folder)
	if err != nil {
		t.Fatal(err)
	}
	worker, err := deep.NewWorker("here", run.Remaining(), perft.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer worker.Close()
	truth, err := run.CountChunk(context.Background(), worker, 5)
	if err != nil {
		t.Fatal(err)
	}
	lie := truth
	lie.Counts, lie.Origin.Party = slices.Clone(truth.Counts), "key:evil"
	lie.Counts[7]++
	_, err = run.Commit([]deep.Result{lie})
	differ, err2 := run.Confirm([]deep.Result{truth})
	if err := errors.Join(err, err2, run.Close()); err != nil || len(differ) != 1 {
		t.Fatalf("%d differ, error %v", len(differ), err)
	}
	c.start()
	await(t, "the liar is banned", func() bool { return c.hears("key evil: banned: chunk 5, position 7, ") })
	c.work(honest)
	c.wait(197_281)
}
