package deep_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
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

// TestLostLines loses the line of a chunk, which is counted again, and then one that took a result back: the result before is not
// believed, as its counts are overwritten.
func TestLostLines(t *testing.T) {
	folder := counted(t)
	spoilLine(t, folder, 3)
	r := open(t, folder)
	lost := r.Pending()
	if len(r.Wrong) != 1 || !strings.HasPrefix(r.Wrong[0], "journal: line 3 is damaged and passed over: its checksum does not fit: ") || len(lost) != 1 {
		t.Fatalf("%q, %v are open", r.Wrong, lost)
	}
	back := (lost[0] + 1) % 5
	if err := r.Reopen(back); err != nil { // in line 7
		t.Fatal(err)
	}
	r.Close()
	spoilLine(t, folder, 7)
	r = open(t, folder)
	if want := fmt.Sprintf("of 1 chunks do not fit the journal: %d is the first", back); len(r.Wrong) != 3 || !strings.Contains(r.Wrong[2], want) || len(r.Pending()) != 2 {
		t.Errorf("%q, %v are open", r.Wrong, r.Pending())
	}
	r.Close()
	if got := finish(t, folder); got != perft.NewNodes(8902) {
		t.Errorf("got %v", got)
	}
	spoilLine(t, folder, 8) // that the counts do not fit; they were made again
	if s := read(t, folder).Status(); s.Nodes != perft.NewNodes(8902) {
		t.Errorf("%+v", s)
	}
	run := fivefold(t)
	countShare(t, run, "2/4", "", 0)
	own := filepath.Join(run, "shares", "2-of-4")
	spoilLine(t, own, 1)
	spoilLine(t, own, 5)
	if s := share(t, run, "2/4", ""); len(s.Pending()) != 1 || len(s.Wrong) != 2 || s.Wrong[1] != "journal: and 1 more such lines" {
		t.Errorf("a share: %q, %v are open", s.Wrong, s.Pending())
	}
}

// TestRecordsAndCounts forges a record: its checksum is right, and the total is not what the counts come to.
func TestRecordsAndCounts(t *testing.T) {
	folder := counted(t)
	lines := strings.SplitAfter(string(journalOf(t, folder)), "\n")
	last := len(lines) - 2
	text := strings.Replace(strings.TrimSuffix(lines[last][9:], "\n"), `"total":"`, `"total":"1`, 1)
	sum := crc32.Checksum([]byte(read(t, folder).Manifest.Run+text), crc32.MakeTable(crc32.Castagnoli))
	lines[last] = fmt.Sprintf("%08x %s\n", sum, text)
	if err := os.WriteFile(filepath.Join(folder, "journal"), []byte(strings.Join(lines, "")), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, r := range map[string]*deep.Run{"read": read(t, folder), "opened": open(t, folder)} { // in this order
		v, err := r.Verify(context.Background(), deep.VerifyOptions{MemoryMiB: 128})
		if err != nil || v.Complete || len(r.Pending()) != 1 || v.Total.Cmp(perft.NewNodes(8902)) >= 0 ||
			!strings.Contains(check(v, "counts").Detail, "the counts of 1 chunks do not fit the journal") {
			t.Errorf("%s: %+v, %q (error %v)", name, v, r.Wrong, err)
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
	if err := r.Commit(nil); err == nil {
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
		if err := r.Commit([]deep.Result{result}); err != nil {
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
}
