//go:build !unix

package process

import (
	"os"
	"os/exec"
	"time"
)

// Separate does nothing: there are no groups of processes here.
func Separate(*exec.Cmd) {}

func kill(cmd *exec.Cmd) { cmd.Process.Kill() }

// Interrupt ends the process: a single one cannot be sent an interrupt everywhere.
func Interrupt(process *os.Process) error { return process.Kill() }

// ProcessorTime would return the processor time that a process has used so far; here the system does not
// tell.
func ProcessorTime(int) (used time.Duration, ok bool) { return 0, false }
