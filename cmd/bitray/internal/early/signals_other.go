//go:build !unix

package early

import (
	"os"
	"syscall"
)

// requestsToEnd returns the signals that ask the program to end.
func requestsToEnd() []os.Signal { return []os.Signal{os.Interrupt, syscall.SIGTERM} }
