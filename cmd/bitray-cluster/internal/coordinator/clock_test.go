package coordinator_test

import (
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

// off returns a clock that is wrong.
func off(by time.Duration) func() time.Time {
	return func() time.Time { return time.Now().Add(by) }
}

// TestClocksApart has a worker whose clock is an hour behind, one whose clock is an hour ahead, and
// a coordinator whose clock is two hours back when it is started again. A lease lasts as long as it
// should: that of a worker that says nothing ends, those of the others do not.
func TestClocksApart(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 5, 4, 64)
	c.options.Lease = 3 * time.Second // long enough for workers on a busy machine
	silent, behind, ahead := c.invite("silent"), c.invite("behind"), c.invite("ahead")
	c.options.Clock = off(time.Hour)
	c.start()
	s := c.stranger(silent)
	s.greet()
	given := time.Now()
	s.jobs(4)
	await(t, "the silent worker is missed", func() bool { return c.hears("worker silent.i: not heard of for 3s") })
	if took := time.Since(given); took < c.options.Lease {
		t.Errorf("a lease of %v is over after %v", c.options.Lease, took)
	}
	workers := []*colleague{
		c.work(behind, slowly, func(o *worker.Options) { o.Clock = off(-time.Hour) }),
		c.work(ahead, slowly, func(o *worker.Options) { o.Clock = off(time.Hour) }),
	}
	await(t, "progress", func() bool { return c.done() > 100 })
	c.stop()
	if c.outcome.Complete {
		t.Fatal("the run is complete before the clock is set back")
	}
	c.options.Clock = off(-time.Hour)
	c.start()
	c.wait(4_865_609)
	for i, w := range workers {
		<-w.ended
		if w.err != nil {
			t.Errorf("worker %d: %v", i, w.err)
		}
	}
	if missed := strings.Count(strings.Join(c.words(), "\n"), "not heard of"); missed != 1 || c.outcome.Disputes+c.outcome.Refused > 0 {
		t.Errorf("%d workers are missed, want the silent one; %+v\n%s", missed, c.outcome, strings.Join(c.words(), "\n"))
	}
	if _, status, err := readStatus(c.folder); err != nil || time.Until(status.Last) < 0 {
		t.Errorf("%+v (error %v), want the time of the coordinator that was an hour ahead", status, err)
	}
}
