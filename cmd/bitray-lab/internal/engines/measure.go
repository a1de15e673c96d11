package engines

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/bitray/bitray/internal/attackbench"
)

// subject is a build of the engine with what was measured of it.
type subject struct {
	name    string
	program string
	size    int64
	starts  []time.Duration
	runs    []run // by round

	instructions int64 // of a search; 0 if they were not counted
}

// startRounds is how often starts are measured.
const startRounds = 5

// measure runs all programs in every round, in an order that changes from round to round.
func (c *config) measure(ctx context.Context, subjects []*subject) error {
	for range startRounds {
		for _, s := range subjects {
			start, err := c.idle(ctx, s.program)
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
		groups := slices.Chunk(order, 1)
		if c.slice > 0 {
			groups = slices.Chunk(order, len(order))
		}
		for group := range groups {
			var commands [][]string
			for _, s := range group {
				commands = append(commands, []string{s.program})
			}
			runs, err := c.together(ctx, commands...)
			if err != nil {
				return err
			}
			for i, s := range group {
				s.runs = append(s.runs, runs[i])
			}
		}
	}
	if !c.instructions {
		return nil
	}
	for _, s := range subjects {
		if err := c.countInstructions(ctx, s); err != nil {
			return fmt.Errorf("count instructions of %s: %w", s.name, err)
		}
	}
	return nil
}

// countInstructions runs a search in a program that says at its end how many instructions that took.
func (c *config) countInstructions(ctx context.Context, s *subject) error {
	counted := []string{"valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", s.program}
	start, err := c.idle(ctx, counted...)
	if err != nil {
		return err
	}
	search, err := c.together(ctx, counted)
	if err != nil {
		return err
	}
	before, err := start.instructions()
	if err != nil {
		return err
	}
	all, err := search[0].instructions()
	s.instructions = all - before
	return err
}

var instructionCount = regexp.MustCompile(`I\s+refs:\s+([\d,]+)`)

// instructions reads what valgrind said.
func (r run) instructions() (int64, error) {
	match := instructionCount.FindStringSubmatch(r.complaints)
	if match == nil {
		return 0, fmt.Errorf("valgrind said %q: expected a line with \"I refs\"", r.complaints)
	}
	return strconv.ParseInt(strings.ReplaceAll(match[1], ",", ""), 10, 64)
}

// signature returns that of all runs of s; ok is false if they differ.
func (s *subject) signature() (signature string, ok bool) {
	signature = s.runs[0].signature
	return signature, !slices.ContainsFunc(s.runs, func(r run) bool { return r.signature != signature })
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
