package attackstest

import (
	"errors"
	"os"
	"os/exec"
	"runtime"
	"syscall"
	"testing"
)

// RunsGo skips the test, by name and with the reason, where the tests run on a system that starts
// no processes. Tests call it before they run the go command. A machine that can start processes
// but has no go command fails.
func RunsGo(t testing.TB) {
	t.Helper()
	if startsNothing() {
		t.Skipf("skipped on %s/%s: runs the go command, and no process can be started", runtime.GOOS, runtime.GOARCH)
	}
}

// RunsItself skips the test, by name and with the reason, where the test binary cannot be started
// again: on systems that start no processes, and where it is emulated by a program that the kernel
// of the host does not know of. Tests call it before they start [os.Args] anew.
func RunsItself(t testing.TB) {
	t.Helper()
	if reason := whyNotItself(); reason != "" {
		t.Skipf("skipped on %s/%s: starts its own program, %s", runtime.GOOS, runtime.GOARCH, reason)
	}
}

// whyNotItself says why the test binary cannot be started again; it is empty if it can.
func whyNotItself() string {
	if startsNothing() {
		return "and no process can be started"
	}
	program, err := os.Executable()
	if err != nil {
		return "" // the test itself will fail with more to say
	}
	again := exec.Command(program, "-test.run=^$")
	if err := again.Start(); errors.Is(err, syscall.ENOEXEC) {
		return "and the host cannot start programs of this architecture: " + err.Error()
	} else if err == nil {
		again.Process.Kill()
		again.Wait()
	}
	return ""
}

// startsNothing reports whether the system has no processes.
func startsNothing() bool { return runtime.GOOS == "js" || runtime.GOOS == "wasip1" }
