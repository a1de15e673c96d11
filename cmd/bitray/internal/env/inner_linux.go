package env

import (
	"os"
	"os/exec"
	"syscall"
)

// Separate puts the process into a group of its own, and ends it with this one even if that is killed.
func Separate(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

func interrupt(process *os.Process) error { return process.Signal(os.Interrupt) }
