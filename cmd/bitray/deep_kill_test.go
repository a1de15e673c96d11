//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/env"
)

// TestDeepRunSurvivesKill kills a run five times while it counts. What was done stays done, and in
// the end the perft is right.
func TestDeepRunSurvivesKill(t *testing.T) {
	t.Parallel()
	folder := filepath.Join(t.TempDir(), "run")
	plan := launch(t, "deep", "plan", "--depth", "6", "--split", "4", "--chunk", "32", "--memory", "128", "--out", folder)
	plan.start(t)
	if code := plan.wait(t); code != env.ExitAgree {
		t.Fatalf("exit code %d\n%s", code, plan.err.String())
	}
	done := doneChunks(t, folder)
	for range 5 {
		r := launch(t, "deep", "run", folder, "--threads", "2", "--hash", "0", "--method", "make")
		r.start(t)
		for deadline := time.Now().Add(time.Minute); doneChunks(t, folder) <= done && time.Now().Before(deadline); {
			time.Sleep(time.Millisecond)
		}
		r.Process.Kill()
		r.wait(t)
		now := doneChunks(t, folder)
		if now <= done {
			t.Fatalf("%d chunks are done, %d were before\n%s", now, done, r.err.String())
		}
		done = now
	}
	r := launch(t, "deep", "run", folder)
	r.start(t)
	if code := r.wait(t); code != env.ExitAgree || !strings.Contains(r.out.String(), "nodes      119060324\n") {
		t.Errorf("exit code %d\n%s%s", code, r.out.String(), r.err.String())
	}
	if left := doneChunks(t, folder); left != 2253 {
		t.Errorf("%d lines in the journal, want one for each of 2253 chunks", left)
	}
}

// doneChunks returns the number of whole lines of a journal after the first.
func doneChunks(t *testing.T, folder string) int {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, "journal"))
	if err != nil {
		t.Fatal(err)
	}
	return bytes.Count(text, []byte("\n")) - 1
}
