package coordinator

import (
	"crypto/tls"
	"fmt"
	"net"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

const userName = "coordinator"

// maxUnread is how many bytes the server keeps for a client that does not read them. Then it cuts the line.
const maxUnread = 8 << 20

// startServer starts a server that lets in the coordinator, by its key, and nobody else yet.
func (c *coordinator) startServer(key string) error {
	// The server writes to the log when it cannot listen, and goes on; so look before.
	l, err := net.Listen("tcp", c.Listen)
	if err != nil {
		return fmt.Errorf("--listen %s: %w: expected a free HOST:PORT, such as 127.0.0.1:4222", c.Listen, err)
	}
	address := l.Addr().(*net.TCPAddr)
	if err := l.Close(); err != nil {
		return err
	}
	c.settings = &server.Options{
		ServerName: "bitray", Host: address.IP.String(), Port: address.Port, NoLog: true, NoSigs: true, NoSystemAccount: true,
		MaxPayload: wire.MaxPayload, MaxPending: maxUnread, Nkeys: []*server.NkeyUser{{Nkey: key}},
	}
	if c.TLSCert != "" || c.TLSKey != "" {
		pair, err := tls.LoadX509KeyPair(c.TLSCert, c.TLSKey)
		if err != nil {
			return fmt.Errorf("--tls-cert %q and --tls-key %q, which go together: %w", c.TLSCert, c.TLSKey, err)
		}
		c.settings.TLSConfig = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS13}
	} else if !address.IP.IsLoopback() {
		return fmt.Errorf("--listen %s: others can reach it, so it needs --tls-cert and --tls-key", c.Listen)
	}
	if c.server, err = server.NewServer(c.settings); err != nil {
		return fmt.Errorf("NATS server: %w", err)
	}
	go c.server.Start()
	c.server.ReadyForConnections(time.Minute) // or the coordinator cannot connect
	return nil
}

// admit changes who is let in besides the coordinator. A key that is banned may ask too, to be told why it is refused.
func (c *coordinator) admit() error {
	if c.server == nil {
		return nil
	}
	settings := c.settings.Clone()
	for name, entry := range c.register {
		settings.Nkeys = append(settings.Nkeys, &server.NkeyUser{Nkey: entry.Public, Permissions: &server.Permissions{
			Publish:   &server.SubjectPermission{Allow: []string{wire.Subject(c.folder.run, name)}},
			Subscribe: &server.SubjectPermission{Allow: []string{wire.Inbox(name) + ".>"}},
		}})
	}
	return c.server.ReloadOptions(settings)
}

// connect connects to the server that exists, or to one that it starts.
func (c *coordinator) connect() error {
	key, err := c.folder.Coordinator()
	if err != nil {
		return err
	}
	if c.URL != "" {
		c.conn, err = key.Connect("nats", c.URL, c.Creds)
		return err
	}
	if err := c.startServer(key.Public); err != nil {
		return err
	}
	c.URL = c.server.ClientURL()
	c.conn, err = key.Connect("listen", "", "", nats.InProcessServer(c.server))
	return err
}

// leave ends what is being counted again, the connection, and the server if it is in this process. There may
// be neither: their methods know that.
func (c *coordinator) leave() {
	c.stop(nil)
	c.counting.Wait()
	c.conn.FlushTimeout(time.Second)
	c.conn.Close()
	c.server.Shutdown()
}
