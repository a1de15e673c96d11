package engines

import (
	"context"
	"fmt"
	"os"
	"slices"
	"time"

	"golang.org/x/perf/benchmath"

	"github.com/bitray/bitray/attacks/attackbench"
)

// The rows that are no techniques: what all others are compared with, and the same once more.
const (
	original  = "original"
	unchanged = "unchanged"
)

// subject is a build of the engine with what was measured of it.
type subject struct {
	name    string
	program string
	size    int64
	runs    []run
	against []run // of the engine as it is, each a neighbor of the run of the same index
	starts  []time.Duration

	instructions int64 // of a search; 0 if they were not counted
}

// newSubjects builds the engine as it is, copies that, and builds it with each of the techniques.
func newSubjects(ctx context.Context, w *workshop) (subjects []*subject, err error) {
	overlays := map[string]string{original: ""}
	for _, technique := range w.config.techniques {
		if overlays[technique], err = w.overlay(technique); err != nil {
			return nil, err
		}
	}
	for _, name := range append([]string{original, unchanged}, w.config.techniques...) {
		s := &subject{name: name, program: w.program(name)}
		if name == unchanged {
			err = copyProgram(s.program, w.program(original))
		} else {
			err = w.build(ctx, s.program, overlays[name])
		}
		if err != nil {
			return nil, fmt.Errorf("build with %s: %w", name, err)
		}
		info, err := os.Stat(s.program)
		if err != nil {
			return nil, err
		}
		s.size = info.Size()
		subjects = append(subjects, s)
	}
	return subjects, nil
}

// copyProgram copies a program, rather than link to it: two programs of one file share memory, so that
// one would find its code in the caches where the other has just run.
func copyProgram(to, from string) error {
	program, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, program, 0o755)
}

// measure runs every build but the first in turns with the first, which is the engine as it is.
func measure(ctx context.Context, subjects []*subject, c *config) error {
	base := subjects[0]
	for round := range c.rounds {
		if c.slice > 0 {
			if err := measureTogether(ctx, subjects, c, round); err != nil {
				return err
			}
			continue
		}
		for _, s := range subjects[1:] {
			pair := []*subject{base, s}
			if round%2 == 1 {
				slices.Reverse(pair)
			}
			for _, p := range pair {
				if err := p.measure(ctx, &c.search); err != nil {
					return err
				}
			}
			s.against = append(s.against, base.runs[len(base.runs)-1])
		}
	}
	if c.instructions {
		return countInstructions(ctx, subjects, &c.search)
	}
	return nil
}

// startsTogether is how many rounds measure the starts too where the search is timed without them.
const startsTogether = 5

// measureTogether is one round of searches that take turns, in an order that changes from round to round.
func measureTogether(ctx context.Context, subjects []*subject, c *config, round int) error {
	n := len(subjects)
	order := make([]*subject, n)
	programs := make([]string, n)
	for i := range order {
		order[i] = subjects[(i+round)%n]
	}
	if round%2 == 1 {
		slices.Reverse(order) // so that nobody has always the same neighbor before
	}
	for i := range order {
		programs[i] = order[i].program
		if round >= startsTogether {
			continue
		}
		start, err := c.idle(ctx, order[i].program)
		if err != nil {
			return fmt.Errorf("start %s: %w", order[i].name, err)
		}
		order[i].starts = append(order[i].starts, start.processor)
	}
	runs, err := c.together(ctx, programs)
	if err != nil {
		return err
	}
	for i, s := range order {
		s.runs = append(s.runs, runs[i])
	}
	base := subjects[0]
	for _, s := range subjects[1:] {
		s.against = append(s.against, base.runs[round])
	}
	return nil
}

// measure starts s twice: once to quit, once to search.
func (s *subject) measure(ctx context.Context, what *search) error {
	start, err := what.idle(ctx, s.program)
	if err != nil {
		return fmt.Errorf("start %s: %w", s.name, err)
	}
	r, err := what.once(ctx, s.program)
	if err != nil {
		return fmt.Errorf("run %s: %w", s.name, err)
	}
	s.starts, s.runs = append(s.starts, start.processor), append(s.runs, r)
	return nil
}

// signature returns that of all runs of s; ok is false if they differ.
func (s *subject) signature() (signature string, ok bool) {
	signature = s.runs[0].signature
	return signature, !slices.ContainsFunc(s.runs, func(r run) bool { return r.signature != signature })
}

// times returns the processor times of runs.
func times(runs []run) (times []time.Duration) {
	for _, r := range runs {
		times = append(times, r.processor)
	}
	return times
}

func median(times []time.Duration) time.Duration {
	sorted := slices.Sorted(slices.Values(times))
	n := len(sorted)
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}

// search returns the processor time of a search of s without the start.
func (r run) search(s *subject) time.Duration {
	if r.searched > 0 {
		return r.searched
	}
	return r.processor - median(s.starts)
}

// speed returns how many times as fast as base s searches, from pairs of neighboring runs without
// the times that the starts take.
func speed(base, s *subject) (benchmath.Summary, error) {
	ratios := make([]float64, len(s.runs))
	for i := range ratios {
		before, after := s.against[i].search(base), s.runs[i].search(s)
		if before <= 0 || after <= 0 {
			return benchmath.Summary{}, fmt.Errorf("%s: a run takes %v, no longer than a start: expected a longer search", s.name, s.runs[i].processor)
		}
		ratios[i] = float64(before) / float64(after)
	}
	summary := benchmath.AssumeNothing.Summary(benchmath.NewSample(ratios, &benchmath.DefaultThresholds), attackbench.Confidence)
	// With few rounds the interval is unbounded; what was seen is the best there is.
	summary.Lo, summary.Hi = max(summary.Lo, slices.Min(ratios)), min(summary.Hi, slices.Max(ratios))
	return summary, nil
}
