package engine

import (
	"os/exec"
	"syscall"
)

// separate puts the process into a group of its own: whatever it starts can be ended with it,
// and a Ctrl-C at the terminal does not reach it before us. It ends with us, even if we are killed.
func separate(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
