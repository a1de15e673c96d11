package wire

import (
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nkeys"

	"github.com/bitray/bitray/cmd/internal/keyfile"
)

// Key is a key with its name and the name of the run that it is for.
type Key struct {
	Name, Run, Public string
	pair              nkeys.KeyPair
}

// CreateKey makes a key in a new file that only its owner may read.
func CreateKey(file, name, run string) (*Key, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	if err := keyfile.Create(file, name, run); err != nil {
		return nil, err
	}
	return LoadKey(file)
}

// LoadKey reads a key.
func LoadKey(file string) (*Key, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("key: %w; bitray-cluster keys invite makes one", err)
	}
	k, secret := &Key{}, []byte{}
	fmt.Sscanf(string(text), keyfile.Form, &k.Name, &k.Run, &secret) // as far as it goes: the line is compared
	line := fmt.Sprintf(keyfile.Form, k.Name, k.Run, secret)
	if CheckName(k.Name) != nil || CheckName(k.Run) != nil || strings.TrimSuffix(string(text), "\n") != line {
		return nil, fmt.Errorf("key %s: expected a file that bitray-cluster keys invite has made", file)
	}
	k.pair, err = nkeys.FromRawSeed(nkeys.PrefixByteUser, secret)
	if err == nil {
		k.Public, err = k.pair.PublicKey()
	}
	if err != nil {
		return nil, fmt.Errorf("key %s: %w", file, err)
	}
	return k, nil
}

// RetryWait is the time between attempts to connect again.
const RetryWait = 500 * time.Millisecond

// Connect connects to the server that a flag names, and connects again whenever the connection is lost. It shows the key, or
// what is in a file of credentials if there is one.
func (k *Key) Connect(flag, url, creds string, options ...nats.Option) (*nats.Conn, error) {
	quiet := nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}) // or it is written to standard error
	options = append(options, nats.Name(k.Name), nats.CustomInboxPrefix(Inbox(k.Name)), nats.MaxReconnects(-1), nats.ReconnectWait(RetryWait), quiet)
	if creds != "" {
		options = append(options, nats.UserCredentials(creds))
	} else {
		options = append(options, nats.Nkey(k.Public, k.pair.Sign))
	}
	conn, err := nats.Connect(url, options...)
	if err != nil {
		return nil, fmt.Errorf("--%s %s: %w", flag, url, err)
	}
	return conn, nil
}
