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
	run := func() (slab.Layout, []time.Duration) {
		p := New(1)
		before := slices.Clone(p.state.Placed)
		var reports []time.Duration
		err := p.run(t.Context(), Schedule{Time: 10 * time.Second, Heat: 1000}, ticking(), func(left time.Duration) {
			reports = append(reports, left)
		})
		contents, fault := p.Layout().Fill()
		if err != nil || fault != nil || len(contents) != p.Size() || slices.Equal(p.state.Placed, before) {
			t.Errorf("%v, %v, %d entries, the packer says %d; steps were taken: %v", err, fault, len(contents), p.Size(), !slices.Equal(p.state.Placed, before))
		}
		return p.Layout(), reports
	}
	layout, reports := run()
	if len(reports) != 6 || reports[0] != 10*time.Second || reports[5] > 2*time.Second {
		t.Errorf("%d reports %v, expected 6 from 10s to 2s or less", len(reports), reports)
	}
	if again, _ := run(); !slices.Equal(layout, again) {
		t.Error("the same seed and the same clock give another slab the second time")
	}
}

func TestRunStops(t *testing.T) {
	p := New(1)
	s := Schedule{Time: time.Hour, Heat: 1}
	ctx, cancel := context.WithCancel(t.Context())
	steps := 0
	err := p.Run(ctx, s, func(time.Duration) {
		if steps++; steps == 2 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || steps != 2 {
		t.Errorf("canceled after two steps: %d steps, %v", steps, err)
	}
}
