package deep_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// fivefold is a run of perft 3 in 40 chunks, without results.
func fivefold(t testing.TB) string {
	return planned(t, startFEN, deep.PlanOptions{Depth: 3, Split: 2, Chunk: 10})
}

// share opens a share until the end of the test.
func share(t testing.TB, folder, name, out string) *deep.Run {
	t.Helper()
	s, err := deep.ParseShare(name)
	if err != nil {
		t.Fatal(err)
	}
	return opened(t, folder, func(folder string) (*deep.Run, error) { return deep.OpenShare(folder, s, out) })
}

// countShare counts a share to its end, with so much added to the first count of the chunks given, and returns the chunks.
func countShare(t testing.TB, folder, name, out string, lie uint64, about ...int) []int {
	t.Helper()
	r := share(t, folder, name, out)
	chunks := r.Pending()
	for _, chunk := range chunks {
		result := countChunk(t, r, "node", 0, chunk)
		if slices.Contains(about, chunk) {
			result.Counts[0] += lie
		}
		if err := r.Commit([]deep.Result{result}); err != nil {
			t.Fatal(err)
		}
	}
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	return chunks
}

// take takes in the share in a folder.
func take(t testing.TB, r *deep.Run, folder string) (taken deep.Taken) {
	t.Helper()
	if err := r.Take(context.Background(), []string{folder}, func(got deep.Taken) { taken = got }); err != nil {
		t.Fatal(err)
	}
	return taken
}

// takeAll takes in all shares in the folder of a run, counts the rest and returns the total.
func takeAll(t testing.TB, folder string, more ...string) (all []deep.Taken, total perft.Nodes) {
	t.Helper()
	r := open(t, folder)
	defer r.Close()
	folders, err := r.ShareFolders()
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Take(context.Background(), append(folders, more...), func(got deep.Taken) { all = append(all, got) }); err != nil {
		t.Fatal(err)
	}
	if err := r.Count(context.Background(), counting); err != nil {
		t.Fatal(err)
	}
	return all, r.Status().Nodes
}

func TestParseShare(t *testing.T) {
	for text, want := range map[string]deep.Share{"1/1": {1, 1}, "3/16": {3, 16}, "1073741824/1073741824": {1 << 30, 1 << 30}} {
		if got, err := deep.ParseShare(text); err != nil || got != want || got.String() != text {
			t.Errorf("%q: %v (error %v)", text, got, err)
		}
	}
	for _, text := range []string{"", "3", "0/3", "4/3", "-1/3", "1/0", "01/3", "1/3 ", " 1/3", "1/3x", "1 /3", "1/1073741825", "99999999999999999999/3"} {
		if got, err := deep.ParseShare(text); err == nil || got != (deep.Share{}) {
			t.Errorf("%q is read as %v (error %v)", text, got, err)
		}
	}
}

// TestSharesDealTheChunks deals chunks into shares: each belongs to one, and shares differ by a chunk at most.
func TestSharesDealTheChunks(t *testing.T) {
	folder := fivefold(t)
	for _, n := range []int{1, 2, 7, 40, 41, 100} {
		counts := make([]int, 40)
		for i := 1; i <= n; i++ {
			r := share(t, folder, fmt.Sprintf("%d/%d", i, n), t.TempDir())
			pending := r.Pending()
			if s := r.Status(); len(pending) != s.Chunks || s.Chunks < 40/n || s.Chunks > 40/n+1 {
				t.Errorf("share %v: %d chunks, of which %d are open", r.Share, s.Chunks, len(pending))
			}
			for _, chunk := range pending {
				counts[chunk]++
			}
			r.Close()
		}
		if slices.Min(counts) != 1 || slices.Max(counts) != 1 {
			t.Errorf("%d shares have the chunks %v times", n, counts)
		}
	}
}

// TestShares counts some shares, others later by another number of them, takes them in twice, and counts the rest.
func TestShares(t *testing.T) {
	folder := fivefold(t)
	before := journalOf(t, folder)
	if got := countShare(t, folder, "2/4", "", 0); !slices.Equal(got, []int{1, 5, 9, 13, 17, 21, 25, 29, 33, 37}) {
		t.Errorf("share 2/4 has counted %v", got)
	}
	outside := t.TempDir()
	countShare(t, folder, "3/4", outside, 0)
	if got := countShare(t, folder, "4/8", "", 0); !slices.Equal(got, []int{3, 11, 19, 27, 35}) {
		t.Errorf("share 4/8 has counted %v", got)
	}
	if got := countShare(t, folder, "2/6", "", 0); !slices.Equal(got, []int{7, 31}) { // of 1, 7, 13, 19, 25, 31 and 37
		t.Errorf("share 2/6 has counted %v", got)
	}
	if !bytes.Equal(journalOf(t, folder), before) {
		t.Error("the journal of the run has changed")
	}
	want := []int{10, 2, 5, 10} // by the names of their folders
	names := []string{"2/4", "2/6", "4/8", "3/4"}
	r := open(t, folder)
	defer r.Close()
	folders, err := r.ShareFolders()
	if err != nil || len(folders) != 3 {
		t.Fatalf("%q, error %v", folders, err)
	}
	for other, meets := range map[deep.Share]bool{{I: 1, N: 4}: false, {I: 2, N: 4}: true, {I: 1, N: 8}: true} { // with 2/4
		if got := r.Meets(other, folders[0]); got != meets {
			t.Errorf("share %v is read with 2/4: %v, want %v", other, got, meets)
		}
	}
	for round := range 2 {
		for i, share := range append(folders, outside) {
			got := take(t, r, share)
			taken, repeated := want[i], 0
			if round == 1 {
				taken, repeated = 0, want[i]
			}
			if got.Share != names[i] || got.Taken != taken || got.Repeated != repeated || got.Refused+got.Contradicted+len(got.Wrong) != 0 || got.Hosts["node"] != want[i] {
				t.Errorf("round %d: %+v", round, got)
			}
		}
	}
	if got := r.NotRecounted(); len(got) != 1 || !slices.Equal(got["node"], []string{"2/4", "3/4", "4/8", "2/6"}) {
		t.Errorf("not recounted are %v", got)
	}
	if s := r.Status(); s.Done != 27 {
		t.Errorf("%d chunks are done", s.Done)
	}
	r.Close()
	if got := finish(t, folder); got != perft.NewNodes(8902) {
		t.Errorf("got %v", got)
	}
	if got := countShare(t, folder, "1/1", "", 0); len(got) != 0 {
		t.Errorf("all is counted, but a share has counted %v", got)
	}
}

// TestShareResumes ends a share in the middle of its work, with counts that did not reach the disk and half a line; two at a time
// exclude each other.
func TestShareResumes(t *testing.T) {
	folder := fivefold(t)
	r := share(t, folder, "2/4", "")
	for _, chunk := range []int{1, 9, 13} {
		if err := r.Commit([]deep.Result{countChunk(t, r, "node", 0, chunk)}); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := deep.OpenShare(folder, deep.Share{I: 2, N: 4}, ""); !errors.Is(err, deep.ErrLocked) {
		t.Errorf("two at a time: error %v", err)
	}
	r.Close()
	own := filepath.Join(folder, "shares", "2-of-4")
	err := errors.Join(os.Truncate(filepath.Join(own, "counts"), 200), os.WriteFile(filepath.Join(own, "journal"), append(journalOf(t, own), "half"...), 0o644))
	if err != nil {
		t.Fatal(err)
	}
	r = share(t, folder, "2/4", "")
	if s := r.Status(); len(r.Wrong) != 2 || !strings.Contains(r.Wrong[0], "the last 4 bytes are not") || !strings.Contains(r.Wrong[1], "of 2 chunks do not fit the journal: 9 is the first") || s.Done != 1 || s.Chunks != 10 {
		t.Errorf("%q, %+v", r.Wrong, s)
	}
	r.Close()
	countShare(t, folder, "2/4", "", 0)
	if all, got := takeAll(t, folder); got != perft.NewNodes(8902) || all[0].Taken != 10 {
		t.Errorf("%+v, total %v", all, got)
	}
	if _, err := deep.OpenShare(folder, deep.Share{I: 1, N: 4}, own); err == nil || !strings.Contains(err.Error(), "2/4") {
		t.Errorf("a share in the folder of another: error %v", err)
	}
}

// TestContradiction has shares that contradict each other, and the run: no count of the chunk is believed but one that is made
// here, also if the process ends before it.
func TestContradiction(t *testing.T) {
	folder := fivefold(t)
	a, b := t.TempDir(), t.TempDir()
	countShare(t, folder, "1/2", a, 5, 6)
	countShare(t, folder, "1/4", b, 0)
	r := open(t, folder)
	if got := take(t, r, a); got.Taken != 20 {
		t.Errorf("%+v", got)
	}
	got := take(t, r, b) // chunk 6 is not of it
	if got.Repeated != 10 {
		t.Errorf("%+v", got)
	}
	c := t.TempDir()
	countShare(t, folder, "7/40", c, 7, 6)
	if os.RemoveAll(c) != nil {
		t.Fatal()
	}
	empty := planned(t, startFEN, deep.PlanOptions{Depth: 3, Split: 2, Chunk: 10})
	countShare(t, empty, "7/40", c, 7, 6)
	got = take(t, r, c)
	if got.Contradicted != 1 || len(got.Wrong) != 1 || !strings.Contains(got.Wrong[0], "chunk 6, position 0, ") || !strings.HasSuffix(got.Wrong[0], "by share 1/2 of node") || r.Done(6) {
		t.Errorf("%+v", got)
	}
	r.Close()
	r = open(t, folder)
	for _, share := range []string{a, c} {
		if got := take(t, r, share); got.Refused != 1 || r.Done(6) {
			t.Errorf("after a restart: %+v", got)
		}
	}
	if err := r.Count(context.Background(), counting); err != nil || r.Status().Nodes != perft.NewNodes(8902) {
		t.Errorf("total %v, error %v", r.Status().Nodes, err)
	}
	for _, share := range []string{a, c} {
		if got := take(t, r, share); got.Contradicted != 1 || !strings.HasSuffix(got.Wrong[0], "by test") || !r.Done(6) {
			t.Errorf("counted here: %+v", got)
		}
	}
}

// TestSampleOfShares has a share that lies in all its chunks, one in a hundred: the sample has one of each share, takes back all of the
// liar's, and these are not taken in again, but are left for another share.
func TestSampleOfShares(t *testing.T) {
	folder := fivefold(t)
	countShare(t, folder, "1/2", "", 0)
	countShare(t, folder, "2/20", "", 1, 1, 21)
	if all, got := takeAll(t, folder); got == perft.NewNodes(8902) || len(all) != 2 {
		t.Fatalf("%+v, total %v", all, got)
	}
	v := verify(t, folder, deep.VerifyOptions{Sample: 0.001, Options: perft.Options{Seed: 1}})
	if c := check(v, "sample"); c.Result != "WRONG" || !strings.Contains(c.Detail, "all 2 chunks of share 2/20 of node are open again") {
		t.Errorf("%+v", c)
	}
	r := open(t, folder)
	if pending := r.Pending(); !slices.Equal(pending, []int{1, 21}) {
		t.Errorf("the chunks %v are open", pending)
	}
	if got := r.NotRecounted(); len(got) != 0 {
		t.Errorf("not recounted are %v", got)
	}
	if got := take(t, r, filepath.Join(folder, "shares", "2-of-20")); got.Refused != 2 || got.Taken != 0 {
		t.Errorf("%+v", got)
	}
	r.Close()
	if got := countShare(t, folder, "2/2", "", 0); !slices.Equal(got, []int{1, 21}) {
		t.Errorf("left for another share: %v", got)
	}
	if all, got := takeAll(t, folder); got != perft.NewNodes(8902) || all[1].Taken != 2 {
		t.Errorf("%+v, total %v", all, got)
	}
}

// TestDamagedShares damages the folder of a share in a hundred ways: nothing of it makes a total wrong, and each is named or
// changes nothing.
func TestDamagedShares(t *testing.T) {
	folder, other := fivefold(t), planned(t, startFEN, deep.PlanOptions{Depth: 4, Split: 2, Chunk: 10})
	whole := t.TempDir()
	countShare(t, folder, "2/2", whole, 0)
	foreign := t.TempDir()
	countShare(t, other, "2/2", foreign, 0)
	sister := t.TempDir()
	countShare(t, folder, "1/2", sister, 0)
	random := rand.New(rand.NewPCG(5, 5))
	silent := 0
	for i := range 100 {
		damaged := filepath.Join(t.TempDir(), "2-of-2")
		if err := os.CopyFS(damaged, os.DirFS(whole)); err != nil {
			t.Fatal(err)
		}
		file := []string{"journal", "counts"}[i%2]
		name := filepath.Join(damaged, file)
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		at := random.IntN(len(content))
		switch kind := i / 2 % 5; kind {
		case 0, 1:
			content[at] ^= 1 << random.IntN(8)
		case 2:
			content = content[:at]
		case 3:
			content = slices.Concat(content[:at], content[min(at+random.IntN(200)+1, len(content)):])
		case 4:
			from := []string{foreign, sister}[i/10%2]
			if content, err = os.ReadFile(filepath.Join(from, file)); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.WriteFile(name, content, 0o644); err != nil {
			t.Fatal(err)
		}
		run := filepath.Join(t.TempDir(), "run")
		if err := os.CopyFS(run, os.DirFS(folder)); err != nil {
			t.Fatal(err)
		}
		all, total := takeAll(t, run, damaged)
		if total != perft.NewNodes(8902) {
			t.Fatalf("damage %d of %s: total %v, %+v", i, file, total, all)
		}
		if got := all[0]; len(got.Wrong) == 0 {
			silent++
			t.Logf("damage %d of %s at byte %d is not named: %+v", i, file, at, got)
		}
	}
	if silent > 3 { // such as lines that are cut off as a whole
		t.Errorf("%d damages are not named", silent)
	}
	if all, _ := takeAll(t, other, whole); all[0].Taken != 0 || len(all[0].Wrong) != 1 || !strings.Contains(all[0].Wrong[0], "it is of another plan") {
		t.Errorf("a share of another plan: %+v", all[0])
	}
	if all, _ := takeAll(t, folder, folder, filepath.Join(whole, "counts"), t.TempDir()); len(all[0].Wrong) != 1 || len(all[1].Wrong) != 1 || len(all[2].Wrong) != 1 {
		t.Errorf("no shares: %+v", all)
	}
}

// TestStatusOfShares shows shares: one that runs, one that is done, and one that is damaged.
func TestStatusOfShares(t *testing.T) {
	folder := fivefold(t)
	countShare(t, folder, "1/4", "", 0)
	r := share(t, folder, "2/4", "")
	for i := range 5 {
		if err := r.Commit([]deep.Result{countChunk(t, r, "node", 0, 1+4*i)}); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(folder, "shares", "3-of-4"), 0o755); err != nil {
		t.Fatal(err)
	}
	shares, done, err := read(t, folder).Shares()
	if err != nil || done != 15 || len(shares) != 3 {
		t.Fatalf("%d chunks are done in %+v (error %v)", done, shares, err)
	}
	if s := shares[0]; s.Share != "1/4" || s.Running || s.Done != 10 || s.Left != 0 || s.Rate != 0 || s.Seconds != 0 || s.Last.IsZero() {
		t.Errorf("%+v", s)
	}
	if s := shares[1]; s.Share != "2/4" || !s.Running || s.Done != 5 || s.Left != 5 || s.Hosts["node"] != 5 || !(s.Rate >= 0 && s.Rate < 1e9) || (s.Rate > 0) != (s.Seconds > 0) {
		t.Errorf("%+v", s)
	}
	if s := shares[2]; s.Share != "" || s.Done+s.Left != 0 || len(s.Wrong) != 1 {
		t.Errorf("%+v", s)
	}
}

var long = flag.String("million", "", "make 100 shares of a run of 1,177,211 chunks, with counts that are made up, in the folder `RUN`, and take them in")

// TestTakeAMillionChunks takes in 100 shares of perft 7 split at ply 6 in chunks of 8: go test -run Million -million /tmp/million -v
func TestTakeAMillionChunks(t *testing.T) {
	if *long == "" {
		t.Skip("takes a minute: -million RUN")
	}
	root, err := board.ParseFEN(startFEN)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := deep.Plan(context.Background(), *long, root, deep.PlanOptions{Depth: 7, Split: 6, Chunk: 8, MemoryMiB: 2048, Threads: 2}); err != nil {
		t.Fatal(err)
	}
	for i := range 100 {
		r := share(t, *long, fmt.Sprintf("%d/100", i+1), filepath.Join(*long, "shares", fmt.Sprintf("%d-of-100", i+1)))
		for group := range slices.Chunk(r.Pending(), 4096) {
			var results []deep.Result
			for _, chunk := range group {
				results = append(results, deep.Result{Chunk: chunk, Counts: make([]uint64, r.ChunkLen(chunk)), Origin: someOrigin, Took: 1})
				results[len(results)-1].Counts[0] = uint64(chunk % 200)
			}
			if err := r.Commit(results); err != nil {
				t.Fatal(err)
			}
		}
		r.Close()
	}
}
