package deepcmd

import (
	"bytes"
	"errors"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
)

// TestCommands plans, counts and verifies a run: each command shows its progress, and those that hold much keep the
// garbage collector within their memory.
func TestCommands(t *testing.T) {
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(-1))
	folder := filepath.Join(t.TempDir(), "run")
	for _, test := range []struct {
		args           string
		progress, want string
		memoryMiB      int64
	}{
		{"plan --depth 6 --split 2 --chunk 100 --memory 128 --out", "ply 1 of 2: 0 of 1 positions expanded", "depth      6\n", 128},
		{"run --hash 16 --seed 7", " of 4 chunks, ", "hash       16 MiB, seed 7\n", 128},
		{"verify --hash 16 --memory 120", "checking plies", "published  ok     perft 6 = 119060324\n", 136},
	} {
		var text, progress bytes.Buffer
		p := cli.NewProgram(nil, &text, &progress)
		p.Progress.Wanted = true
		cmd := New(p)
		cmd.SetArgs(append(strings.Fields(test.args), folder))
		if err := errors.Join(cmd.ExecuteContext(t.Context()), p.Out.Flush()); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(progress.String(), test.progress) || !strings.Contains(text.String(), test.want) {
			t.Errorf("%s: shows %q and prints\n%s\nwant %q and %q", test.args, progress.String(), text.String(), test.progress, test.want)
		}
		if got := debug.SetMemoryLimit(-1) >> 20; got != test.memoryMiB {
			t.Errorf("%s: the memory is limited to %d MiB, want %d", test.args, got, test.memoryMiB)
		}
	}
}

// TestLeft prints what is left of runs: of one thread, or of the machines of a coordinator that is at work.
func TestLeft(t *testing.T) {
	at := time.Date(2026, 11, 2, 10, 20, 30, 0, time.UTC)
	cluster := func(hours float64) *deep.News { return &deep.News{Time: at, Left: hours, Rate: 123.456} }
	for want, s := range map[string]StatusJSON{
		"nothing":                         {Status: deep.Status{Done: 3, Left: 1}},
		"unknown: nothing is counted yet": {Status: deep.Status{Left: 1}},
		"2h0m of one thread":              {Status: deep.Status{Done: 1, Left: 7200}},
		"unknown":                         {Status: deep.Status{Done: 1}},
		"12m0s, at the 123.5 chunks an hour of 2026-11-02 10:20:30": {Status: deep.Status{Done: 1, Left: 7200}, Running: true, Cluster: cluster(0.2)},
		"3h0m of one thread": {Status: deep.Status{Done: 1, Left: 10800}, Cluster: cluster(0.2)},
		"4h0m of one thread": {Status: deep.Status{Done: 1, Left: 14400}, Running: true, Cluster: cluster(0)},
	} {
		s.Head.Chunks = 3
		var text bytes.Buffer
		out := cli.NewOutput(&text)
		s.Print(out)
		if out.Flush(); !strings.Contains(text.String(), "\nleft       "+want+"\n") {
			t.Errorf("%+v: got\n%s\nwant %q left", s.Status, text.String(), want)
		}
	}
}

func TestRoughly(t *testing.T) {
	for seconds, want := range map[float64]string{
		0: "0s", 0.0123: "12ms", 9.9994: "9.999s", 10: "10s", 10.4: "10s", 3599: "59m59s", 3600: "1h0m", 86399: "23h59m",
		86400: "1d0h", 9*86400 + 23*3600: "9d23h", 10 * 86400: "10d", 10.4 * 86400: "10d", 10.6 * 86400: "11d",
	} {
		if got := roughly(seconds); got != want {
			t.Errorf("%v seconds: %q, want %q", seconds, got, want)
		}
	}
}
