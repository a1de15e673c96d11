//go:build unix

package process

import (
	"os"
	"os/exec"
	"syscall"
)

// kill ends the process and all of its group. It is also called right after the process has ended,
// for the rest of the group: the system hands out numbers in turn, so that the number is either
// unused or still that of the group.
func kill(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }

// Interrupt asks a process to end.
func Interrupt(process *os.Process) error { return process.Signal(os.Interrupt) }
