package coordinator_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestFullDisk fills the disk while workers count. The coordinator ends within seconds and says why, does not
// start while there is no room, and goes on when there is. The worker has kept its results.
func TestFullDisk(t *testing.T) {
	disk := t.TempDir()
	if err := syscall.Mount("none", disk, "tmpfs", 0, "size=2m"); err != nil {
		t.Skipf("cannot mount a small disk: %v", err)
	}
	t.Cleanup(func() { syscall.Unmount(disk, syscall.MNT_DETACH) })
	c := plan(t, startFEN, 5, 4, 64)
	key := c.invite("a")
	if err := os.CopyFS(filepath.Join(disk, "run"), os.DirFS(c.folder)); err != nil {
		t.Fatal(err)
	}
	c.folder = filepath.Join(disk, "run")
	c.options.Folder = c.folder
	c.start()
	w := c.work(key, slowly)
	await(t, "progress", func() bool { return c.done() > 10 })
	ballast := filepath.Join(disk, "ballast")
	f, err := os.Create(ballast)
	for err == nil {
		_, err = f.Write(make([]byte, 4096))
	}
	f.Close()
	select {
	case <-c.ended:
	case <-time.After(10 * time.Second):
		t.Fatal("the coordinator does not end")
	}
	if !errors.Is(c.err, syscall.ENOSPC) {
		t.Errorf("error %v, want one of a full disk", c.err)
	}
	done := c.done()
	if _, err := runOnce(c.options); err == nil || !strings.Contains(err.Error(), "disk too full: the results need") {
		t.Errorf("error %v, want one before the start", err)
	}
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	c.start()
	if again := c.done(); again < done {
		t.Errorf("%d chunks are done, %d were", again, done)
	}
	c.wait(4_865_609)
	if <-w.ended; w.err != nil {
		t.Error(w.err)
	}
}
