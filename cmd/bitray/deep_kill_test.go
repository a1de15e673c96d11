//go:build unix

package main

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

var longDepth = flag.Int("deep", 0, "count perft `N` of the start position, killed on the way; 10 takes some ten minutes; also perft 7 and 8 of other positions")

// killed is a run that is killed while it counts, as a whole or a share of it.
type killed struct {
	name, fen           string
	depth, split, chunk int
	want                string   // if it is known
	options             []string // of bitray deep run
	kills               int
	first, last         time.Duration // before a kill
}

// often is killed a moment after it has started, while it reads the plan, counts or takes in shares.
var often = killed{
	name: "often", fen: "startpos", depth: 6, split: 4, chunk: 32, want: "119060324", kills: 8,
	options: []string{"--threads", "2", "--hash", "0", "--method", "make"}, first: 20 * time.Millisecond, last: 200 * time.Millisecond,
}

// TestDeepRunSurvivesKill kills a run and its shares eight times. What was done stays done, and in the end the perft is right.
func TestDeepRunSurvivesKill(t *testing.T) {
	t.Parallel()
	often.test(t)
}

// TestLongDeepRunSurvivesKill does the same to counts that take long, and sixty times to the short one.
func TestLongDeepRunSurvivesKill(t *testing.T) {
	if *longDepth == 0 {
		t.Skip("takes long: -deep 10")
	}
	published := map[int]string{8: "84998978956", 9: "2439530234167", 10: "69352859712417", 11: "2097651003696806"}[*longDepth]
	if published == "" {
		t.Fatal("expected -deep 8 to 11")
	}
	long := []string{"--threads", "2", "--hash", "1024"}
	sixty := often
	sixty.kills, sixty.depth, sixty.want = 60, 7, "3195901860"
	for _, k := range []killed{
		sixty,
		{"kiwipete", "kiwipete", 7, 3, 256, "374190009323", long, 6, time.Second / 5, time.Second},
		{"chess960", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 8, 4, 256, "", long, 6, time.Second / 5, time.Second},
		{"start", "startpos", *longDepth, *longDepth - 4, 1024, published, long, 6, 20 * time.Second, 90 * time.Second},
	} {
		t.Run(k.name, k.test)
	}
}

// shares is the number of shares that a run is counted in.
const shares = 3

func (k killed) test(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "run")
	r := launch(t, "deep", "plan", "--fen", k.fen, "--depth", fmt.Sprint(k.depth), "--split", fmt.Sprint(k.split),
		"--chunk", fmt.Sprint(k.chunk), "--memory", "512", "--out", folder)
	r.start(t)
	r.wantCode(t, cli.ExitAgree)
	// run counts a share, or with number 0 what is left after it has taken in the shares.
	run := func(share int) *running {
		args := append([]string{"deep", "run", folder}, k.options...)
		if share > 0 {
			args = append(args, "--share", fmt.Sprintf("%d/%d", share, shares))
		}
		r := launch(t, args...)
		r.start(t)
		return r
	}
	begin, random, kills := time.Now(), rand.New(rand.NewPCG(1, 2)), 0
	for i := range k.kills {
		share := (i + 1) % (shares + 1)
		r := run(share)
		time.Sleep(k.first + time.Duration(random.Int64N(int64(k.last-k.first))))
		r.Process.Kill()
		if code := r.wait(t); code > 0 {
			t.Errorf("kill %d: exit code %d\n%s%s", i, code, r.out.String(), r.err.String())
		} else if code < 0 {
			kills++
		}
		if share > 0 {
			checkGaps(t, folder, share)
		}
	}
	if kills == 0 {
		t.Error("each was done before it could be killed")
	}
	t.Logf("%v: %d kills; %d of %d chunks are in the run", time.Since(begin).Round(time.Second/10), kills, readRun(t, folder).Status().Done, readRun(t, folder).Chunks())
	for share := shares; share >= 0; share-- {
		r := run(share)
		if code := r.wait(t); code != cli.ExitAgree || share == 0 && !strings.Contains(r.out.String(), "nodes      "+cli.Thousands(k.total(t))+"\n") {
			t.Errorf("share %d: exit code %d\n%s%s", share, code, r.out.String(), r.err.String())
		}
	}
	// No count was made twice for nothing.
	text, err := os.ReadFile(filepath.Join(folder, "journal"))
	if lines := strings.Count(string(text), "\n") - 1; err != nil || lines != readRun(t, folder).Chunks() {
		t.Errorf("%d lines in the journal for %d chunks (error %v)", lines, readRun(t, folder).Chunks(), err)
	}
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

// inHand is the number of chunks that two threads have begun and not yet written: two that are
// counted, two that wait, and three that are being written.
const inHand = 2 + 2 + 3

// checkGaps checks that a share that was killed has lost no more than what it had in hand: of the chunks before the last one that
// is done. What others had counted when it began, it leaves out.
func checkGaps(t *testing.T, folder string, share int) {
	t.Helper()
	r, err := deep.OpenShare(folder, deep.Share{I: share, N: shares}, "")
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	pending := r.Pending()
	last := r.Chunks() - 1
	for ; last >= 0 && !r.Done(last); last-- {
	}
	before, _ := slices.BinarySearch(pending, last)
	if before > inHand {
		t.Errorf("share %d: %d chunks are missing before the last one that was counted, want at most %d", share, before, inHand)
	}
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
