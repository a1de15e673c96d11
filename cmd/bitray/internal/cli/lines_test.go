package cli

import (
	"context"
	"errors"
	"strings"
	"testing"
)

// An input that was left because of an interruption must not look like one that has ended.
func TestInterruptionIsNoEndOfInput(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	interrupt()
	lines := ReadLines(ctx, strings.NewReader(strings.Repeat("line\n", 1000)))
	for range lines.Text {
	}
	if err := lines.Failure("input"); !errors.Is(err, context.Canceled) {
		t.Errorf("after %d of 1000 lines the error is %v, want %v", lines.read, err, context.Canceled)
	}
}
