package engines

import (
	"strings"
	"testing"
)

func TestSwapInSlices(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped by -short: links programs")
	}
	if !canSlice {
		if _, err := runSwap(t, rooks, "--slice=1ms"); err == nil || !strings.Contains(err.Error(), "on Linux") {
			t.Errorf("slices elsewhere: %v", err)
		}
		return
	}
	table, err := runSwap(t, rooks, bishops, "--slice=1ms")
	if err != nil || strings.Count(table, " equal ") != 3 {
		t.Errorf("expected three rows with equal signatures: %v\n%s", err, table)
	}
	// Where no program answers, that is said.
	table, err = runSwap(t, rooks, "--slice=1ms", "--until=readyok", "--timeout=1s")
	if err == nil || !strings.Contains(err.Error(), "expected the end of an answer") {
		t.Errorf("programs without an answer: %v\n%s", err, table)
	}
}
