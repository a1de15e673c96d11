//go:build !unix

package env

import (
	"os"
	"os/exec"
)

func separate(*exec.Cmd) {}

// interrupt ends the process: a single one cannot be sent an interrupt everywhere.
func interrupt(process *os.Process) error { return process.Kill() }
