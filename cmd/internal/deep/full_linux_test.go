package deep_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// smallDisk mounts a disk of a given size in memory, where the test may do that.
func smallDisk(t *testing.T, size string) string {
	t.Helper()
	folder := t.TempDir()
	if err := syscall.Mount("none", folder, "tmpfs", 0, "size="+size); err != nil {
		t.Skipf("cannot mount a small disk: %v", err)
	}
	t.Cleanup(func() { syscall.Unmount(folder, 0) })
	return folder
}

// fill writes a file until the disk is full, and returns its name.
func fill(t *testing.T, folder string) string {
	t.Helper()
	name := filepath.Join(folder, "ballast")
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for err == nil {
		_, err = f.Write(make([]byte, 4096))
	}
	if !errors.Is(err, syscall.ENOSPC) {
		t.Fatal(err)
	}
	return name
}

// TestFullDisk fills the disk while a run counts: it stops, keeps what was written before, and goes
// on when there is room again.
func TestFullDisk(t *testing.T) {
	disk := smallDisk(t, "1m")
	folder := filepath.Join(disk, "run")
	o := deep.PlanOptions{Depth: 5, Split: 3, Chunk: 32}
	if _, err := deep.Plan(context.Background(), folder, board.Start(), o); err != nil {
		t.Fatal(err)
	}
	ballast := ""
	filling := counting
	filling.Progress = func(s deep.Status, _ perft.Effort) {
		if s.Done >= 10 && ballast == "" {
			ballast = fill(t, disk)
		}
	}
	r := open(t, folder)
	if err := r.Count(context.Background(), filling); !errors.Is(err, syscall.ENOSPC) {
		t.Errorf("error %v, want one of a full disk", err)
	}
	done := r.Status().Done
	if err := r.Count(context.Background(), counting); err == nil || !strings.Contains(err.Error(), "disk too full: the results need") {
		t.Errorf("error %v, want one before the count", err)
	}
	r.Close()
	r = open(t, folder)
	if again := r.Status().Done; done < 10 || done >= 168 || again != done {
		t.Errorf("%d chunks are done, then %d", done, again)
	}
	r.Close()
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	if got := finish(t, folder); got != perft.NewNodes(smallPerft) {
		t.Errorf("got %v", got)
	}
}

// TestPlanOnAFullDisk leaves nothing behind.
func TestPlanOnAFullDisk(t *testing.T) {
	disk := smallDisk(t, "64k")
	folder := filepath.Join(disk, "run")
	_, err := deep.Plan(context.Background(), folder, board.Start(), deep.PlanOptions{Depth: 5, Split: 4})
	if !errors.Is(err, syscall.ENOSPC) {
		t.Errorf("error %v, want one of a full disk", err)
	}
	if entries, err := os.ReadDir(folder); err != nil || len(entries) != 1 {
		t.Errorf("left behind: %v (error %v)", entries, err)
	}
}
