package deepcmd

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
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

// TestLeft prints what is left of runs and of shares, at the rate of those that run, and a total that is wrong.
func TestLeft(t *testing.T) {
	shares := []deep.ShareStatus{
		{ShareFolder: deep.ShareFolder{Share: "1/2", Hosts: map[string]int{"b": 1, "a": 2}}, Running: true, Done: 1, Left: 1, Rate: 120, Seconds: 30},
		{ShareFolder: deep.ShareFolder{Share: "2/2"}, Running: true, Left: 1},
	}
	for want, s := range map[string]StatusJSON{
		"left       nothing":                           {Status: deep.Status{Done: 3, Left: 1}},
		"left       unknown: nothing is counted yet":   {Status: deep.Status{Left: 1}},
		"left       2h0m of one thread":                {Status: deep.Status{Done: 1, Left: 7200}},
		"left       unknown":                           {Status: deep.Status{Done: 1}},
		"left       nothing but to take in the shares": {Anywhere: 3},
		"wrong      9 (published is 8)":                {total: Total{Nodes: perft.NewNodes(9), Published: "8"}},
		"share      1/2: 1 chunks done, 1 left; running, 120 chunks an hour, 30s left; by a (2), b (1)":              {Shares: shares},
		"share      2/2: 0 chunks done, 1 left; running; by no machine yet":                                          {Shares: shares},
		"shares     1 of 3 chunks are counted there or in the run; 2 running: 120 chunks an hour, 1m0s for the rest": {Shares: shares, Anywhere: 1},
		"shares     3 of 3 chunks are counted there or in the run; 2 running":                                        {Shares: shares, Anywhere: 3},
		"shares     0 of 3 chunks are counted there or in the run; 1 running":                                        {Shares: shares[1:]},
		"share      and 980 more; all by a (2000), b (1000)":                                                         {Shares: slices.Repeat(shares[:1], 1000)},
	} {
		s.Head.Chunks = 3
		var text bytes.Buffer
		out := cli.NewOutput(&text)
		s.Print(out)
		if out.Flush(); !strings.Contains(text.String(), "\n"+want+"\n") {
			t.Errorf("%+v: got\n%s\nwant %q", s.Status, text.String(), want)
		}
	}
}

// TestManyShares prints what was taken of a thousand shares of many machines in a few lines.
func TestManyShares(t *testing.T) {
	r := RunJSON{NotRecounted: map[string][]string{"a": slices.Repeat([]string{"1/9"}, 30)}}
	for i := range 1000 {
		r.Shares = append(r.Shares, deep.Taken{ShareFolder: deep.ShareFolder{Share: "1/9", Hosts: map[string]int{fmt.Sprintf("h%03d", i/10): 1}}, Taken: 1})
	}
	var text bytes.Buffer
	out := cli.NewOutput(&text)
	r.Print(out)
	out.Flush()
	for _, want := range []string{"\nshare      all: 1000 chunks taken, 0 there before, ", " h018 (10), h019 (10), and 80 more\n", "twice; of a none of the shares 1/9, 1/9", ", 1/9, and 10 more\n"} {
		if !strings.Contains(text.String(), want) || strings.Count(text.String(), "\nshare ") != 21 {
			t.Errorf("got\n%s\nwant %q", text.String(), want)
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
