//go:build unix && !linux

package main

import "syscall"

// inGroup has a process lead its own group.
func inGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }
