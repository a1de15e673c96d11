package deep_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

// spoilLine changes a byte in the middle of a line of the journal, from 1.
func spoilLine(t *testing.T, folder string, line int) {
	t.Helper()
	lines := bytes.SplitAfter(journalOf(t, folder), []byte("\n"))
	lines[line-1][len(lines[line-1])/2] ^= 1
	if err := os.WriteFile(filepath.Join(folder, "journal"), bytes.Join(lines, nil), 0o644); err != nil {
		t.Fatal(err)
	}
}

func repair(t *testing.T, folder string) (kept int, lost []string) {
	t.Helper()
	kept, lost, err := deep.RepairJournal(folder)
	if err != nil {
		t.Fatal(err)
	}
	return kept, lost
}

// TestRepair loses the line of a chunk, which is counted again.
func TestRepair(t *testing.T) {
	folder := counted(t)
	whole := journalOf(t, folder)
	if kept, lost := repair(t, folder); kept != 5 || len(lost) > 0 || !bytes.Equal(journalOf(t, folder), whole) {
		t.Errorf("a journal that is whole: %d kept, %q lost", kept, lost)
	}
	spoilLine(t, folder, 3)
	damaged := journalOf(t, folder)
	if _, err := deep.Open(folder); err == nil || !strings.Contains(err.Error(), "line 3 is damaged") {
		t.Errorf("opened: error %v", err)
	}
	kept, lost := repair(t, folder)
	if kept != 4 || len(lost) != 1 || !strings.HasPrefix(lost[0], `line 3: its checksum does not match: "`) {
		t.Errorf("%d kept, %q lost", kept, lost)
	}
	if saved, err := os.ReadFile(filepath.Join(folder, "journal.damaged")); err != nil || !bytes.Equal(saved, damaged) {
		t.Errorf("the damaged journal is not kept (error %v)", err)
	}
	if got := finish(t, folder); got != perft.NewNodes(8902) {
		t.Errorf("got %v", got)
	}
	spoilLine(t, folder, 2)
	if _, _, err := deep.RepairJournal(folder); err == nil || !strings.Contains(err.Error(), "is there from an earlier repair") {
		t.Errorf("repaired again: error %v", err)
	}
	other := small(t)
	open(t, other)
	if _, _, err := deep.RepairJournal(other); !errors.Is(err, deep.ErrLocked) || !strings.Contains(err.Error(), other) {
		t.Errorf("repaired while it is open: error %v", err)
	}
}

// TestRepairBelievesNothingThatWasTakenBack loses the line that opens a chunk again.
func TestRepairBelievesNothingThatWasTakenBack(t *testing.T) {
	folder := planned(t, startFEN, deep.PlanOptions{Depth: 3, Split: 2, Chunk: 90})
	r := open(t, folder)
	commit := func(party string, chunk int) {
		t.Helper()
		if _, err := r.Commit([]deep.Result{countChunk(t, r, party, 0, chunk)}); err != nil {
			t.Fatal(err)
		}
	}
	commit("honest", 0)
	commit("liar", 1)
	if err := r.Reopen(1); err != nil {
		t.Fatal(err)
	}
	commit("honest", 2)
	if differ, err := r.Confirm([]deep.Result{countChunk(t, r, "other", 1, 0)}); err != nil || len(differ) > 0 {
		t.Fatal(differ, err)
	}
	r.Close()
	spoilLine(t, folder, 4)
	kept, lost := repair(t, folder)
	if len(lost) != 3 || kept != 1 || !strings.Contains(lost[1], "the 2 chunks that were counted before it are open again") ||
		!strings.Contains(lost[2], "line 6: chunk 0 is confirmed, which does not fit what was before") {
		t.Errorf("%d kept, %q lost", kept, lost)
	}
	if got := open(t, folder).Pending(); !slices.Equal(got, []int{0, 1, 3, 4}) {
		t.Errorf("the chunks %v are open", got)
	}
}

// TestRecordsAndCounts forges a record: its checksum is right, and the total is not what the counts come to.
func TestRecordsAndCounts(t *testing.T) {
	folder := counted(t)
	lines := strings.SplitAfter(string(journalOf(t, folder)), "\n")
	last := len(lines) - 2
	text := strings.Replace(strings.TrimSuffix(lines[last][9:], "\n"), `"total":"`, `"total":"1`, 1)
	sum := crc32.Checksum([]byte(lines[last-1][:8]+text), crc32.MakeTable(crc32.Castagnoli))
	lines[last] = fmt.Sprintf("%08x %s\n", sum, text)
	if err := os.WriteFile(filepath.Join(folder, "journal"), []byte(strings.Join(lines, "")), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, r := range map[string]*deep.Run{"read": read(t, folder), "opened": open(t, folder)} { // in this order
		v, err := r.Verify(context.Background(), deep.VerifyOptions{MemoryMiB: 128})
		if err != nil || v.Complete || len(r.Damaged) != 1 || !slices.Equal(r.Damaged, r.Pending()) || v.Total.Cmp(perft.NewNodes(8902)) >= 0 ||
			!strings.Contains(check(v, "counts").Detail, "the counts of 1 chunks do not fit the journal") {
			t.Errorf("%s: %+v, damaged %v (error %v)", name, v, r.Damaged, err)
		}
	}
}

// TestReadOnlyFolder reads and verifies a run on a disk where nothing can be written.
func TestReadOnlyFolder(t *testing.T) {
	disk := smallDisk(t, "1m")
	folder := filepath.Join(disk, "run")
	if err := os.CopyFS(folder, os.DirFS(counted(t))); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mount("none", disk, "tmpfs", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
		t.Skipf("cannot mount it again: %v", err)
	}
	if _, err := deep.Open(folder); !errors.Is(err, syscall.EROFS) {
		t.Errorf("opened: error %v", err)
	}
	if locked, err := deep.Locked(folder); err != nil || locked {
		t.Errorf("locked %v (error %v)", locked, err)
	}
	if _, err := deep.OpenShare(folder, deep.Share{I: 1, N: 1}, ""); !errors.Is(err, syscall.EROFS) {
		t.Errorf("a share in it: error %v", err)
	}
	if got := share(t, folder, "1/1", filepath.Join(t.TempDir(), "a", "b")); got.Elsewhere() != 5 || len(got.Pending()) != 0 {
		t.Errorf("%d chunks of a share are counted elsewhere", got.Elsewhere())
	}
	r := read(t, folder)
	if s := r.Status(); s.Done != s.Chunks || s.Nodes != perft.NewNodes(8902) {
		t.Errorf("%+v", s)
	}
	v, err := r.Verify(context.Background(), deep.VerifyOptions{Sample: 1, Options: perft.Options{Seed: 1}, MemoryMiB: 128, Name: "verifier"})
	if err != nil || !allOK(v) || r.Status().Confirmed != 5 {
		t.Errorf("%+v (error %v)", v, err)
	}
	if _, err := r.Commit(nil); err == nil {
		t.Error("results are committed to a run that is only read")
	}
	if err := r.Count(context.Background(), counting); err == nil || !strings.Contains(err.Error(), "only read") {
		t.Errorf("counted: error %v", err)
	}
}

func TestCompare(t *testing.T) {
	a, b := counted(t), planned(t, startFEN, deep.PlanOptions{Depth: 3, Split: 2, Chunk: 90})
	r := open(t, b)
	for chunk := range 4 {
		result := countChunk(t, r, "b", 0, chunk)
		if chunk >= 2 {
			result.Counts[chunk]++
		}
		if _, err := r.Commit([]deep.Result{result}); err != nil {
			t.Fatal(err)
		}
	}
	x := read(t, a)
	c, err := deep.Compare(context.Background(), x, r)
	if err != nil || c.Compared != 4 || c.Differ != 2 || c.First == nil || c.First.Chunk != 2 || c.First.Position != 2 || c.First.B != c.First.A+1 {
		t.Errorf("%+v, first %v (error %v)", c, c.First, err)
	}
	if c, err := deep.Compare(context.Background(), x, x); err != nil || c.Compared != 5 || c.First != nil {
		t.Errorf("%+v (error %v)", c, err)
	}
	other := read(t, planned(t, startFEN, deep.PlanOptions{Depth: 3, Split: 2, Chunk: 91}))
	if _, err := deep.Compare(context.Background(), x, other); err == nil || !strings.Contains(err.Error(), "chunks of 91") {
		t.Errorf("error %v", err)
	}
}
