package keys

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/nats-io/nkeys"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Register is a file with a line for each worker: its name, its public key and, if it must not take
// part any more, "banned" and why.
type Register struct{ file string }

// Entry is a worker in the register.
type Entry struct {
	Name   string
	Public string
	Banned string // why, or empty
}

// Read returns the workers, in the order in which they were invited.
func (r *Register) Read() ([]Entry, error) {
	f, err := os.Open(r.file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var entries []Entry
	lines := bufio.NewScanner(f)
	for number := 1; lines.Scan(); number++ {
		e, err := parseEntry(lines.Text())
		if err != nil {
			return nil, fmt.Errorf("%s, line %d: %w", r.file, number, err)
		}
		entries = append(entries, e)
	}
	return entries, lines.Err()
}

func parseEntry(line string) (Entry, error) {
	words := strings.SplitN(line, " ", 4)
	if len(words) < 2 || len(words) == 3 || wire.CheckName(words[0]) != nil || !nkeys.IsValidPublicUserKey(words[1]) {
		return Entry{}, fmt.Errorf("expected a name and a public key, found %.60q", line)
	}
	e := Entry{Name: words[0], Public: words[1]}
	if len(words) == 4 {
		if words[2] != "banned" {
			return Entry{}, fmt.Errorf("expected %q, found %.60q", "banned", words[2])
		}
		e.Banned = words[3]
	}
	return e, nil
}

// Add adds the worker of a key.
func (r *Register) Add(k *Key) error {
	entries, err := r.Read()
	if err != nil {
		return err
	}
	for _, e := range entries {
		switch {
		case e.Name == k.Name && e.Public == k.Public:
			return nil
		case e.Name == k.Name:
			return fmt.Errorf("worker %q: invited already", k.Name)
		}
	}
	return r.write(append(entries, Entry{Name: k.Name, Public: k.Public}))
}

// Ban notes that a worker must not take part any more.
func (r *Register) Ban(name, why string) error {
	entries, err := r.Read()
	if err != nil {
		return err
	}
	i := slices.IndexFunc(entries, func(e Entry) bool { return e.Name == name })
	if i < 0 {
		return fmt.Errorf("worker %q: not in the register", name)
	}
	entries[i].Banned = why
	return r.write(entries)
}

// write replaces the register, as a whole or not at all.
func (r *Register) write(entries []Entry) error {
	var text strings.Builder
	for _, e := range entries {
		text.WriteString(e.Name + " " + e.Public)
		if e.Banned != "" {
			text.WriteString(" banned " + e.Banned)
		}
		text.WriteByte('\n')
	}
	if err := os.WriteFile(r.file+".new", []byte(text.String()), 0o600); err != nil {
		return err
	}
	return os.Rename(r.file+".new", r.file)
}
