package wire

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nkeys"
)

// Key is a key with its name and the name of the run that it is for.
type Key struct {
	Name, Run, Public string
	pair              nkeys.KeyPair
}

// keyWord begins the file of a key: one line with this word, the name, the run, and 32 bytes that nobody else
// knows, in hexadecimal. The plan of a run writes such a file too, for workers on the same machine.
const keyWord = "bitray-key-1"

// CreateKey makes a key in a new file that only its owner may read.
func CreateKey(file, name, run string) (*Key, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	secret := make([]byte, 32)
	rand.Read(secret) // never fails
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil, err
	}
	_, err = fmt.Fprintf(f, "%s %s %s %x\n", keyWord, name, run, secret)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return nil, errors.Join(err, os.Remove(file))
	}
	return LoadKey(file)
}

// LoadKey reads a key.
func LoadKey(file string) (*Key, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("key: %w; bitray-cluster keys invite makes one", err)
	}
	words := strings.Split(strings.TrimSuffix(string(text), "\n"), " ")
	if len(words) != 4 || words[0] != keyWord || CheckName(words[1]) != nil || CheckName(words[2]) != nil {
		return nil, fmt.Errorf("key %s: expected a file that bitray-cluster keys invite has made", file)
	}
	k := &Key{Name: words[1], Run: words[2]}
	secret, err := hex.DecodeString(words[3])
	if err == nil {
		k.pair, err = nkeys.FromRawSeed(nkeys.PrefixByteUser, secret)
	}
	if err == nil {
		k.Public, err = k.pair.PublicKey()
	}
	if err != nil {
		return nil, fmt.Errorf("key %s: %w", file, err)
	}
	return k, nil
}

// Option lets a client show that it has the key.
func (k *Key) Option() nats.Option { return nats.Nkey(k.Public, k.pair.Sign) }
