//go:build unix

package engine

import (
	"os/exec"
	"syscall"
)

// kill ends the process and all of its group. It is also called right after the process has ended,
// for what is left of the group: numbers are given out in turn, so that of the group is free or
// still the group's.
func kill(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
