//go:build !unix

package engine

import "os/exec"

func separate(*exec.Cmd) {}

// kill ends the process.
func kill(cmd *exec.Cmd) { cmd.Process.Kill() }
