package deep_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"
)

// counted returns the folder of a run that is complete: perft 3 in 5 chunks.
func counted(t testing.TB) string {
	folder := planned(t, startFEN, deep.PlanOptions{Depth: 3, Split: 2, Chunk: 90})
	if got := finish(t, folder); got != perft.NewNodes(8902) {
		t.Fatal(got)
	}
	return folder
}

// spoiled calls use with a file changed, and puts it back.
func spoiled(t *testing.T, name string, content []byte, use func()) {
	t.Helper()
	before, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, content, 0o644); err != nil {
		t.Fatal(err)
	}
	use()
	if err := os.WriteFile(name, before, 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestJournalCut cuts the journal of a run at every byte of its last three lines; the run goes on
// and comes to the same.
func TestJournalCut(t *testing.T) {
	folder := counted(t)
	name := filepath.Join(folder, "journal")
	all, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(all, []byte("\n"))
	first := len(all) - len(bytes.Join(lines[len(lines)-4:], nil))
	for cut := first; cut < len(all); cut++ {
		spoiled(t, name, all[:cut], func() {
			r, err := deep.Open(folder)
			if err != nil {
				t.Fatalf("cut after %d bytes: %v", cut, err)
			}
			whole := bytes.LastIndexByte(all[:cut], '\n') + 1
			lost := bytes.Count(all[cut:], []byte("\n"))
			if r.Torn != int64(cut-whole) || len(r.Pending()) != lost {
				t.Fatalf("cut after %d bytes: %d bytes torn, %d chunks open, want %d and %d", cut, r.Torn, len(r.Pending()), cut-whole, lost)
			}
			r.Close()
			if cut%16 > 0 {
				return // it would take the disk too long
			}
			if got := finish(t, folder); got != perft.NewNodes(8902) {
				t.Fatalf("cut after %d bytes: got %v", cut, got)
			}
		})
	}
}

// TestFlippedBits flips bits in every file of a run. It is refused, or goes on to the right total;
// it is never complete with another.
func TestFlippedBits(t *testing.T) {
	folder := counted(t)
	files := []string{"manifest.json", "journal", "ply-2.positions", "counts/000000.bin"}
	for _, file := range files {
		name := filepath.Join(folder, filepath.FromSlash(file))
		all, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		refused, mended := 0, 0
		for i := 0; i < len(all); i += 1 + len(all)/100 {
			damaged := bytes.Clone(all)
			damaged[i] ^= 1 << (i % 8)
			spoiled(t, name, damaged, func() {
				r, err := deep.Open(folder)
				if err != nil {
					refused++
					if !strings.Contains(err.Error(), folder) {
						t.Errorf("%s, byte %d: the error does not name the folder: %v", file, i, err)
					}
					return
				}
				pending, torn := len(r.Pending()), r.Torn
				r.Close()
				if pending == 0 && torn == 0 {
					t.Fatalf("%s, byte %d: nobody notices that a bit has changed", file, i)
				}
				mended++
				if got := finish(t, folder); got != perft.NewNodes(8902) {
					t.Fatalf("%s, byte %d: got %v", file, i, got)
				}
				// What follows starts from the same journal.
				if err := os.WriteFile(filepath.Join(folder, "journal"), journalOf(t, folder), 0o644); err != nil {
					t.Fatal(err)
				}
			})
		}
		t.Logf("%s: %d refused, %d mended", file, refused, mended)
		if (file == "counts/000000.bin") != (refused == 0) || file == "manifest.json" && mended > 0 {
			t.Errorf("%s: %d refused, %d mended", file, refused, mended)
		}
	}
}

// journalOf returns the journal of a run.
func journalOf(t testing.TB, folder string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(folder, "journal"))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestMissingFiles(t *testing.T) {
	folder := counted(t)
	for _, file := range []string{"manifest.json", "journal", "ply-2.positions"} {
		name := filepath.Join(folder, file)
		if err := os.Rename(name, name+".away"); err != nil {
			t.Fatal(err)
		}
		if r, err := deep.Open(folder); err == nil {
			r.Close()
			t.Errorf("a run without its %s is opened", file)
		}
		if err := os.Rename(name+".away", name); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.RemoveAll(filepath.Join(folder, "counts", "000000.bin")); err != nil {
		t.Fatal(err)
	}
	r := open(t, folder)
	if !slices.Equal(r.Damaged, []int{0, 1, 2, 3, 4}) || !slices.Equal(r.Pending(), r.Damaged) {
		t.Errorf("without counts the chunks %v are damaged, and %v open", r.Damaged, r.Pending())
	}
	r.Close()
	if got := finish(t, folder); got != perft.NewNodes(8902) {
		t.Errorf("got %v", got)
	}
}

func TestCommit(t *testing.T) {
	folder := planned(t, startFEN, deep.PlanOptions{Depth: 3, Split: 2, Chunk: 90})
	r := open(t, folder)
	count := func(name string, seed uint64, chunk int) deep.Result {
		t.Helper()
		w, err := deep.NewWorker(name, 1, perft.Options{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		entries, err := r.Positions(chunk)
		if err != nil {
			t.Fatal(err)
		}
		result, err := w.Count(context.Background(), chunk, entries)
		if err != nil {
			t.Fatal(err)
		}
		return result
	}
	a, again, other, lie := count("a", 0, 1), count("a", 0, 1), count("b", 0, 1), count("c", 0, 1)
	lie.Counts[7]++
	for _, test := range []struct {
		results []deep.Result
		want    []deep.Verdict
	}{
		{nil, nil},
		{[]deep.Result{a, count("a", 0, 3)}, []deep.Verdict{deep.Accepted, deep.Accepted}},
		{[]deep.Result{again, other, lie}, []deep.Verdict{deep.Repeated, deep.Confirmed, deep.Disputed}},
		{[]deep.Result{count("a", 0, 0), count("a", 1, 0)}, []deep.Verdict{deep.Accepted, deep.Confirmed}},
	} {
		got, err := r.Commit(test.results)
		if err != nil || !slices.Equal(got, test.want) {
			t.Errorf("got %v (error %v), want %v", got, err, test.want)
		}
	}
	if s := r.Status(); s.Done != 3 || s.Confirmed != 2 {
		t.Errorf("%+v", s)
	}
	long := count("a", 0, 2)
	long.Counts = append(long.Counts, 1)
	for want, bad := range map[string]deep.Result{
		"chunk 5: expected 0 to 4":        {Chunk: 5, Counts: a.Counts, Origin: a.Origin},
		"chunk -1: expected 0 to 4":       {Chunk: -1, Counts: a.Counts, Origin: a.Origin},
		"chunk 2: 91 counts, expected 90": long,
		"expected a word of 1 to 200":     {Chunk: 2, Counts: a.Counts},
		"chunk 4: 90 counts, expected 40": {Chunk: 4, Counts: a.Counts, Origin: a.Origin},
	} {
		if _, err := r.Commit([]deep.Result{bad}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want one that says %q", err, want)
		}
	}
	if s := r.Status(); s.Done != 3 {
		t.Errorf("after bad results %d chunks are done", s.Done)
	}
	if right, err := r.Settle(1, a.Counts); err != nil || !right {
		t.Errorf("the right count is not settled: %v, error %v", right, err)
	}
	if right, err := r.Settle(1, lie.Counts); err != nil || right || r.Done(1) {
		t.Errorf("a wrong count is settled: %v, error %v, done %v", right, err, r.Done(1))
	}
	if by, confirmed := r.By(0); by != "a" || !confirmed {
		t.Errorf("chunk 0 is counted by %q, confirmed %v", by, confirmed)
	}
	if err := r.Reopen([]int{0, 1, 4}); err != nil || r.Done(0) {
		t.Errorf("chunk 0 is done after it was opened again (error %v)", err)
	}
	if by, confirmed := r.By(0); by != "" || confirmed {
		t.Errorf("chunk 0 is open, counted by %q, confirmed %v", by, confirmed)
	}
	r.Close()
	if got := finish(t, folder); got != perft.NewNodes(8902) {
		t.Errorf("got %v", got)
	}
}

// TestSumsBeyond64Bits commits counts that nobody will ever find: the sums and the journal take them.
func TestSumsBeyond64Bits(t *testing.T) {
	folder := planned(t, startFEN, deep.PlanOptions{Depth: 13, Split: 1, Chunk: 20})
	r := open(t, folder)
	result := deep.Result{Origin: someOrigin, Counts: slices.Repeat([]uint64{1<<64 - 1}, 20)}
	if _, err := r.Commit([]deep.Result{result}); err != nil {
		t.Fatal(err)
	}
	r.Close()
	r = open(t, folder)
	if total, complete := r.Total(); !complete || total.String() != "368934881474191032300" {
		t.Errorf("got %v, complete %v", total, complete)
	}
}

// FuzzManifest holds the reading of manifests to its laws: no panic, and what is accepted names
// itself.
func FuzzManifest(f *testing.F) {
	text, err := os.ReadFile(filepath.Join(planned(f, startFEN, deep.PlanOptions{Depth: 3, Split: 2}), "manifest.json"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := deep.ParseManifest(text)
		if err != nil {
			return
		}
		if m.Chunks() < 0 || m.Remaining() < 1 || len(m.Plies) != m.Split {
			t.Fatalf("%s is accepted", text)
		}
	})
}
