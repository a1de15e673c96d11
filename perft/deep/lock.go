package deep

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// takeLock makes this process the one that writes the run in a folder, until the file is closed.
func takeLock(folder string) (*os.File, error) {
	f, err := os.OpenFile(filepath.Join(folder, lockName), os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	if err := lockFile(f); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", folder, err), f.Close())
	}
	return f, nil
}

// Locked reports whether a process is working on the run in a folder.
func Locked(folder string) (bool, error) {
	f, err := takeLock(folder)
	if errors.Is(err, ErrLocked) {
		return true, nil
	}
	if err != nil {
		return false, err
	}
	return false, f.Close()
}
