package deep

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/bitray/bitray/perft/deep/internal/plan"
	"github.com/bitray/bitray/perft/deep/internal/positions"
)

// The names of what is in the folder of a run, besides the lists of positions.
const (
	manifestName = "manifest.json"
	journalName  = "journal"
	countsName   = "counts"
	lockName     = "lock"
	spillName    = "tmp"
	clusterName  = "cluster"
)

// ErrLocked says that another process works on a run.
var ErrLocked = errors.New("another process is working on this run")

// writeManifest writes the manifest, as a whole or not at all.
func writeManifest(folder string, m *Manifest) error {
	name := filepath.Join(folder, manifestName)
	f, err := os.Create(name + ".new")
	if err != nil {
		return err
	}
	if err := errors.Join(m.write(f), f.Sync(), f.Close()); err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	if err := os.Rename(f.Name(), name); err != nil {
		return err
	}
	return syncFolder(folder)
}

// ReadManifest reads the manifest of the run in a folder.
func ReadManifest(folder string) (*Manifest, error) {
	text, err := os.ReadFile(filepath.Join(folder, manifestName))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: expected the folder of a run, with a %s", folder, manifestName)
	}
	if err != nil {
		return nil, err
	}
	m, err := ParseManifest(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", folder, err)
	}
	return m, nil
}

// syncFolder makes sure that the names in a folder are on the disk. Where folders cannot be synced
// it does nothing.
func syncFolder(folder string) error {
	f, err := os.Open(folder)
	if err != nil {
		return err
	}
	f.Sync()
	return f.Close()
}

// list is an open list of positions.
type list struct {
	*positions.Reader
	file *os.File
}

// openList opens the list of a ply of a run and checks that it is the one of the manifest.
func (m *Manifest) openList(folder string, ply int) (*list, error) {
	want := &m.Plies[ply-1]
	name := filepath.Join(folder, want.file())
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	hash := sha256.New()
	size, err := io.Copy(hash, f)
	if got := hex.EncodeToString(hash.Sum(nil)); err == nil && (size != want.Bytes || got != want.SHA256) {
		err = fmt.Errorf("expected %d bytes with the SHA-256 %s, found %d with %s", want.Bytes, want.SHA256, size, got)
	}
	l := &list{file: f}
	if err == nil {
		l.Reader, err = positions.NewReader(f, size, want.Positions, m.Chunk)
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", name, err), f.Close())
	}
	return l, nil
}

// source hands on the positions of the list, which so many goroutines decompress.
func (l *list) source(goroutines int) plan.Source {
	return func(take func([]Entry) error) error { return l.Each(goroutines, take) }
}

func (l *list) close() error { return l.file.Close() }

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
		case list || name == spillName || name == journalName || name == countsName || name == clusterName || name == manifestName+".new":
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
