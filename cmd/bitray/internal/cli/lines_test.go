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
	lines, ended := ReadLines(ctx, strings.NewReader(strings.Repeat("line\n", 1000)), "input")
	for {
		select {
		case <-lines:
			continue
		case err := <-ended:
			if !errors.Is(err, context.Canceled) {
				t.Errorf("error %v, want %v", err, context.Canceled)
			}
		}
		return
	}
}
