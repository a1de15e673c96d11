//go:build unix && !linux

package process

import (
	"os/exec"
	"syscall"
)

// Separate puts the process into its own group: what it starts can be ended with it, and Ctrl-C at
// the terminal does not reach it before us.
func Separate(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }
