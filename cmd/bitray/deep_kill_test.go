//go:build unix

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

var longDepth = flag.Int("deep", 0, "count perft `N` of the start position, killed on the way; 10 takes some ten minutes; also perft 7 and 8 of other positions")

// killed is a run that is killed while it counts.
type killed struct {
	name, fen           string
	depth, split, chunk int
	want                string   // if it is known
	run                 []string // options
	kills               int
	first, last         time.Duration // before a kill, after something was done
}

// TestDeepRunSurvivesKill kills a run five times while it counts. What was done stays done, and in
// the end the perft is right.
func TestDeepRunSurvivesKill(t *testing.T) {
	t.Parallel()
	k := killed{
		fen: "startpos", depth: 6, split: 4, chunk: 32, want: "119060324", kills: 5, last: 10 * time.Millisecond,
		run: []string{"--threads", "2", "--hash", "0", "--method", "make"},
	}
	k.test(t)
}

// TestLongDeepRunSurvivesKill does the same to counts that take long, at times that a seed chooses.
func TestLongDeepRunSurvivesKill(t *testing.T) {
	if *longDepth == 0 {
		t.Skip("takes long: -deep 10")
	}
	published := map[int]string{8: "84998978956", 9: "2439530234167", 10: "69352859712417", 11: "2097651003696806"}[*longDepth]
	if published == "" {
		t.Fatal("expected -deep 8 to 11")
	}
	for _, k := range []killed{
		{name: "kiwipete", fen: "kiwipete",
			depth: 7, split: 3, chunk: 256, want: "374190009323", first: time.Second / 5, last: time.Second},
		{name: "chess960", fen: "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
			depth: 8, split: 4, chunk: 256, first: time.Second / 5, last: time.Second},
		{name: "start", fen: "startpos", depth: *longDepth, split: *longDepth - 4, chunk: 1024, want: published, first: 20 * time.Second, last: 90 * time.Second},
	} {
		k.kills, k.run = 6, []string{"--threads", "2", "--hash", "1024"}
		t.Run(k.name, k.test)
	}
}

// TestSharesSurviveKill kills shares of a run, and the run while it takes them in, at times that a seed chooses: six times, or
// sixty with -deep. In the end the perft is right, and each chunk is counted once.
func TestSharesSurviveKill(t *testing.T) {
	t.Parallel()
	k := killed{
		fen: "startpos", depth: 6, split: 4, chunk: 32, want: "119060324", kills: 6,
		run: []string{"--threads", "1", "--hash", "0", "--method", "make"},
	}
	if *longDepth > 0 {
		k.kills = 60
	}
	folder := filepath.Join(t.TempDir(), "run")
	k.plan(t, folder)
	random := rand.New(rand.NewPCG(2, 2))
	share := func(i int) []string {
		if i == 3 {
			return append([]string{"deep", "run", folder}, k.run...)
		}
		return append([]string{"deep", "run", folder, "--share", fmt.Sprintf("%d/4", i+1)}, k.run...)
	}
	for i := range k.kills {
		r := launch(t, share(random.IntN(4))...)
		r.start(t)
		time.Sleep(20*time.Millisecond + time.Duration(random.Int64N(int64(200*time.Millisecond))))
		r.Process.Kill()
		if code := r.wait(t); code > 0 {
			t.Errorf("kill %d: exit code %d\n%s%s", i, code, r.out.String(), r.err.String())
		}
	}
	t.Logf("%d of %d chunks are in the run after %d kills", readRun(t, folder).Status().Done, readRun(t, folder).Chunks(), k.kills)
	for _, i := range []int{0, 1, 2, 3} {
		r := launch(t, share(i)...)
		r.start(t)
		if code := r.wait(t); code != cli.ExitAgree || i == 3 && !strings.Contains(r.out.String(), "nodes      "+cli.Thousands(k.want)+"\n") {
			t.Errorf("exit code %d\n%s%s", code, r.out.String(), r.err.String())
		}
	}
	k.checkOnce(t, folder)
}

// inHand is the number of chunks that a run with two threads has begun and not yet written: two that are
// counted, two that wait, and three that are being written.
const inHand = 2 + 2 + 3

func (k killed) test(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "run")
	k.plan(t, folder)
	begin := time.Now()
	random := rand.New(rand.NewPCG(1, 1))
	done, used := 0, time.Duration(0)
	for range k.kills {
		r := launch(t, append([]string{"deep", "run", folder}, k.run...)...)
		r.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
		r.start(t)
		for deadline := time.Now().Add(time.Minute); readRun(t, folder).Status().Done <= done && time.Now().Before(deadline); {
			time.Sleep(time.Millisecond)
		}
		time.Sleep(k.first + time.Duration(random.Int64N(int64(k.last-k.first))))
		r.Process.Kill()
		r.wait(t)
		if err := syscall.Kill(-r.Process.Pid, 0); !errors.Is(err, syscall.ESRCH) {
			t.Errorf("processes are left (error %v)", err)
		}
		used += r.ProcessState.UserTime() + r.ProcessState.SystemTime()
		before, run := done, readRun(t, folder)
		if done = run.Status().Done; done <= before {
			t.Fatalf("%d chunks are done, %d were before\n%s", done, before, r.err.String())
		}
		lost := gaps(run)
		if lost > inHand {
			t.Errorf("%d chunks are missing before the last one that was counted, want at most %d", lost, inHand)
		}
		t.Logf("%v: killed after %d chunks, with %d gaps", time.Since(begin).Round(time.Second/10), done, lost)
	}
	r := launch(t, append([]string{"deep", "run", folder}, k.run...)...)
	r.start(t)
	if code := r.wait(t); code != cli.ExitAgree || !strings.Contains(r.out.String(), "nodes      "+cli.Thousands(k.total(t))+"\n") {
		t.Errorf("exit code %d\n%s%s", code, r.out.String(), r.err.String())
	}
	used += r.ProcessState.UserTime() + r.ProcessState.SystemTime()
	k.checkOnce(t, folder)
	t.Logf("%v and %v of processor time in all\n%s", time.Since(begin).Round(time.Second/10), used.Round(time.Second/10), r.out.String())
}

// plan makes the run.
func (k killed) plan(t *testing.T, folder string) {
	t.Helper()
	r := launch(t, "deep", "plan", "--fen", k.fen, "--depth", fmt.Sprint(k.depth), "--split", fmt.Sprint(k.split),
		"--chunk", fmt.Sprint(k.chunk), "--memory", "512", "--out", folder)
	r.start(t)
	r.wantCode(t, cli.ExitAgree)
}

// total returns the perft: what is known, or a count in another way.
func (k killed) total(t *testing.T) string {
	t.Helper()
	if k.want != "" {
		return k.want
	}
	root, err := cli.ParsePosition(k.fen)
	if err != nil {
		t.Fatal(err)
	}
	n, err := perft.Count(context.Background(), root, k.depth, perft.Options{HashMiB: 256, Seed: 9, Threads: 2})
	if err != nil {
		t.Fatal(err)
	}
	return n.String()
}

// checkOnce checks that each chunk is counted and stands in the journal once: no count was made twice for
// nothing.
func (k killed) checkOnce(t *testing.T, folder string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, "journal"))
	if err != nil {
		t.Fatal(err)
	}
	run := readRun(t, folder)
	if lines := strings.Count(string(text), "\n") - 1; lines != run.Chunks() || run.Status().Done != lines {
		t.Errorf("%d lines in the journal, %d of %d chunks are done, want all, each by a line", lines, run.Status().Done, run.Chunks())
	}
}

// gaps returns the number of chunks that are not done while a later one is.
func gaps(run *deep.Run) int {
	pending := run.Pending()
	last := run.Chunks() - 1
	for ; slices.Contains(pending, last); last-- {
	}
	return last + 1 - run.Status().Done
}

// readRun reads a run as it stands.
func readRun(t *testing.T, folder string) *deep.Run {
	t.Helper()
	run, err := deep.Read(folder)
	if err == nil {
		err = run.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return run
}
