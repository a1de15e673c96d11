//go:build unix

package env

import (
	"os"
	"os/signal"
	"syscall"
)

// requestsToEnd returns the signals that ask the program to end: Ctrl-C, Ctrl-\, that of kill, and
// the one that comes when the terminal is closed, unless whoever has started the program, nohup for
// one, has it ignore that. Whoever catches none of them leaves the engines that he has started alone.
func requestsToEnd() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	return signals
}
