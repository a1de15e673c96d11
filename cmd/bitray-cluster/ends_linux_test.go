package main

import "syscall"

// endsWithTest has a process end with the test, however that ends.
func endsWithTest() *syscall.SysProcAttr { return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }
