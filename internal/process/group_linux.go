package process

import (
	"os/exec"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// Separate puts the process into its own group: what it starts can be ended with it, and Ctrl-C at
// the terminal does not reach it before us. It ends with us, even if we are killed.
func Separate(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// processorTime asks for the clock of another process, whose number is made from that of the process: see
// clock_getcpuclockid(3).
func processorTime(pid int) (used time.Duration, ok bool) {
	const scheduled = 2 // the processor time, to the nanosecond
	var t unix.Timespec
	err := unix.ClockGettime(int32(^pid<<3|scheduled), &t)
	return time.Duration(t.Nano()), err == nil
}
