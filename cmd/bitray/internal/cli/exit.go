package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/bitray/bitray/internal/printable"
)

// The exit codes of the program.
const (
	ExitAgree       = 0
	ExitDiffer      = 1
	ExitFailure     = 2
	ExitInterrupted = 130
)

// ErrDiffer ends a command whose output has already said what differs.
var ErrDiffer = errors.New("differences found")

// Report prints err, unless the command has done so, and returns its exit code.
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

// maxErrorLine limits a line of an error; longer lines are mostly text from outside.
const maxErrorLine = 2000

// FitForTerminal makes an error, or text from a file, safe to show: file names and other text from
// outside may contain control sequences, or be very long.
func FitForTerminal(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = printable.Plain(lines[i], maxErrorLine)
	}
	return strings.Join(lines, "\n")
}
