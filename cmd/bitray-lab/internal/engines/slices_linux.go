package engines

import (
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// canSlice says whether programs can be stopped and resumed, and their processor time read.
const canSlice = true

// processorOf returns the processor time that a program has used so far, with all its threads;
// ok is false if the kernel does not say.
func processorOf(p *os.Process) (used time.Duration, ok bool) {
	// clock_getcpuclockid(3): a process is known to its clock by ^PID<<3, and 2 asks for the time
	// that it was scheduled.
	var t unix.Timespec
	if err := unix.ClockGettime(int32(^p.Pid<<3|2), &t); err != nil {
		return 0, false
	}
	return time.Duration(t.Nano()), true
}

func stop(p *os.Process) { _ = p.Signal(syscall.SIGSTOP) } // it may have ended

func resume(p *os.Process) { _ = p.Signal(syscall.SIGCONT) }
