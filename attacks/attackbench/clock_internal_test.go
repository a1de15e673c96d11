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

// TestPassesFillTheTimeOfASample wants as many passes as take that time, one of which is not timed,
// and the time of an answer by the clock.
func TestPassesFillTheTimeOfASample(t *testing.T) {
	processor, wall := stopClocks(t)
	for _, test := range []struct {
		sampleTime, pass time.Duration
		passes           int // after the first
	}{
		{100 * time.Microsecond, 10 * time.Microsecond, 11},
		{100 * time.Microsecond, 30 * time.Microsecond, 4},
		{100 * time.Microsecond, time.Second, 1},
		{0, time.Microsecond, 201}, // of the default
	} {
		passes := 0
		subject := Subject{
			Cell: Cell{Mode: Throughput}, Answers: 5,
			Pass: func() uint64 {
				*processor += clock(test.pass)
				*wall += 7
				passes++
				return 0
			},
			Verify: func() (uint64, error) { return 0, nil },
		}
		measured, err := Measure(t.Context(), []Subject{subject}, Config{Rounds: 1, SampleTime: test.sampleTime})
		if err != nil {
			t.Fatal(err)
		}
		if passes != 1+test.passes {
			t.Errorf("passes of %v in samples of %v: %d, want 1 and %d", test.pass, test.sampleTime, passes, test.passes)
		}
		if got, want := measured.Figures[0].Samples[0][0], float64(test.pass.Nanoseconds())/5; got != want {
			t.Errorf("passes of 5 answers in %v: %v nanoseconds an answer, want %v", test.pass, got, want)
		}
	}
}

// TestColdSamplesAreWallTime wants the time of one pass by the clock on the wall: it is too short for
// that of the processor.
func TestColdSamplesAreWallTime(t *testing.T) {
	processor, wall := stopClocks(t)
	e := &entry{Subject: Subject{Cell: Cell{Mode: Cold}, Answers: 64, Pass: func() uint64 { *wall += 6400; *processor++; return 0 }}}
	if err := e.sample(time.Second); err != nil || e.samples[0] != 100 {
		t.Errorf("64 answers in 6,400 nanoseconds: %v an answer (error %v), want 100", e.samples, err)
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
