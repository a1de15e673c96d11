//go:build unix

package early

import (
	"os"
	"os/signal"
	"slices"
	"syscall"
)

// requestsToEnd returns the signals that ask the program to end: that of kill, Ctrl-\, Ctrl-C, and the one
// for a closed terminal, the latter two unless the program was started to ignore them, as by nohup or by a
// script with "&". A program that does not catch them leaves its engines running.
func requestsToEnd() []os.Signal {
	signals := []os.Signal{syscall.SIGTERM, syscall.SIGQUIT, os.Interrupt, syscall.SIGHUP}
	return slices.DeleteFunc(signals, signal.Ignored)
}
