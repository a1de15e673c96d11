package keys

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nkeys"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Key is a key with its name and the name of the run that it is for.
type Key struct {
	Name   string
	Run    string
	Public string
	pair   nkeys.KeyPair
}

// keyHeader begins the file of a key.
const keyHeader = "bitray-key "

// Create makes a key and writes it to a new file that only its owner may read.
func Create(file, name, run string) (*Key, error) {
	if err := errors.Join(wire.CheckName(name), wire.CheckRun(run)); err != nil {
		return nil, err
	}
	pair, err := nkeys.CreateUser()
	if err != nil {
		return nil, err
	}
	seed, err := pair.Seed()
	if err != nil {
		return nil, err
	}
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil, err
	}
	_, err = fmt.Fprintf(f, "%s%s %s\n%s\n", keyHeader, name, run, seed)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return nil, err
	}
	return Load(file)
}

// Load reads a key.
func Load(file string) (*Key, error) {
	f, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("key %s: no such file; bitray-cluster invite makes one", file)
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Scan()
	text, ok := strings.CutPrefix(lines.Text(), keyHeader)
	name, run, _ := strings.Cut(text, " ")
	if !ok || wire.CheckName(name) != nil || wire.CheckRun(run) != nil || !lines.Scan() {
		return nil, fmt.Errorf("key %s: expected a file that bitray-cluster invite has made", file)
	}
	pair, err := nkeys.FromSeed([]byte(strings.TrimSpace(lines.Text())))
	if err != nil {
		return nil, fmt.Errorf("key %s: %w", file, err)
	}
	public, err := pair.PublicKey()
	if err != nil {
		return nil, fmt.Errorf("key %s: %w", file, err)
	}
	return &Key{name, run, public, pair}, nil
}

// LoadOrCreate reads a key, or makes one if there is none.
func LoadOrCreate(file, name, run string) (*Key, error) {
	if _, err := os.Stat(file); err == nil {
		return Load(file)
	}
	return Create(file, name, run)
}

// Option lets a client show that it has the key.
func (k *Key) Option() nats.Option { return nats.Nkey(k.Public, k.pair.Sign) }
