//go:build unix

package library

import (
	"errors"
	"io"
	"os"
	"syscall"
	"time"
)

// untilEnd reads what a process has written to a pipe, until the process has ended. What it left behind may hold the
// pipe open for as long as it likes, so the end of the process is told by a deadline for reading. Then it reads what is
// in the pipe, and nothing that comes later.
type untilEnd struct {
	file  *os.File
	ended bool
	read  int // since the end, in bytes
}

// mostInPipe is more than a pipe holds: 64 KiB if nobody has asked for more, which may be 1 MiB on Linux.
const mostInPipe = 1 << 20

func (u *untilEnd) Read(text []byte) (n int, err error) {
	if !u.ended {
		n, err = u.file.Read(text)
		if !errors.Is(err, os.ErrDeadlineExceeded) {
			return n, err
		}
		u.ended = true
		if err := u.file.SetReadDeadline(time.Time{}); err != nil {
			return 0, err
		}
	}
	if u.read >= mostInPipe {
		return 0, io.EOF
	}
	n, err = readNow(u.file, text)
	u.read += n
	return n, err
}

// readNow reads from a pipe without waiting. That there is nothing is its end.
func readNow(file *os.File, text []byte) (n int, err error) {
	raw, err := file.SyscallConn()
	if err != nil {
		return 0, err
	}
	failed := raw.Read(func(fd uintptr) bool {
		n, err = syscall.Read(int(fd), text)
		return true
	})
	if failed != nil || err != nil || n <= 0 {
		return 0, io.EOF
	}
	return n, nil
}
