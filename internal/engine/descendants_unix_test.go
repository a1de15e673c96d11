//go:build unix

package engine_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/bitray/bitray/internal/engine"
	"github.com/bitray/bitray/perft/crosscheck"
)

// lifeFile names the environment variable with the file that a descendant keeps locked as long as
// it lives. Its number is in there.
const lifeFile = "BITRAY_TEST_LIFE"

// life is how long a descendant lives if nobody ends it.
const life = time.Minute

// startDescendant starts what programs of some kinds leave behind: a "child" in their process
// group, or a "daemon" in a session of its own. Both hold standard output and error open.
func startDescendant(kind string) {
	if !strings.Contains(kind, "child") && !strings.Contains(kind, "daemon") {
		return
	}
	cmd := exec.Command(os.Args[0], fakeFlag, "descendant")
	cmd.Stdout, cmd.Stderr, cmd.ExtraFiles = os.Stdout, os.Stderr, []*os.File{lockLife()}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: strings.Contains(kind, "daemon")}
	if err := cmd.Start(); err != nil {
		panic(err)
	}
	if err := os.WriteFile(os.Getenv(lifeFile), []byte(strconv.Itoa(cmd.Process.Pid)), 0); err != nil {
		panic(err)
	}
}

// lockLife locks the file of a life. The lock is that of all who inherit the open file.
func lockLife() *os.File {
	file, err := os.OpenFile(os.Getenv(lifeFile), os.O_RDWR, 0)
	if err != nil {
		panic(err)
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX); err != nil {
		panic(err)
	}
	return file
}

// newLife creates the file of a life, and kills at the end of the test what still lives.
func newLife(t *testing.T) (name string) {
	t.Helper()
	name = filepath.Join(t.TempDir(), "life")
	if err := os.WriteFile(name, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv(lifeFile, name)
	t.Cleanup(func() {
		text, _ := os.ReadFile(name)
		if pid, err := strconv.Atoi(string(text)); err == nil && alive(t, name) {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	})
	return name
}

// alive reports whether somebody holds the lock of a life.
func alive(t *testing.T, name string) bool {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	return syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != nil
}

// mustDie waits until nobody holds the lock, which is long before life ends.
func mustDie(t *testing.T, name string) {
	t.Helper()
	for range 300 {
		if !alive(t, name) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Error("what the program has started lives on")
}

// mustHaveStarted makes sure that there was something to end.
func mustHaveStarted(t *testing.T, name string) {
	t.Helper()
	if text, err := os.ReadFile(name); err != nil || len(text) == 0 {
		t.Fatalf("nothing was started: %v", err)
	}
}

// TestGroupsEnd has programs that leave a child behind, which is ended, or a daemon, which holds their output
// open and is not waited for.
func TestGroupsEnd(t *testing.T) {
	for _, test := range []struct{ kind, fails string }{
		{"leaves a daemon", ""}, {"dies and leaves a daemon", "exit status 3"}, {"script-daemon", ""}, {"leaves a child", ""},
		{"script-child", ""}, {"script-child-fails", "exit status 1"}, {"script-child-hangs", "no answer within"},
	} {
		t.Run(test.kind, func(t *testing.T) {
			name := newLife(t)
			side := run(t, test.kind)
			_, err := side.Divide(context.Background(), crosscheck.Line{Root: kiwipete}, 1)
			if (err == nil) != (test.fails == "") || err != nil && !strings.Contains(err.Error(), test.fails) {
				t.Errorf("error %v, want %q", err, test.fails)
			}
			if e, ok := side.(*engine.Engine); ok {
				e.Close()
			}
			mustHaveStarted(t, name)
			if !strings.Contains(test.kind, "daemon") {
				mustDie(t, name)
			} else if !alive(t, name) {
				t.Error("the daemon was waited for")
			}
		})
	}
}

// TestEngineDiesWithItsParent kills a program that uses an engine, which cannot close it then.
func TestEngineDiesWithItsParent(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells a process that its parent has ended")
	}
	name := newLife(t)
	err := exec.Command(os.Args[0], fakeFlag, "parent").Run()
	if err == nil || err.Error() != "signal: killed" {
		t.Fatalf("error %v, want the end by a signal", err)
	}
	mustHaveStarted(t, name)
	mustDie(t, name)
}

// beKilled starts an engine that stays, and dies.
func beKilled() {
	if _, err := engine.Start(context.Background(), fake("locks and stays"), time.Minute); err != nil {
		fmt.Println(err)
		return
	}
	syscall.Kill(os.Getpid(), syscall.SIGKILL)
}

// stayLocked keeps the lock of a life for as long as this process lives.
func stayLocked() {
	locked = lockLife()
	if err := os.WriteFile(os.Getenv(lifeFile), []byte(strconv.Itoa(os.Getpid())), 0); err != nil {
		panic(err)
	}
}

// locked keeps the file from being closed by the garbage collector.
var locked *os.File
