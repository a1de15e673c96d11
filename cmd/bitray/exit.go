package main

import (
	"context"
	"errors"
	"fmt"
	"io"
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
		fmt.Fprintln(w, "bitray:", err)
		return exitFailure
	}
}

// badFlag is an error about the value of a flag.
func badFlag(name string, value any, expected string) error {
	return fmt.Errorf("--%s %v: expected %s", name, value, expected)
}

// must stops the program when its own set-up is wrong.
func must(err error) {
	if err != nil {
		panic(err)
	}
}
