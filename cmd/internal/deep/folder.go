package deep

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
)

// The names of what is in the folder of a run, besides the lists of positions.
const (
	manifestName = "manifest.json"
	journalName  = "journal"
	countsName   = "counts"
	lockName     = "lock"
	sharesName   = "shares"
	spillName    = "tmp"
	newSuffix    = ".new" // of a file that is being written
)

// ErrLocked says that another process works on a run.
var ErrLocked = errors.New("another process is working on this run")

// WriteFile writes a file into a folder, as a whole or not at all.
func WriteFile(folder, name string, content []byte) error {
	name = filepath.Join(folder, name)
	f, err := os.Create(name + newSuffix)
	if err != nil {
		return err
	}
	_, err = f.Write(content)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	if err := os.Rename(f.Name(), name); err != nil {
		return err
	}
	d, err := os.Open(folder)
	if err != nil {
		return err
	}
	d.Sync() // some systems cannot
	return d.Close()
}

// list is an open list of positions.
type list struct {
	*positions.Reader
	file *os.File
}

// openList opens the list of a ply of a run, and checks that its index fits the manifest.
func (m *Manifest) openList(folder string, ply int) (l list, err error) {
	want := &m.Plies[ply-1]
	if l.file, err = os.Open(filepath.Join(folder, want.file())); err != nil {
		return list{}, err
	}
	size, err := l.file.Seek(0, io.SeekEnd)
	if err == nil {
		l.Reader, err = positions.NewReader(l.file, size, want.Positions, m.Chunk)
	}
	if err != nil {
		return list{}, errors.Join(fmt.Errorf("%s: %w", l.file.Name(), err), l.file.Close())
	}
	return l, nil
}

// check checks that a list holds what the manifest says, on several goroutines. How it is compressed is not
// compared: that differs from one release of Go to the next.
func (l *list) check(want *Ply, goroutines int) error {
	got, err := positions.Sum(l.All(goroutines))
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", l.file.Name(), err)
	case got != want.Summary:
		return fmt.Errorf("%s: expected %v paths and the SHA-256 %s, found %v and %s", l.file.Name(), want.Ways, want.SHA256, got.Ways, got.SHA256)
	}
	return nil
}

// clearUnfinished removes what a plan has left that was not finished. A folder with anything else
// in it is an error, as is one that holds a run.
func clearUnfinished(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	var leftover []string
	for _, e := range entries {
		list, _ := filepath.Match("ply-*.positions", e.Name())
		switch name := e.Name(); {
		case name == manifestName:
			return fmt.Errorf("%s: holds a run already; count it with bitray deep run, or name another folder", folder)
		case list || name == spillName || name == journalName || name == countsName || name == manifestName+newSuffix || name == journalName+newSuffix:
			leftover = append(leftover, filepath.Join(folder, name))
		case name != lockName:
			return fmt.Errorf("%s: expected an empty folder, or none, found %q in it", folder, name)
		}
	}
	for _, name := range leftover {
		err = errors.Join(err, os.RemoveAll(name))
	}
	return err
}

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
