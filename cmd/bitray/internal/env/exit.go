package env

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/bitray/bitray/perft/board/excerpt"
)

// The exit codes of the program.
const (
	ExitAgree       = 0
	ExitDiffer      = 1
	ExitFailure     = 2
	ExitInterrupted = 130
)

// ErrDiffer ends a command whose output has told already what differs.
var ErrDiffer = errors.New("differences found")

// Report prints err, unless that has been done, and returns the exit code that belongs to it.
func Report(w io.Writer, err error) int {
	switch {
	case err == nil:
		return ExitAgree
	case errors.Is(err, ErrDiffer):
		return ExitDiffer
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(w, "bitray: interrupted")
		return ExitInterrupted
	case errors.Is(err, context.DeadlineExceeded):
		fmt.Fprintln(w, "bitray: stopped by --timeout")
		return ExitInterrupted
	default:
		fmt.Fprintln(w, "bitray:", FitForTerminal(err.Error()))
		return ExitFailure
	}
}

// maxErrorLine bounds a line of an error, most of which is not ours if it is that long.
const maxErrorLine = 2000

// FitForTerminal makes an error, or what another file says, fit to be shown: file names and other text from outside may hold
// control sequences, or not end.
func FitForTerminal(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = excerpt.Plain(lines[i], maxErrorLine)
	}
	return strings.Join(lines, "\n")
}
