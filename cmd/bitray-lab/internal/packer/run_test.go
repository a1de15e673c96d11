package packer

import (
	"context"
	"errors"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/bitray/bitray/internal/slab"
)

// ticking returns a clock that goes on by a second whenever it is read.
func ticking() func() time.Duration {
	now := -time.Second
	return func() time.Duration { now += time.Second; return now }
}

func TestHeatFallsToOne(t *testing.T) {
	s := Schedule{Time: time.Minute, Heat: 100}
	for elapsed, want := range map[time.Duration]float64{0: 101, 30 * time.Second: 26, time.Minute: 1} {
		if got := s.heat(elapsed); math.Abs(got-want) > 1e-9 {
			t.Errorf("heat after %v is %v, want %v", elapsed, got, want)
		}
	}
}

// TestRunSharesTheTime lets a step take one second and an annealing one more. Of ten seconds,
// annealing gets two fifths: four, so six are left for steps.
func TestRunSharesTheTime(t *testing.T) {
	run := func() (slab.Layout, []Progress) {
		p := New(1)
		before := p.state
		var reports []Progress
		err := p.run(t.Context(), Schedule{Time: 10 * time.Second, Heat: 1000}, ticking(), func(report Progress) error {
			reports = append(reports, report)
			return nil
		})
		contents, fault := p.Layout().Fill()
		if err != nil || fault != nil || len(contents) != p.Size() || p.state == before {
			t.Errorf("%v, %v, %d entries, the packer says %d; steps were taken: %v", err, fault, len(contents), p.Size(), p.state != before)
		}
		return p.Layout(), reports
	}
	layout, reports := run()
	if len(reports) != 6 || reports[0].Left != 10*time.Second || reports[5].Left > 2*time.Second {
		t.Errorf("%d reports %v, expected 6 from 10s to 2s or less", len(reports), reports)
	}
	if again, _ := run(); !slices.Equal(layout, again) {
		t.Error("the same seed and the same clock give another slab the second time")
	}
}

// TestRunTellsOfBetterSlabs starts from first fit with good multipliers, which steps improve. The first
// annealing takes so long that no other follows.
func TestRunTellsOfBetterSlabs(t *testing.T) {
	record, err := slab.Record("identity")
	if err != nil {
		t.Fatal(err)
	}
	p := New(1)
	if err := p.Learn(record); err != nil {
		t.Fatal(err)
	}
	p.Restart()
	now, reads := 0, 0
	clock := func() time.Duration {
		if now, reads = now+1, reads+1; reads == 3 {
			now += 100
		}
		return time.Duration(now) * time.Second
	}
	better, size := 0, p.Size()
	err = p.run(t.Context(), Schedule{Time: 127 * time.Second, Heat: 50}, clock, func(report Progress) error {
		if report.Better != (p.Size() < size) {
			t.Errorf("report %+v, but the best slab went from %d to %d slots", report, size, p.Size())
		}
		if report.Better {
			better++
		}
		size = p.Size()
		return nil
	})
	if err != nil || better == 0 {
		t.Errorf("%d better slabs, %v", better, err)
	}
}

func TestRunStops(t *testing.T) {
	p := New(1)
	s := Schedule{Time: time.Hour, Heat: 1}
	ctx, cancel := context.WithCancel(t.Context())
	steps := 0
	err := p.Run(ctx, s, func(Progress) error {
		if steps++; steps == 2 {
			cancel()
		}
		return nil
	})
	if !errors.Is(err, context.Canceled) || steps != 2 {
		t.Errorf("canceled after two steps: %d steps, %v", steps, err)
	}
	full := errors.New("disk full")
	if err := p.Run(t.Context(), s, func(Progress) error { steps++; return full }); !errors.Is(err, full) || steps != 3 {
		t.Errorf("refused after one step: %d steps, %v", steps-2, err)
	}
	if err := p.run(t.Context(), Schedule{Time: 2 * time.Second}, ticking(), nil); err != nil {
		t.Errorf("without reports: %v", err)
	}
}

func TestRunRefusesSchedules(t *testing.T) {
	for want, s := range map[string]Schedule{
		"time 0s: expected more than 0":            {Heat: 1},
		"time -1s: expected more than 0":           {Time: -time.Second},
		"heat -1: expected 0 to 1000000":           {Time: time.Second, Heat: -1},
		"heat NaN: expected 0 to 1000000":          {Time: time.Second, Heat: math.NaN()},
		"heat 1.000001e+06: expected 0 to 1000000": {Time: time.Second, Heat: MaxHeat + 1},
	} {
		if err := New(1).Run(t.Context(), s, nil); err == nil || err.Error() != want {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}
