package main

import "syscall"

// inGroup has a process lead its own group, and end with the test, however that ends.
func inGroup() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
