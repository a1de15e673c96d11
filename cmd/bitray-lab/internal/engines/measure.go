package engines

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/bitray/bitray/internal/attackbench"
)

// subject is a build of the engine with what was measured of it.
type subject struct {
	name    string
	program string
	size    int64
	starts  []time.Duration
	runs    []result // by round
}

// startRounds is how often starts are measured.
const startRounds = 5

// measure runs all programs in every round, in an order that changes from round to round.
func (c *config) measure(ctx context.Context, subjects []*subject) error {
	for range startRounds {
		for _, s := range subjects {
			start, err := c.run(ctx, s.program, nil, nil)
			if err != nil {
				return fmt.Errorf("start %s: %w", s.name, err)
			}
			s.starts = append(s.starts, start.processor)
		}
	}
	for round := range c.rounds {
		first := round % len(subjects)
		order := slices.Concat(subjects[first:], subjects[:first])
		if round%2 == 1 {
			slices.Reverse(order) // so that nobody has always the same neighbor before
		}
		for _, s := range order {
			r, err := c.run(ctx, s.program, c.args, c.say)
			if err == nil && r.signature == "" {
				err = fmt.Errorf("no line of its output matches %q: expected a signature", c.signature)
			}
			if err != nil {
				return fmt.Errorf("search in %s: %w", s.name, err)
			}
			s.runs = append(s.runs, r)
		}
	}
	return nil
}

// signature returns that of all runs of s; ok is false if they differ.
func (s *subject) signature() (signature string, ok bool) {
	signature = s.runs[0].signature
	return signature, !slices.ContainsFunc(s.runs, func(r result) bool { return r.signature != signature })
}

func median(times []time.Duration) time.Duration {
	sorted := slices.Sorted(slices.Values(times))
	n := len(sorted)
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}

// search returns the processor time of the search of a round without the start.
func (s *subject) search(round int) time.Duration {
	if r := s.runs[round]; r.searched > 0 {
		return r.searched
	}
	return s.runs[round].processor - median(s.starts)
}

// speed returns how many times as fast as base s searches, from the runs of the same rounds.
func speed(base, s *subject) (ratio attackbench.Figure, err error) {
	ratios := make([]float64, len(s.runs))
	for i := range ratios {
		before, after := base.search(i), s.search(i)
		if before <= 0 || after <= 0 {
			return ratio, fmt.Errorf("%s: a run takes %v, no longer than a start: expected a longer search", s.name, s.runs[i].processor)
		}
		ratios[i] = float64(before) / float64(after)
	}
	return attackbench.NewFigure(attackbench.Cell{}, [][]float64{ratios}), nil
}
