// Package testenv knows what tests can do where they run: start the go command ([RunsGo]), start
// themselves again ([RunsItself]), and do so with instructions of the processor switched off
// ([SwitchedOff]). A test that asks for what the host cannot do is skipped, by name and with the
// reason; the script .ci/emulate prints those.
//
// It serves the tests of this module, in all of its trees. To prove your own generator, use
// package attackstest.
package testenv

import (
	"errors"
	"flag"
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

// RunsItself skips the test, by name and with the reason, where [CannotRunItself] gives one. Tests
// call it before they start [os.Args] again.
func RunsItself(t testing.TB) {
	t.Helper()
	if reason := CannotRunItself(); reason != "" {
		t.Skipf("skipped on %s/%s: starts its own program, %s", runtime.GOOS, runtime.GOARCH, reason)
	}
}

// tried is the environment variable by which [CannotRunItself] knows itself again.
const tried = "BITRAY_TEST_RUNS_ITSELF"

// CannotRunItself says why the test binary cannot be started again, or returns the empty string if
// it can: some systems have no processes, and where the binary is emulated the kernel of the host
// may not know how to start it.
func CannotRunItself() (reason string) {
	if startsNothing() {
		return "and no process can be started"
	}
	if os.Getenv(tried) != "" {
		return ""
	}
	again := exec.Command(os.Args[0], "-test.run=^$")
	again.Env = append(os.Environ(), tried+"=1")
	switch err := again.Start(); {
	case errors.Is(err, syscall.ENOEXEC):
		return "and the host cannot start programs of this architecture"
	case err == nil:
		again.Process.Kill()
		again.Wait()
	}
	return "" // after other errors the test will fail with more to say
}

// WaitTogether runs eight tests at a time that may, however few processors there are. It is for packages whose
// tests wait for programs that hang rather than compute, and called by TestMain; go test -parallel overrides
// it.
func WaitTogether() {
	if err := flag.Set("test.parallel", "8"); err != nil {
		panic(err)
	}
}

// startsNothing reports whether the system has no processes.
func startsNothing() bool { return runtime.GOOS == "js" || runtime.GOOS == "wasip1" }
