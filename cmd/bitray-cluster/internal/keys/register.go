package keys

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/rogpeppe/go-internal/lockedfile"
)

// Folder is where a run keeps what its cluster needs.
type Folder struct{ path, run string }

// FolderOf makes the folder of the run in a folder, with the key for this machine, which the plan has put there
// unless it is old.
func FolderOf(run, short string) (Folder, error) {
	f := Folder{filepath.Join(run, "cluster"), short}
	if err := os.MkdirAll(f.path, 0o700); err != nil {
		return f, err
	}
	_, err := Create(f.Local(), localName, short)
	if errors.Is(err, fs.ErrExist) {
		err = nil
	}
	return f, err
}

// Path returns the path of a file in the folder.
func (f Folder) Path(name string) string { return filepath.Join(f.path, name) }

// localName is the name of the key for workers on this machine, which is in the register from the start.
const localName = "local"

// Local returns the file of that key.
func (f Folder) Local() string { return f.Path(localName + ".key") }

// Entry is a key in the register.
type Entry struct {
	Public string // the public half
	Banned string // why, or nothing
}

// Register returns the keys by their names. Another process may change it at any time.
func (f Folder) Register() (map[string]Entry, error) {
	local, err := Load(f.Local())
	if err != nil {
		return nil, err
	}
	register := map[string]Entry{localName: {Public: local.Public}}
	text, err := os.ReadFile(f.Path("keys.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return register, nil
	}
	if err == nil {
		err = json.Unmarshal(text, &register)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.Path("keys.json"), err)
	}
	return register, nil
}

// Invite makes a key, in a new file, and adds it to the register.
func (f Folder) Invite(file, name string) error {
	return f.change(func(register map[string]Entry) error {
		if _, is := register[name]; is {
			return fmt.Errorf("key %q: there is one of this name", name)
		}
		k, err := Create(file, name, f.run)
		if err == nil {
			register[name] = Entry{Public: k.Public}
		}
		return err
	})
}

// Ban notes why a key must not take part any more. An empty reason lets it take part again.
func (f Folder) Ban(name, why string) error {
	return f.change(func(register map[string]Entry) error {
		e, is := register[name]
		if !is {
			return fmt.Errorf("key %q: not in the register", name)
		}
		register[name] = Entry{e.Public, why}
		return nil
	})
}

// change changes the register while no other process does, as a whole or not at all.
func (f Folder) change(how func(map[string]Entry) error) error {
	unlock, err := lockedfile.MutexAt(f.Path("keys.lock")).Lock()
	if err != nil {
		return err
	}
	defer unlock()
	register, err := f.Register()
	if err != nil {
		return err
	}
	if err := how(register); err != nil {
		return err
	}
	text, err := json.MarshalIndent(register, "", "  ")
	if err != nil {
		return err
	}
	fresh, err := os.Create(f.Path("keys.new"))
	if err != nil {
		return err
	}
	_, err = fresh.Write(append(text, '\n'))
	if err := errors.Join(err, fresh.Sync(), fresh.Close()); err != nil {
		return err
	}
	return os.Rename(fresh.Name(), f.Path("keys.json"))
}
