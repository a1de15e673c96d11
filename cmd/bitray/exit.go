package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/pflag"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board/excerpt"
)

// The exit codes of the program.
const (
	exitAgree       = 0
	exitDiffer      = 1
	exitFailure     = 2
	exitInterrupted = 130
)

// errDiffer ends a command whose output has told already what differs.
var errDiffer = errors.New("differences found")

// usageError is a command line that cannot be understood.
type usageError struct {
	command string
	err     error
}

func (e usageError) Error() string {
	return fmt.Sprintf("%v (see %s --help)", e.err, e.command)
}

// report prints err, unless that has been done, and returns the exit code that belongs to it.
func report(w io.Writer, err error) int {
	switch {
	case err == nil:
		return exitAgree
	case errors.Is(err, errDiffer):
		return exitDiffer
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(w, "bitray: interrupted")
		return exitInterrupted
	case errors.Is(err, context.DeadlineExceeded):
		fmt.Fprintln(w, "bitray: stopped by --timeout")
		return exitInterrupted
	default:
		fmt.Fprintln(w, "bitray:", fitForTerminal(err.Error()))
		return exitFailure
	}
}

// maxErrorLine bounds a line of an error, most of which is not ours if it is that long.
const maxErrorLine = 2000

// fitForTerminal makes an error, or what another file says, fit to be shown: file names and other text from outside may hold
// control sequences, or not end.
func fitForTerminal(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = excerpt.Plain(lines[i], maxErrorLine)
	}
	return strings.Join(lines, "\n")
}

// checkDepth reports a depth that is not least to [perft.MaxDepth].
func checkDepth(depth, least int) error {
	if depth < least || depth > perft.MaxDepth {
		return badFlag("depth", depth, fmt.Sprintf("%d to %d", least, perft.MaxDepth))
	}
	return nil
}

// badFlag is an error about the value of a flag.
func badFlag(name string, value any, expected string) error {
	return fmt.Errorf("--%s %v: expected %s", name, value, expected)
}

// readable puts what was expected in place of what package strconv says of the value of a flag.
func readable(err error) error {
	invalid := (*pflag.InvalidValueError)(nil)
	if !errors.As(err, &invalid) {
		return err
	}
	flag := invalid.GetFlag()
	if errors.Is(err, errEmpty) {
		return fmt.Errorf("--%s: %w", flag.Name, errEmpty)
	}
	expected, known := map[string]string{
		"int": "a whole number", "uint64": "a whole number, 0 or more", "float64": "a number",
		"duration": "a duration, such as 30s or 10m", "bool": "true or false",
	}[flag.Value.Type()]
	if !known {
		return err
	}
	return badFlag(flag.Name, invalid.GetValue(), expected)
}

// must stops the program when its own set-up is wrong.
func must(err error) {
	if err != nil {
		panic(err)
	}
}
