package deep

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// takeLock makes this process the one that writes the run in a folder, until the file is closed. It tries a few times:
// who only asks, see [Locked], holds the lock for a moment.
func takeLock(folder string) (f *os.File, err error) {
	for range 5 {
		if f, err = openLock(folder, os.O_RDWR|os.O_CREATE); !errors.Is(err, ErrLocked) {
			return f, err
		}
		time.Sleep(20 * time.Millisecond)
	}
	return f, err
}

func openLock(folder string, mode int) (*os.File, error) {
	f, err := os.OpenFile(filepath.Join(folder, lockName), mode, 0o644)
	if err != nil {
		return nil, err
	}
	if err := lockFile(f); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// Locked reports whether a process is working on the run in a folder, which may be one to read only.
func Locked(folder string) (bool, error) {
	f, err := openLock(folder, os.O_RDONLY)
	switch {
	case err == nil:
		return false, f.Close()
	case errors.Is(err, ErrLocked):
		return true, nil
	case errors.Is(err, fs.ErrNotExist):
		return false, nil
	}
	return false, err
}
