//go:build !unix

package process

import (
	"os"
	"os/exec"
)

// Separate does nothing: there are no groups of processes here.
func Separate(*exec.Cmd) {}

func kill(cmd *exec.Cmd) { cmd.Process.Kill() }

// Interrupt ends the process: a single one cannot be sent an interrupt everywhere.
func Interrupt(process *os.Process) error { return process.Kill() }
