package coordinator

import (
	"errors"
	"fmt"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// connect connects to the server that exists, or to one that it starts.
func (c *coordinator) connect() (err error) {
	if c.URL != "" {
		return c.connectTo()
	}
	if c.key, err = c.folder.Coordinator(c.name()); err != nil {
		return err
	}
	if err := c.inviteLocal(); err != nil {
		return err
	}
	if c.register, err = c.folder.Register().Read(); err != nil {
		return err
	}
	if c.embedded, err = startServer(&c.Options, c.folder, c.users()); err != nil {
		return err
	}
	c.conn, err = c.embedded.connect(c.key)
	return err
}

// inviteLocal makes a key for the workers on this machine, in case nobody else is invited.
func (c *coordinator) inviteLocal() error {
	register := c.folder.Register()
	entries, err := register.Read()
	if err != nil || len(entries) > 0 {
		return err
	}
	k, err := keys.LoadOrCreate(c.folder.Local(), "local", c.name())
	if err != nil {
		return err
	}
	return register.Add(k)
}

// name returns the short name of the run.
func (c *coordinator) name() string { return wire.ShortName(c.run.Manifest.Run) }

func (c *coordinator) users() []*server.NkeyUser { return Users(c.key, c.register, c.subjects) }

func (c *coordinator) connectTo() (err error) {
	if c.Key == "" {
		return errors.New("--key is missing: an existing server asks the coordinator for its key")
	}
	if c.key, err = keys.Load(c.Key); err != nil {
		return err
	}
	options := []nats.Option{c.key.Option(), nats.MaxReconnects(-1), nats.Name("coordinator")}
	if c.CA != "" {
		options = append(options, nats.RootCAs(c.CA))
	}
	if c.conn, err = nats.Connect(c.URL, options...); err != nil {
		return fmt.Errorf("--nats %s: %w", c.URL, err)
	}
	c.register, err = c.folder.Register().Read()
	return err
}

// url returns where workers find the server.
func (c *coordinator) url() string {
	if c.embedded != nil {
		return c.embedded.server.ClientURL()
	}
	return c.URL
}
