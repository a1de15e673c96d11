//go:build unix

package program_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/bitray/bitray/internal/testenv"
)

// TestChildrenEnd has a program that ends, and leaves behind what it has started, which holds its output
// open.
func TestChildrenEnd(t *testing.T) {
	testenv.RunsItself(t)
	file := filepath.Join(t.TempDir(), "pid")
	t.Setenv("BITRAY_TEST_PID", file)
	_, err := prove(t, "child")
	if err == nil || !strings.HasPrefix(err.Error(), `asked "rook 1 0", it has ended: exit status 6`) {
		t.Errorf("error %v", err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	pid, err := strconv.Atoi(string(text))
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		if syscall.Kill(pid, 0) != nil {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Error("what the program has started lives on")
	syscall.Kill(pid, syscall.SIGKILL)
}
