package attackbench

import (
	"errors"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/attacks"
)

// TestAnswersAreComparedWithTheReference has a technique whose bishops overlook a piece, in every mode.
func TestAnswersAreComparedWithTheReference(t *testing.T) {
	blind := dynamic(&Row{Name: "blind"}, attacks.NewSliders(attacks.Rook, func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Bishop(sq, occ.Without(attacks.D4))
	}, attacks.Queen))
	for _, piece := range Pieces() {
		w := NewWorkload("sparse", piece, 1)
		for _, s := range asked([]technique{blind}, piece, &w, append(Modes(), BatchModes()...)) {
			if s.Technique == blind.name && s.Mode != Cold {
				if _, err := s.Verify(); (err != nil) != (s.Piece == Bishop) {
					t.Errorf("%v: error %v, want one for the bishop alone", s.Cell, err)
				}
			}
		}
	}
}

// TestSamplesArePasses counts the passes of samples: those that are divided by, and one before them that is not
// timed. How many fill the time of a sample is found out by one that is too short, and a cold sample is one pass.
// Time is divided by all answers.
func TestSamplesArePasses(t *testing.T) {
	processor, wall := stopClocks(t)
	for _, test := range []struct {
		mode          Mode
		known         int // passes of a sample
		atLeast       time.Duration
		passes, timed int
		sample        float64
	}{
		{Throughput, 1, 0, 2, 1, 6}, {Throughput, 5, 3000, 6, 5, 6}, {Throughput, 5, 3002, 6 + 12, 11, 6}, {Throughput, 1, 1200, 2 + 6, 5, 6},
		{Cold, 1, time.Hour, 1, 1, 10},
	} {
		passes := 0
		s := Subject{Cell: Cell{Mode: test.mode}, Answers: 50, Pass: func() uint64 {
			passes++
			*processor += 300
			*wall += 500
			return 7
		}}
		s.Time = s.time
		e := &entry{want: 7, passes: test.known, atLeast: test.atLeast, Subject: s}
		if err := e.sample(); err != nil || passes != test.passes || e.passes != test.timed || !slices.Equal(e.samples, []float64{test.sample}) {
			t.Errorf("%+v: %d passes, %d timed, samples %v, error %v", test, passes, e.passes, e.samples, err)
		}
		for _, e.want = range []uint64{6, 7 ^ 1<<63} {
			if wrong := (*WrongError)(nil); !errors.As(e.sample(), &wrong) || len(e.samples) != 1 {
				t.Errorf("a %s sample of wrong answers is kept", e.Mode)
			}
		}
	}
}

// TestSamplesTakenElsewhere lets another process take a tenth of a second for a pass, and half of that once it
// has compiled it. It is asked for more passes until they fill half a sample, and for a single one if that is to
// be cold.
func TestSamplesTakenElsewhere(t *testing.T) {
	var asked []int
	sum, pass := uint64(7), 100*time.Millisecond
	e := &entry{Subject: Subject{Answers: 50, Time: func(passes int) (time.Duration, uint64, error) {
		asked = append(asked, passes)
		return time.Duration(passes) * pass, Sum(sum, passes), nil
	}}, want: 7, passes: 1, atLeast: time.Second / 2}
	for _, pass = range []time.Duration{100 * time.Millisecond, 50 * time.Millisecond, 40 * time.Millisecond} {
		if err := e.sample(); err != nil {
			t.Fatal(err)
		}
	}
	e.Mode, e.passes = Cold, 1
	if err := e.sample(); err != nil {
		t.Fatal(err)
	}
	if want := []int{1, 6, 6, 6, 13, 1}; !slices.Equal(asked, want) {
		t.Errorf("passes %v, want %v", asked, want)
	}
	if want := []float64{2e6, 1e6, 0.8e6, 0.8e6}; !slices.Equal(e.samples, want) {
		t.Errorf("samples %v, want %v", e.samples, want)
	}
	sum = 6
	for _, e.Mode = range []Mode{Throughput, Cold} {
		if wrong := (*WrongError)(nil); !errors.As(e.sample(), &wrong) {
			t.Errorf("a %s sample with a wrong sum is kept", e.Mode)
		}
	}
}

// TestProgramsHaveLongSamples measures a subject that times itself: 0.1 ms for a pass.
func TestProgramsHaveLongSamples(t *testing.T) {
	var last int
	s := Subject{Row: &Row{}, Answers: 50, Verify: func() (uint64, error) { return 7, nil }, Time: func(passes int) (time.Duration, uint64, error) {
		last = passes
		return time.Duration(passes) * 100 * time.Microsecond, Sum(7, passes), nil
	}}
	if _, err := Measure(t.Context(), []Subject{s}, Config{Rounds: 1, SampleTime: 200 * time.Microsecond}); err != nil || last < 10 {
		t.Errorf("a sample has %d passes of 0.1 ms, error %v: want 2 ms", last, err)
	}
}

// TestSamplesThatCannotBe has loops that take no time, the same time for any number of passes, or less than any
// answer takes: each ends, with what was measured.
func TestSamplesThatCannotBe(t *testing.T) {
	for name, took := range map[string]func(passes int) time.Duration{
		"no time": func(int) time.Duration { return 0 }, "negative": func(int) time.Duration { return -1 },
		"hoisted": func(int) time.Duration { return 40 }, "from memory": func(passes int) time.Duration { return time.Duration(passes / 1e6) },
	} {
		for _, mode := range []Mode{Throughput, Cold} {
			before, grew := 0, 0.0
			e := &entry{Subject: Subject{Cell: Cell{Mode: mode}, Answers: 1000, Time: func(passes int) (time.Duration, uint64, error) {
				grew, before = max(grew, float64(passes)/float64(max(1, before))), passes
				return took(passes), 0, nil
			}}, passes: 1, atLeast: 200 * time.Microsecond}
			if err := e.sample(); mode == Cold && took(1) > 0 {
				if err != nil {
					t.Errorf("%s, cold: error %v", name, err)
				}
			} else if err == nil || !strings.Contains(err.Error(), "the clock may be too coarse") || grew > 101 {
				t.Errorf("%s, %s: error %v, passes grew by %v, samples %v", name, mode, err, grew, e.samples)
			}
		}
	}
}

// TestOrderOfSamples records which subject is asked when: in every round all of a group one after
// another, in an order that is another each time.
func TestOrderOfSamples(t *testing.T) {
	order := func() (order []string) {
		var subjects []Subject
		for _, piece := range []Piece{Rook, Queen} {
			for _, name := range []string{"a", "b", "c", "d", "e", "f"} {
				subjects = append(subjects, stub(Cell{Technique: name, Piece: piece, Mode: Throughput}, func() {
					if gc := debug.SetGCPercent(-1); gc != -1 {
						t.Errorf("garbage is collected, at %d percent", gc)
					}
					order = append(order, string(piece)+" "+name)
				}))
			}
		}
		before := debug.SetGCPercent(77)
		defer debug.SetGCPercent(before)
		if _, err := Measure(t.Context(), subjects, Config{Rounds: 4, SampleTime: 1}); err != nil {
			t.Fatal(err)
		}
		if after := debug.SetGCPercent(77); after != 77 {
			t.Errorf("garbage was collected at 77 percent before, at %d after", after)
		}
		return slices.Compact(order) // of the passes of a sample the first
	}
	first := order()
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
	if slices.Equal(order(), first) || slices.Equal(first[:12], first[12:24]) {
		t.Error("another run, or another round, has the same order")
	}
}
