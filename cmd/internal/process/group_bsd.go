//go:build unix && !linux

package process

import (
	"os/exec"
	"syscall"
	"time"
)

// Separate puts the process into its own group: what it starts can be ended with it, and Ctrl-C at
// the terminal does not reach it before us.
func Separate(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// ProcessorTime would return the processor time that a process has used so far; here the system does not
// tell.
func ProcessorTime(int) (used time.Duration, ok bool) { return 0, false }
