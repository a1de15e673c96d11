package attackbench

import (
	"testing"
	"time"
)

// clock is a clock that tests set forward.
type clock time.Duration

func (c *clock) now() time.Duration { return time.Duration(*c) }

// stopClocks replaces the clocks of samples until the test ends.
func stopClocks(t *testing.T) (processor, wall *clock) {
	processorBefore, wallBefore := processorTime, wallTime
	t.Cleanup(func() { processorTime, wallTime = processorBefore, wallBefore })
	processor, wall = new(clock), new(clock)
	*processor, *wall = clock(time.Hour), clock(time.Minute)
	processorTime, wallTime = processor.now, wall.now
	return processor, wall
}

// TestSamplesTake200Microseconds wants as many passes of three microseconds as that takes, after a sample that is too
// short, and one more before each.
func TestSamplesTake200Microseconds(t *testing.T) {
	processor, _ := stopClocks(t)
	passes := 0
	subject := stub(Cell{Mode: Throughput}, func() {
		*processor += clock(3 * time.Microsecond)
		passes++
	})
	if _, err := Measure(t.Context(), []Subject{subject}, Config{Rounds: 1, SampleTime: 200 * time.Microsecond}); err != nil || passes != 1+1+1+67 {
		t.Errorf("%d passes, error %v, want 1 and 67, and one before each", passes, err)
	}
}

// stub returns a subject with one answer, which is 0, that does something in each pass.
func stub(c Cell, pass func()) Subject {
	return Subject{
		Cell: c, Row: &Row{Name: c.Technique}, Answers: 1, Verify: func() (uint64, error) { return 0, nil },
		Pass: func() uint64 {
			pass()
			return 0
		},
	}
}

// TestTickIsProcessorTime gives every look at the clock 5 nanoseconds.
func TestTickIsProcessorTime(t *testing.T) {
	processor, _ := stopClocks(t)
	processorTime = func() time.Duration { *processor += 5; return processor.now() }
	if got := tick(); got != 5 {
		t.Errorf("a tick between two looks takes %v nanoseconds, want 5", got)
	}
}
