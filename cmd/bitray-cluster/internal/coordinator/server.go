package coordinator

import (
	"crypto/tls"
	"fmt"
	"net"
	"os"
	"strconv"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// embedded is a NATS server in this process.
type embedded struct {
	server  *server.Server
	options *server.Options
}

// startServer starts a server that lets in the coordinator and the workers of the register.
func startServer(o *Options, folder keys.Folder, users []*server.NkeyUser) (*embedded, error) {
	host, port, err := splitListen(o.Listen)
	if err != nil {
		return nil, err
	}
	options := &server.Options{
		ServerName: "bitray", Host: host, Port: port, NoLog: true, NoSigs: true, NoSystemAccount: true,
		JetStream: true, StoreDir: folder.Store(), SyncAlways: true,
		MaxPayload: wire.MaxPayload, Nkeys: users,
	}
	if err := useTLS(options, o); err != nil {
		return nil, err
	}
	if options.TLSConfig == nil && !isLoopback(host) {
		return nil, fmt.Errorf("--listen %s: others can reach it, so it needs --tls-cert and --tls-key", o.Listen)
	}
	s, err := server.NewServer(options)
	if err != nil {
		return nil, fmt.Errorf("NATS server: %w", err)
	}
	// The server writes to the log when it cannot listen, and goes on; so look before.
	if l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(max(port, 0)))); err != nil {
		return nil, fmt.Errorf("--listen %s: %w", o.Listen, err)
	} else {
		l.Close()
	}
	go s.Start()
	if !s.ReadyForConnections(startTime) {
		s.Shutdown()
		return nil, fmt.Errorf("NATS server: not ready after %v", startTime)
	}
	return &embedded{s, options}, nil
}

// startTime is how long the server may take to start, which depends on how much is in its store.
const startTime = 60 * time.Second

func splitListen(listen string) (host string, port int, err error) {
	host, text, err := net.SplitHostPort(listen)
	if err == nil {
		port, err = strconv.Atoi(text)
	}
	if err != nil || port < 0 || port > 65535 {
		return "", 0, fmt.Errorf("--listen %s: expected HOST:PORT, such as 127.0.0.1:4222", listen)
	}
	if host == "" {
		host = "0.0.0.0"
	}
	if port == 0 {
		port = server.RANDOM_PORT
	}
	return host, port, nil
}

// isLoopback reports whether only this machine reaches a host.
func isLoopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

func useTLS(options *server.Options, o *Options) error {
	if o.TLSCert == "" && o.TLSKey == "" {
		return nil
	}
	for flag, file := range map[string]string{"tls-cert": o.TLSCert, "tls-key": o.TLSKey} {
		if file == "" {
			return fmt.Errorf("--%s is missing: --tls-cert and --tls-key go together", flag)
		}
		if _, err := os.Stat(file); err != nil {
			return fmt.Errorf("--%s: %w", flag, err)
		}
	}
	pair, err := tls.LoadX509KeyPair(o.TLSCert, o.TLSKey)
	if err != nil {
		return fmt.Errorf("--tls-cert, --tls-key: %w", err)
	}
	options.TLS = true
	options.TLSConfig = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS13}
	return nil
}

// connect connects to the server within the process.
func (e *embedded) connect(k *keys.Key) (*nats.Conn, error) {
	return nats.Connect("", nats.InProcessServer(e.server), k.Option(), nats.MaxReconnects(-1), nats.Name("coordinator"))
}

// admit changes who is let in.
func (e *embedded) admit(users []*server.NkeyUser) error {
	options := e.options.Clone()
	options.Nkeys = users
	if e.options.Port == server.RANDOM_PORT {
		options.Port = e.server.Addr().(*net.TCPAddr).Port
	}
	return e.server.ReloadOptions(options)
}

func (e *embedded) stop() {
	e.server.Shutdown()
	e.server.WaitForShutdown()
}

// Users returns what the server has to know of the coordinator and the workers: who they are, and
// what they may do. A worker may send its own messages and hear the answers, nothing else.
func Users(coordinator *keys.Key, workers []keys.Entry, s wire.Subjects) []*server.NkeyUser {
	users := []*server.NkeyUser{{Nkey: coordinator.Public}}
	for _, w := range workers {
		if w.Banned != "" {
			continue
		}
		var publish []string
		for _, kind := range []wire.Kind{wire.Hello, wire.Ask, wire.Alive, wire.Leave, wire.Result} {
			publish = append(publish, s.Of(kind, w.Name))
		}
		users = append(users, &server.NkeyUser{Nkey: w.Public, Permissions: &server.Permissions{
			Publish:   &server.SubjectPermission{Allow: publish},
			Subscribe: &server.SubjectPermission{Allow: []string{wire.Inbox(w.Name) + ".>", s.News()}},
		}})
	}
	return users
}
