package packer

import (
	"context"
	"fmt"
	"time"
)

// Schedule says how long [Packer.Run] searches, and how boldly it begins.
type Schedule struct {
	Time time.Duration // more than 0
	// Heat is by how many slots, on average, a step may make the slab longer at the beginning, 0
	// to [MaxHeat]. It falls with the square of the time left, to one slot at the end.
	Heat float64
}

// MaxHeat is more slots than any slab has: a step may do anything then.
const MaxHeat = 1_000_000

const (
	// annealTries is how many tries go into one multiplier at once: some tens of milliseconds.
	annealTries = 20_000
	// annealShare is the share of the time that goes into multipliers, the rest into steps.
	annealShare = 0.4
)

// Run improves the slab by [Packer.Step] and [Packer.Anneal] until the time of the schedule is over. After
// each step it calls report with the time that is left. When ctx is done it returns early with its error;
// what was found by then is kept. A schedule that is out of range is an error too.
//
// How many steps fit into the time depends on the machine, so a result of Run cannot be repeated. For
// that, call Step and Anneal a fixed number of times.
func (p *Packer) Run(ctx context.Context, s Schedule, report func(left time.Duration)) error {
	if s.Time <= 0 {
		return fmt.Errorf("time %v: expected more than 0", s.Time)
	}
	if !(s.Heat >= 0 && s.Heat <= MaxHeat) {
		return fmt.Errorf("heat %v: expected 0 to %d", s.Heat, MaxHeat)
	}
	start := time.Now()
	return p.run(ctx, s, func() time.Duration { return time.Since(start) }, report)
}

// run is Run by any clock, which tells the time since the start.
func (p *Packer) run(ctx context.Context, s Schedule, clock func() time.Duration, report func(left time.Duration)) error {
	annealed := time.Duration(0)
	for ctx.Err() == nil {
		elapsed := clock()
		if elapsed >= s.Time {
			return nil
		}
		if annealed.Seconds() < annealShare*elapsed.Seconds() {
			p.Anneal(annealTries)
			annealed += clock() - elapsed
		}
		p.Step(s.heat(elapsed))
		report(s.Time - elapsed)
	}
	return ctx.Err()
}

// heat returns the heat of a step that begins so long after the start.
func (s Schedule) heat(elapsed time.Duration) float64 {
	left := 1 - elapsed.Seconds()/s.Time.Seconds()
	return s.Heat*left*left + 1
}
