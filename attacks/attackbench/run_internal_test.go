package attackbench

import (
	"errors"
	"runtime/debug"
	"slices"
	"testing"
	"time"
)

// TestKeep divides the time of all passes by all answers, and refuses what was folded wrongly.
func TestKeep(t *testing.T) {
	e := entry{Subject: Subject{Answers: 50}}
	for _, test := range []struct {
		elapsed time.Duration
		passes  int
		want    float64
	}{
		{time.Microsecond, 1, 20}, {time.Millisecond, 4, 5_000}, {300, 2, 3},
	} {
		if err := e.keep(test.elapsed, test.passes, 0); err != nil {
			t.Fatal(err)
		}
		if got := e.samples[len(e.samples)-1]; got != test.want {
			t.Errorf("%v for %d passes of 50 answers: %v nanoseconds an answer, want %v", test.elapsed, test.passes, got, test.want)
		}
	}
	if err := e.keep(1, 1, 1<<63); err == nil || len(e.samples) != 3 {
		t.Errorf("a wrong fold: error %v, %d samples, want an error and 3", err, len(e.samples))
	}
}

// TestSamplesArePasses counts the passes of samples: an untimed one and those that are divided by.
// How many fill the time of a sample is found out once.
func TestSamplesArePasses(t *testing.T) {
	passes := 0
	e := &entry{Subject: Subject{Answers: 1, Pass: func() uint64 { passes++; return 7 }}, want: 7}
	if err := e.sample(0); err != nil || passes != 2 || e.passes != 1 {
		t.Errorf("no time: %d passes, %d timed, error %v, want 2 and 1", passes, e.passes, err)
	}
	e.passes, passes = 5, 0
	if err := e.sample(time.Hour); err != nil || passes != 6 || e.passes != 5 {
		t.Errorf("five passes are known to do: %d passes, %d timed, error %v, want 6 and 5", passes, e.passes, err)
	}
	passes = 0
	if err := e.sampleOnce(); err != nil || passes != 1 {
		t.Errorf("one cold pass: %d passes, error %v", passes, err)
	}
	if len(e.samples) != 3 {
		t.Errorf("%d samples, want 3", len(e.samples))
	}
	e.want = 8
	for name, sample := range map[string]func() error{"cold": e.sampleOnce, "warm": func() error { return e.sample(0) }} {
		if sample() == nil {
			t.Errorf("a %s sample of wrong answers is kept", name)
		}
	}
}

// TestSamplesTakenElsewhere lets another process take a tenth of a second for a pass. It is asked for ever more
// passes until they fill a sample, then always for as many after one, and for a single one if that is to be cold.
func TestSamplesTakenElsewhere(t *testing.T) {
	var asked []int
	sum := uint64(7)
	e := &entry{Subject: Subject{Answers: 50, Time: func(passes int) (time.Duration, uint64, error) {
		asked = append(asked, passes)
		return time.Duration(passes) * 100 * time.Millisecond, uint64(passes) * sum, nil
	}}, want: 7}
	for _, sample := range []func() error{func() error { return e.sample(time.Second / 2) }, func() error { return e.sample(time.Second / 2) }, e.sampleOnce} {
		if err := sample(); err != nil {
			t.Fatal(err)
		}
	}
	if want := []int{1, 2, 4, 8, 8, 8, 1}; !slices.Equal(asked, want) {
		t.Errorf("passes %v, want %v", asked, want)
	}
	if want := []float64{2e6, 2e6, 2e6}; !slices.Equal(e.samples, want) {
		t.Errorf("samples %v, want %v", e.samples, want)
	}
	sum = 6
	for name, sample := range map[string]func() error{"cold": e.sampleOnce, "warm": func() error { return e.sample(0) }} {
		if wrong := (*WrongError)(nil); !errors.As(sample(), &wrong) {
			t.Errorf("a %s sample with a wrong sum is kept", name)
		}
	}
}

// TestOrderOfSamples records which subject is asked when: in every round all of a group one after
// another, in an order that the seed decides.
func TestOrderOfSamples(t *testing.T) {
	order := func(seed uint64) (order []string) {
		var subjects []Subject
		for _, piece := range []string{"rook", "queen"} {
			for _, name := range []string{"a", "b", "c", "d", "e", "f"} {
				asked := 0
				subjects = append(subjects, Subject{
					Cell: Cell{Technique: name, Piece: piece, Mode: Throughput}, Answers: 1,
					Pass: func() uint64 {
						if gc := debug.SetGCPercent(-1); gc != -1 {
							t.Errorf("garbage is collected, at %d percent", gc)
						}
						asked++
						order = append(order, piece+" "+name)
						return 0
					},
					Verify: func() (uint64, error) { return 0, nil },
				})
			}
		}
		before := debug.SetGCPercent(77)
		defer debug.SetGCPercent(before)
		if _, _, err := Run(t.Context(), subjects, Config{Rounds: 4, Seed: seed, SampleTime: 1}); err != nil {
			t.Fatal(err)
		}
		if after := debug.SetGCPercent(77); after != 77 {
			t.Errorf("garbage was collected at 77 percent before, at %d after", after)
		}
		return slices.Compact(order) // of the passes of a sample the first
	}
	first := order(1)
	if len(first) != 4*12 {
		t.Fatalf("%d samples, want 48", len(first))
	}
	for round := range 4 {
		for i, piece := range []string{"rook", "queen"} {
			group := slices.Clone(first[round*12+i*6:][:6])
			slices.Sort(group)
			if want := []string{piece + " a", piece + " b", piece + " c", piece + " d", piece + " e", piece + " f"}; !slices.Equal(group, want) {
				t.Errorf("round %d: %q, want %q in some order", round, group, want)
			}
		}
	}
	if !slices.Equal(order(1), first) {
		t.Error("the same seed gives another order")
	}
	if slices.Equal(order(2), first) || slices.Equal(first[:12], first[12:24]) {
		t.Error("another seed, or another round, has the same order")
	}
}
