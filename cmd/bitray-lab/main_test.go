package main

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"
)

// printed runs the program and returns what it prints.
func printed(ctx context.Context, arguments ...string) (string, error) {
	var out strings.Builder
	lab := program()
	lab.SetOut(&out)
	lab.SetArgs(arguments)
	err := lab.ExecuteContext(ctx)
	return out.String(), err
}

func TestExhaust(t *testing.T) {
	for arguments, want := range map[string]string{
		"exhaust":             "bishop b1 0 4 0 0x",
		"exhaust --square d1": "# bishop on d1, 4 bits: there is no multiplier (323399 nodes)\n",
		"exhaust --piece bishop --square h8 --less 0": "bishop h8 0 6 0 0x",
	} {
		got, err := printed(t.Context(), strings.Fields(arguments)...)
		if err != nil || !strings.HasPrefix(got, want) {
			t.Errorf("%s: %q, %v; want %q", arguments, got, err, want)
		}
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	if _, err := printed(ctx, "exhaust", "--piece", "rook"); err == nil || !strings.Contains(err.Error(), "rook on b1, 10 bits: none among ") {
		t.Errorf("a search that was ended: %v", err)
	}
}

func TestGenerateStops(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	if _, err := printed(ctx, "generate", "why"); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a table that was ended: %v", err)
	}
}

func TestUsage(t *testing.T) {
	for arguments, want := range map[string]string{
		"":                      "expected a command",
		"sing":                  `unknown command "sing"`,
		"generate":              "requires at least 1 arg(s)",
		"generate poems":        `generator "poems": expected one`,
		"exhaust --less 12":     "--less 12: ",
		"exhaust --piece queen": "queen",
		"exhaust --square i9":   "i9",
		"exhaust rook":          `unknown command "rook"`,
		"site":                  "accepts 1 arg(s)",
	} {
		if _, err := printed(t.Context(), strings.Fields(arguments)...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", arguments, err, want)
		}
	}
}
