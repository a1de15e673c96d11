package main

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/testenv"
)

// TestStartCollectsNoGarbage: what every start allocates must stay below 4 MB, where the first collection
// begins. Dictionaries and expressions that only one command needs are made by that command.
func TestStartCollectsNoGarbage(t *testing.T) {
	testenv.RunsItself(t)
	start := exec.Command("bitray", "--help") // the transcripts put it in the path
	start.Env = append(os.Environ(), "GODEBUG=gctrace=1,inittrace=1")
	var trace strings.Builder
	start.Stderr = &trace
	if err := start.Run(); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(trace.String(), "init github.com/bitray/bitray/magic @") {
		t.Fatalf("the run-time system printed no trace:\n%s", trace.String())
	}
	for line := range strings.Lines(trace.String()) {
		if strings.HasPrefix(line, "gc ") {
			t.Errorf("bitray --help collects garbage: %s", line)
		}
	}
}
