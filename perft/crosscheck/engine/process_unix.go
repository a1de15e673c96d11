//go:build unix && !linux

package engine

import (
	"os/exec"
	"syscall"
)

// separate puts the process into its own group: what it starts can be ended with it, and Ctrl-C at
// the terminal does not reach it before us.
func separate(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }
