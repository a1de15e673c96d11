//go:build unix && !linux

package main

import "syscall"

// inGroup has a process lead a group of its own.
func inGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }
