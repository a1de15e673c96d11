package coordinator

import (
	"crypto/rand"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"os"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// embedded is a NATS server in this process.
type embedded struct {
	*server.Server
	options *server.Options
}

const (
	userName  = "coordinator"
	startTime = 60 * time.Second // that the server may take to start
)

// startServer starts a server that lets in the coordinator, by a password that is made for it, and nobody else yet.
func startServer(o *Options, store, password string) (*embedded, error) {
	// The server writes to the log when it cannot listen, and goes on; so look before.
	l, err := net.Listen("tcp", o.Listen)
	if err != nil {
		return nil, fmt.Errorf("--listen %s: %w: expected a free HOST:PORT, such as 127.0.0.1:4222", o.Listen, err)
	}
	address := l.Addr().(*net.TCPAddr)
	// Nothing of a queue survives; what an earlier server has left is of no use.
	if err := errors.Join(l.Close(), os.RemoveAll(store)); err != nil {
		return nil, err
	}
	e := &embedded{options: &server.Options{
		ServerName: "bitray", Host: address.IP.String(), Port: address.Port, NoLog: true, NoSigs: true, NoSystemAccount: true,
		JetStream: true, StoreDir: store, MaxPayload: wire.MaxPayload, Users: []*server.User{{Username: userName, Password: password}},
	}}
	if o.TLSCert != "" || o.TLSKey != "" {
		pair, err := tls.LoadX509KeyPair(o.TLSCert, o.TLSKey)
		if err != nil {
			return nil, fmt.Errorf("--tls-cert %q and --tls-key %q, which go together: %w", o.TLSCert, o.TLSKey, err)
		}
		e.options.TLS = true
		e.options.TLSConfig = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS13}
	} else if !address.IP.IsLoopback() {
		return nil, fmt.Errorf("--listen %s: others can reach it, so it needs --tls-cert and --tls-key", o.Listen)
	}
	if e.Server, err = server.NewServer(e.options); err != nil {
		return nil, fmt.Errorf("NATS server: %w", err)
	}
	go e.Start()
	if !e.ReadyForConnections(startTime) {
		e.Shutdown()
		return nil, fmt.Errorf("NATS server: not ready after %v", startTime)
	}
	return e, nil
}

// admit changes who is let in besides the coordinator. A key that is banned may say hello, to be told why.
func (e *embedded) admit(register map[string]keys.Entry, s wire.Subjects) error {
	options := e.options.Clone()
	for name, entry := range register {
		publish := s.Publish(name)
		if entry.Banned != "" {
			publish = []string{s.Of(name, wire.Hello)}
		}
		options.Nkeys = append(options.Nkeys, &server.NkeyUser{Nkey: entry.Public, Permissions: &server.Permissions{
			Publish:   &server.SubjectPermission{Allow: publish},
			Subscribe: &server.SubjectPermission{Allow: []string{wire.Inbox(name) + ".>"}},
		}})
	}
	return e.ReloadOptions(options)
}

// connect connects to the server that exists, or to one that it starts.
func (c *coordinator) connect() (err error) {
	options := []nats.Option{
		nats.MaxReconnects(-1), nats.Name(userName),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}), // it would be written to standard error
	}
	if c.URL == "" {
		password := rand.Text()
		if c.embedded, err = startServer(&c.Options, c.folder.Path("nats"), password); err != nil {
			return err
		}
		options = append(options, nats.InProcessServer(c.embedded), nats.UserInfo(userName, password))
	}
	if c.Creds != "" {
		options = append(options, nats.UserCredentials(c.Creds))
	}
	if c.conn, err = nats.Connect(c.URL, options...); err != nil {
		return fmt.Errorf("--nats %s: %w", c.URL, err)
	}
	c.js, err = jetstream.New(c.conn)
	return err
}

// disconnect ends the queue, and the server if it is in this process.
func (c *coordinator) disconnect() {
	if c.conn != nil {
		c.conn.FlushTimeout(time.Second)
		c.conn.Close()
	}
	if c.embedded != nil {
		c.embedded.Shutdown()
		c.embedded.WaitForShutdown()
	}
}
