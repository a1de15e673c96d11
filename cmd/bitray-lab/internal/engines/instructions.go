package engines

import (
	"context"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// counter is a program that runs another one and says at its end how many instructions that took.
var counter = []string{"valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"}

var counted = regexp.MustCompile(`I\s+refs:\s+([\d,]+)`)

// countInstructions counts the instructions of every search.
func countInstructions(ctx context.Context, subjects []*subject, what *search) error {
	for _, s := range subjects {
		start, err := what.idle(ctx, s.counted()...)
		if err != nil {
			return fmt.Errorf("count instructions of %s: %w", s.name, err)
		}
		search, err := what.once(ctx, s.counted()...)
		if err != nil {
			return fmt.Errorf("count instructions of %s: %w", s.name, err)
		}
		all, err := search.instructions()
		if err != nil {
			return err
		}
		before, err := start.instructions()
		if err != nil {
			return err
		}
		s.instructions = all - before
	}
	return nil
}

// counted returns the command that runs s and counts its instructions.
func (s *subject) counted() []string { return append(counter[:len(counter):len(counter)], s.program) }

// instructions reads what the counter said.
func (r run) instructions() (int64, error) {
	match := counted.FindStringSubmatch(r.complaints)
	if match == nil {
		return 0, fmt.Errorf("valgrind said %q: expected a line with \"I refs\"", r.complaints)
	}
	return strconv.ParseInt(strings.ReplaceAll(match[1], ",", ""), 10, 64)
}
