package attackbench

import (
	"testing"
	"time"
)

// TestClockIsProcessorTime sleeps, which takes none, and works, which takes some.
func TestClockIsProcessorTime(t *testing.T) {
	const long = 200 * time.Millisecond
	before := processorTime()
	time.Sleep(long)
	if took := processorTime() - before; took > long/2 {
		t.Errorf("a sleep of %v took %v of processor time", long, took)
	}
	before = processorTime()
	for start := time.Now(); processorTime()-before < time.Millisecond; {
		if time.Since(start) > time.Minute {
			t.Fatal("a minute of work took less than a millisecond of processor time")
		}
	}
}
