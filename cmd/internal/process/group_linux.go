package process

import (
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// Separate puts the process into its own group: what it starts can be ended with it, and Ctrl-C at
// the terminal does not reach it before us. It ends with us, even if we are killed.
func Separate(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// ProcessorTime returns the processor time that a process has used so far, with all its threads; ok is false
// where the system does not tell. The clock of another process has a number that is made from that of the
// process: see clock_getcpuclockid(3).
func ProcessorTime(pid int) (used time.Duration, ok bool) {
	const scheduled = 2 // the processor time, to the nanosecond
	var t unix.Timespec
	err := unix.ClockGettime(int32(^pid<<3|scheduled), &t)
	return time.Duration(t.Nano()) + childrenTime(pid), err == nil
}

// childrenTime returns the processor time of the processes that a process has started and waited for, which is
// counted in hundredths of a second.
func childrenTime(pid int) time.Duration {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)) // without the file there are none
	_, rest, _ := strings.Cut(string(text), ") ")             // after the name of the program
	fields := strings.Fields(rest)
	const user, system = 16 - 3, 17 - 3 // numbered as in proc(5), without the number and the name
	if len(fields) <= system {
		return 0
	}
	u, _ := strconv.Atoi(fields[user])
	s, _ := strconv.Atoi(fields[system])
	return time.Duration(u+s) * time.Second / 100
}
