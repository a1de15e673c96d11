package deep_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

// counted returns the folder of a run that is complete: perft 3 in 5 chunks.
func counted(t testing.TB) string {
	folder := planned(t, startFEN, deep.PlanOptions{Depth: 3, Split: 2, Chunk: 90})
	if got := finish(t, folder); got != perft.NewNodes(8902) {
		t.Fatal(got)
	}
	return folder
}

// TestFlippedBits flips bits in every file of a run. It is refused, or goes on to the right total;
// it is never complete with another.
func TestFlippedBits(t *testing.T) {
	folder := counted(t)
	files := []string{"manifest.json", "journal", "ply-2.positions", "counts"}
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
			if err := os.WriteFile(name, damaged, 0o644); err != nil {
				t.Fatal(err)
			}
			r, err := deep.Open(folder)
			if err == nil {
				if len(r.Wrong) == 0 {
					t.Fatalf("%s, byte %d: a changed bit is not noticed", file, i)
				}
				mended++
				r.Close()
				if got := finish(t, folder); got != perft.NewNodes(8902) {
					t.Fatalf("%s, byte %d: got %v", file, i, got)
				}
			} else if refused++; !strings.Contains(err.Error(), folder) {
				t.Errorf("%s, byte %d: the error does not name the folder: %v", file, i, err)
			}
			if err := os.WriteFile(name, all, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		t.Logf("%s: %d refused, %d mended", file, refused, mended)
		if refused > 0 != (file == "manifest.json" || file == "ply-2.positions") || file == "manifest.json" && mended > 0 {
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
	if err := os.Remove(filepath.Join(folder, "counts")); err != nil {
		t.Fatal(err)
	}
	r := open(t, folder)
	if want := "the counts of 5 chunks do not fit the journal: 0 is the first; they are open again"; !slices.Equal(r.Wrong, []string{want}) || len(r.Pending()) != 5 {
		t.Errorf("without counts %q, and %v are open", r.Wrong, r.Pending())
	}
	r.Close()
	if got := finish(t, folder); got != perft.NewNodes(8902) {
		t.Errorf("got %v", got)
	}
}

// countChunk counts a chunk of a run in the name of a party.
func countChunk(t testing.TB, r *deep.Run, party string, seed uint64, chunk int) deep.Result {
	t.Helper()
	w, err := deep.NewWorker(party, r.Remaining(), perft.Options{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	result, err := w.Count(context.Background(), r, chunk)
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// TestConfirm counts chunks again, of which one differs and is open again, and reads the same from the journal.
func TestConfirm(t *testing.T) {
	folder := planned(t, startFEN, deep.PlanOptions{Depth: 3, Split: 2, Chunk: 90})
	r := open(t, folder)
	var all []deep.Result
	for chunk := range 4 {
		all = append(all, countChunk(t, r, "a", 0, chunk))
	}
	if err := r.Commit(all); err != nil {
		t.Fatal(err)
	}
	if _, err := r.Confirm(all[:1]); err == nil || !strings.Contains(err.Error(), "chunk 0 was counted before in the same way by a") {
		t.Errorf("a count confirms itself: error %v", err)
	}
	again, lie, open4 := countChunk(t, r, "c", 9, 0), countChunk(t, r, "c", 9, 1), countChunk(t, r, "c", 9, 4)
	lie.Counts[7]++
	differ, err := r.Confirm([]deep.Result{again, lie, open4})
	if err != nil || len(differ) != 1 || differ[0].Chunk != 1 || differ[0].Position != 7 || differ[0].B != differ[0].A+1 {
		t.Errorf("%v differ (error %v), want position 7 of chunk 1", differ, err)
	}
	for _, r := range []*deep.Run{r, read(t, folder)} {
		if s := r.Status(); s.Done != 3 || s.Confirmed != 1 || !slices.Equal(r.Pending(), []int{1, 4}) {
			t.Errorf("%+v, open %v", s, r.Pending())
		}
	}
	if n := bytes.Count(journalOf(t, folder), []byte("\n")); n != 1+4+2 { // the plan, four counts, a confirmation and a chunk opened again
		t.Errorf("%d lines in the journal", n)
	}
	r.Close()
	if got := finish(t, folder); got != perft.NewNodes(8902) {
		t.Errorf("got %v", got)
	}
}

// TestSumsBeyond64Bits commits counts larger than any real one: the sums and the journal take them.
func TestSumsBeyond64Bits(t *testing.T) {
	folder := planned(t, startFEN, deep.PlanOptions{Depth: 13, Split: 1, Chunk: 20})
	r := open(t, folder)
	result := deep.Result{Origin: someOrigin, Counts: slices.Repeat([]uint64{1<<64 - 1}, 20)}
	if err := r.Commit([]deep.Result{result}); err != nil {
		t.Fatal(err)
	}
	r.Close()
	r = open(t, folder)
	if s := r.Status(); s.Done != s.Chunks || s.Nodes.String() != "368934881474191032300" {
		t.Errorf("%+v", s)
	}
}

// FuzzManifest holds the reading of manifests to its laws: no panic, and what is accepted names
// itself.
func FuzzManifest(f *testing.F) {
	name := filepath.Join(planned(f, startFEN, deep.PlanOptions{Depth: 3, Split: 2}), "manifest.json")
	text, err := os.ReadFile(name)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Fuzz(func(t *testing.T, text []byte) {
		if err := os.WriteFile(name, text, 0o644); err != nil {
			t.Fatal(err)
		}
		m, err := deep.ReadManifest(filepath.Dir(name))
		if err != nil {
			return
		}
		if m.Chunks() < 0 || m.Remaining() < 1 || len(m.Plies) != m.Split {
			t.Fatalf("%s is accepted", text)
		}
	})
}
