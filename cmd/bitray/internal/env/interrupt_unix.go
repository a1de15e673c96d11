//go:build unix

package env

import (
	"os"
	"os/signal"
	"syscall"
)

// requestsToEnd returns the signals that ask the program to end: Ctrl-C, Ctrl-\, that of kill, and
// the one for a closed terminal, unless the program was started, by nohup for example, to ignore that
// signal. A program that does not catch them leaves its engines running.
func requestsToEnd() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	return signals
}
