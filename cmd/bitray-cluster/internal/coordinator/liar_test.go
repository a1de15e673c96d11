package coordinator_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

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
			await(t, "the lies are in the journal", func() bool { return c.done() >= lies })
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
	await(t, "all is counted once", func() bool { return c.done() == 27 })
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
