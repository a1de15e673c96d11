package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// printed runs the program and returns what it prints.
func printed(ctx context.Context, arguments ...string) (string, error) {
	var out strings.Builder
	err := run(ctx, &out, arguments)
	return out.String(), err
}

func TestExhaust(t *testing.T) {
	for arguments, want := range map[string]string{
		"exhaust":            "bishop b1 0 4 0 0x",
		"exhaust -square d1": "# bishop on d1, 4 bits: there is no multiplier (323399 nodes)\n",
		"exhaust -piece bishop -square h8 -less 0": "bishop h8 0 6 0 0x",
	} {
		got, err := printed(t.Context(), strings.Fields(arguments)...)
		if err != nil || !strings.HasPrefix(got, want) {
			t.Errorf("%s: %q, %v; want %q", arguments, got, err, want)
		}
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	if _, err := printed(ctx, "exhaust", "-piece", "rook"); err == nil || !strings.Contains(err.Error(), "rook on b1, 10 bits: none among ") {
		t.Errorf("a search that was ended: %v", err)
	}
}

func TestUsage(t *testing.T) {
	for arguments, want := range map[string]string{
		"":                          "expected a command",
		"sing":                      `arguments ["sing"]: expected a command`,
		"generate":                  "expected names of generators",
		"generate poems":            `generator "poems": expected one`,
		"exhaust -less 12":          "-less 12: ",
		"exhaust -piece queen":      "queen",
		"exhaust -square i9":        "i9",
		"exhaust rook":              "expected flags only",
		"pack -symmetries most":     `"most": expected one of identity, byteswap, symmetric`,
		"pack -time 0s":             "time 0s: expected more than 0",
		"pack -time -1s":            "time -1s: expected more than 0",
		"pack -heat NaN":            "heat NaN: expected 0 to 1000000",
		"pack -heat -1":             "heat -1: expected 0 to 1000000",
		"pack -heat 1000001":        "heat 1.000001e+06: expected 0 to 1000000",
		"pack -resume":              "expected a slab to go on from",
		"pack -resume byteswap":     "symmetry 2: expected one that the packer may use",
		"pack nowhere.txt":          "nowhere.txt: no such file",
		"engines more":              "expected flags only",
		"false-alarms -runs 1":      "expected 2 or more runs and processes",
		"false-alarms -rounds 0":    "expected 2 or more runs and processes",
		"false-alarms -processes 1": "expected 2 or more runs and processes",
	} {
		if _, err := printed(t.Context(), strings.Fields(arguments)...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", arguments, err, want)
		}
	}
}

// TestPack goes on from a record, and ends by a signal with what it has.
func TestPack(t *testing.T) {
	slab, err := printed(t.Context(), "pack", "-time", "300ms", "identity")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "packed.txt")
	if err := os.WriteFile(file, []byte(slab), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	text, err := printed(ctx, "pack", "-time", "1h", "-resume", file, "identity")
	if err != nil || !strings.HasPrefix(text, "# 7") || strings.Count(text, "\n") != 130 {
		t.Errorf("%v, %q", err, text)
	}
}
