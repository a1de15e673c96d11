//go:build unix && !linux

package main

import "syscall"

// endsWithTest leaves it to the test to end a process: only Linux can do more.
func endsWithTest() *syscall.SysProcAttr { return nil }
