//go:build !unix

package env

import (
	"os"
	"os/exec"
)

// Separate does nothing: there are no groups of processes here.
func Separate(*exec.Cmd) {}

// interrupt ends the process: a single one cannot be sent an interrupt everywhere.
func interrupt(process *os.Process) error { return process.Kill() }
