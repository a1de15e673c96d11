//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package deep

import (
	"errors"
	"os"
	"syscall"
)

// lockFile locks a file until it is closed, also by the end of the process.
func lockFile(f *os.File) error {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return ErrLocked
	}
	return err
}
