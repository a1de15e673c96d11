//go:build unix && !linux

package env

import (
	"os"
	"os/exec"
	"syscall"
)

// Separate puts the process into a group of its own.
func Separate(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

func interrupt(process *os.Process) error { return process.Signal(os.Interrupt) }
