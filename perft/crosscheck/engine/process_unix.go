//go:build unix

package engine

import (
	"os/exec"
	"syscall"
)

// separate puts the process into a group of its own: whatever it starts can be ended with it,
// and a Ctrl-C at the terminal does not reach it before us.
func separate(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// kill ends the process and all that it has started.
func kill(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
