package coordinator

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"

	"github.com/nats-io/nats.go"
	"github.com/rogpeppe/go-internal/lockedfile"

	"github.com/bitray/bitray/cmd/internal/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Folder is where a run keeps what its cluster needs.
type Folder struct{ path, run string }

// FolderOf returns that folder of the run in a folder. It makes what is missing there, such as the key for
// this machine, which the plan has made.
func FolderOf(run string) (Folder, error) {
	m, err := deep.ReadManifest(run)
	if err != nil {
		return Folder{}, err
	}
	f := Folder{filepath.Join(run, "cluster"), wire.ShortName(m.Run)}
	os.MkdirAll(f.path, 0o700) // or the key cannot be written
	for _, name := range []string{local, userName} {
		if _, err := wire.CreateKey(f.file(name+".key"), name, f.run); err != nil && !errors.Is(err, fs.ErrExist) {
			return f, err
		}
	}
	return f, nil
}

// Coordinator returns the key of the coordinator, for a server that is not its own.
func (f Folder) Coordinator() (*wire.Key, error) { return wire.LoadKey(f.file(userName + ".key")) }

func (f Folder) file(name string) string { return filepath.Join(f.path, name) }

// local is the name of the key for workers on this machine, which is in the register from the start.
const local = "local"

// Entry is a key in the register.
type Entry struct {
	Public  string // the public half
	Banned  string // why, or nothing
	Trusted bool   `json:",omitzero"` // its workers may count again what others have counted
}

// Register returns the keys by their names. Another process may change it at any time.
func (f Folder) Register() (map[string]Entry, error) {
	k, err := wire.LoadKey(f.file(local + ".key"))
	if err != nil {
		return nil, err
	}
	register := map[string]Entry{local: {Public: k.Public}}
	text, err := os.ReadFile(f.file("keys.json"))
	if err == nil {
		err = json.Unmarshal(text, &register)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", f.file("keys.json"), err)
	}
	return register, nil
}

// Invite makes a key, in a new file, and adds it to the register.
func (f Folder) Invite(file, name string) error {
	return f.change(func(register map[string]Entry) error {
		if _, is := register[name]; is {
			return fmt.Errorf("key %q: there is one of this name", name)
		}
		k, err := wire.CreateKey(file, name, f.run)
		if err == nil {
			register[name] = Entry{Public: k.Public}
		}
		return err
	})
}

// Ban notes why a key must not take part any more. An empty reason lets it take part again. Either way it is not
// trusted.
func (f Folder) Ban(name, why string) error { return f.set(name, Entry{Banned: why}) }

// Trust lets the workers of a key count again what other keys have counted.
func (f Folder) Trust(name string) error { return f.set(name, Entry{Trusted: true}) }

// set changes what is noted of a key.
func (f Folder) set(name string, entry Entry) error {
	return f.change(func(register map[string]Entry) error {
		e, is := register[name]
		if !is {
			return fmt.Errorf("key %q: not in the register", name)
		}
		entry.Public = e.Public
		register[name] = entry
		return nil
	})
}

// change changes the register while no other process does, as a whole or not at all.
func (f Folder) change(how func(map[string]Entry) error) error {
	unlock, err := lockedfile.MutexAt(f.file("keys.lock")).Lock()
	if err != nil {
		return err
	}
	defer unlock()
	register, err := f.Register()
	if err == nil {
		err = how(register)
	}
	if err != nil {
		return err
	}
	text, err := json.Marshal(register)
	if err != nil {
		return err
	}
	return deep.WriteFile(f.path, "keys.json", append(text, '\n'))
}

// reread follows the register: it lets in who was invited, keeps out who was banned, and has counted again
// what those have counted.
func (c *coordinator) reread() {
	register, err := c.folder.Register()
	c.fail(err)
	if err != nil || maps.Equal(register, c.register) {
		return
	}
	before := c.register
	c.register = register
	for name, e := range register {
		if _, known := before[name]; !known {
			c.listen(name)
		}
		if e.Banned != "" && before[name].Banned == "" {
			c.Say("key %s: banned: %s", name, e.Banned)
			c.retract(deep.KeyParty + name)
		}
	}
	c.fail(c.admit())
}

// maxPending bounds the requests of a key that the coordinator has not taken; what is beyond is dropped, and
// the worker sends it again. So a flood hinders nobody but the workers of its key.
const maxPending = 1024

// mostEachRound bounds the requests of a key that are taken in a round; others wait for the next.
const mostEachRound = 128

// listen takes the requests that come with a key.
func (c *coordinator) listen(key string) {
	slots := make(chan struct{}, mostEachRound)
	s, err := c.conn.Subscribe(wire.Subject(c.folder.run, key), func(m *nats.Msg) {
		select {
		case slots <- struct{}{}:
			r := c.read(key, m)
			r.slots = slots
			c.tell(func() { c.requests = append(c.requests, r) })
		case <-c.hearing.Done():
		}
	})
	if err == nil {
		err = s.SetPendingLimits(maxPending, maxPending<<12)
	}
	c.fail(err)
}
