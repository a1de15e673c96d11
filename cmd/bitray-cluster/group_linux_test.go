package main

import "syscall"

// inGroup has a process lead a group of its own, and end with the test, however that ends.
func inGroup() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
