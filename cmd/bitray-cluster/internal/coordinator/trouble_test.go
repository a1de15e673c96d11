package coordinator_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/jwt/v2"
	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nkeys"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

// serve starts a server by a part of its configuration, and returns its URL.
func serve(t *testing.T, config string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "nats.conf")
	if err := os.WriteFile(file, []byte("listen: \"127.0.0.1:-1\"\n"+config), 0o600); err != nil {
		t.Fatal(err)
	}
	o, err := server.ProcessConfigFile(file)
	if err != nil {
		t.Fatal(err)
	}
	o.NoLog, o.NoSigs = true, true
	s, err := server.NewServer(o)
	if err != nil {
		t.Fatal(err)
	}
	go s.Start()
	t.Cleanup(s.Shutdown)
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the server does not start")
	}
	return s.ClientURL()
}

// TestCredentials uses a server that asks everybody for credentials: tokens that are signed by an operator.
func TestCredentials(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	file := c.invite("alice")
	key, err := wire.LoadKey(file)
	if err != nil {
		t.Fatal(err)
	}
	operator, account := newPair(t, nkeys.CreateOperator), newPair(t, nkeys.CreateAccount)
	c.options.Listen, c.options.URL = "", serve(t, fmt.Sprintf("operator: %s\nresolver: MEMORY\nresolver_preload: { %s: %s }",
		operator.sign(jwt.NewOperatorClaims(operator.public)), account.public, operator.sign(jwt.NewAccountClaims(account.public))))
	c.options.Creds = filepath.Join(t.TempDir(), "none.creds")
	if _, err := runOnce(c.options); err == nil || !strings.Contains(err.Error(), "none.creds") {
		t.Errorf("error %v", err)
	}
	c.options.Creds = account.credentials("coordinator", jwt.Permissions{})
	c.start()
	alice := account.credentials("alice", jwt.Permissions{
		Pub: jwt.Permission{Allow: []string{wire.Subject(key.Run, "alice")}}, Sub: jwt.Permission{Allow: []string{wire.Inbox("alice") + ".>"}},
	})
	w := c.work(file, func(o *worker.Options) { o.URL, o.Creds = c.options.URL, alice })
	c.wait(197_281)
	if <-w.ended; w.err != nil || c.outcome.Keys["alice"].Counted != 27 {
		t.Errorf("error %v, %+v", w.err, c.outcome)
	}
}

// pair is a pair of keys that signs tokens.
type pair struct {
	nkeys.KeyPair
	t      *testing.T
	public string
}

func newPair(t *testing.T, create func() (nkeys.KeyPair, error)) pair {
	t.Helper()
	k, err := create()
	if err != nil {
		t.Fatal(err)
	}
	public, err := k.PublicKey()
	if err != nil {
		t.Fatal(err)
	}
	return pair{k, t, public}
}

func (p pair) sign(claims jwt.Claims) string {
	p.t.Helper()
	token, err := claims.Encode(p)
	if err != nil {
		p.t.Fatal(err)
	}
	return token
}

// credentials makes a user of an account, and returns the file of the user's credentials.
func (p pair) credentials(name string, permissions jwt.Permissions) string {
	p.t.Helper()
	user := newPair(p.t, nkeys.CreateUser)
	claims := jwt.NewUserClaims(user.public)
	claims.Permissions = permissions
	seed, err := user.Seed()
	if err != nil {
		p.t.Fatal(err)
	}
	text, err := jwt.FormatUserConfig(p.sign(claims), seed)
	if err != nil {
		p.t.Fatal(err)
	}
	file := filepath.Join(p.t.TempDir(), name+".creds")
	if err := os.WriteFile(file, text, 0o600); err != nil {
		p.t.Fatal(err)
	}
	return file
}
