package coordinator_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// TestNothingToSurvive damages what an embedded server has left, and the secret. The next coordinator goes on, and nobody is
// banned.
func TestNothingToSurvive(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 5, 3, 64)
	key := c.invite("a")
	c.start()
	c.work(key, slowly)
	await(t, "progress", func() bool { return c.done() > 10 })
	c.stop()
	store := filepath.Join(c.folder, "cluster", "nats")
	if err := os.MkdirAll(filepath.Join(store, "jetstream", "$G", "streams", "bitray"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"nats/jetstream/$G/streams/bitray/meta.inf": "{", "nats/jetstream/meta.inf": "damaged", "secret": "",
	} {
		if err := os.WriteFile(filepath.Join(c.folder, "cluster", name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	c.start()
	c.wait(4_865_609)
	if c.hears("banned") {
		t.Error("somebody is banned")
	}
}

// TestExistingServer uses a server that somebody else runs, deletes the queue there, and starts the server again, which
// forgets it.
func TestExistingServer(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 5, 4, 64)
	a := c.invite("a")
	folder, run := c.keys()
	register, err := folder.Register()
	if err != nil {
		t.Fatal(err)
	}
	subjects := wire.SubjectsOf(run)
	o := &server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: t.TempDir(), NoLog: true, NoSigs: true}
	o.Nkeys = []*server.NkeyUser{{Nkey: register["a"].Public, Permissions: &server.Permissions{
		Publish:   &server.SubjectPermission{Allow: subjects.Publish("a")},
		Subscribe: &server.SubjectPermission{Allow: []string{wire.Inbox("a") + ".>"}},
	}}}
	o.Users = []*server.User{{Username: "boss", Password: "boss"}}
	start := func() *server.Server {
		s, err := server.NewServer(o)
		if err != nil {
			t.Fatal(err)
		}
		go s.Start()
		if !s.ReadyForConnections(10 * time.Second) {
			t.Fatal("the server does not start")
		}
		o.Port = s.Addr().(*net.TCPAddr).Port
		return s
	}
	s := start()
	defer func() { s.Shutdown() }()
	c.options.Listen, c.options.URL = "", fmt.Sprintf("nats://boss:boss@127.0.0.1:%d", o.Port)
	c.start()
	c.url = fmt.Sprintf("nats://127.0.0.1:%d", o.Port)
	w := c.work(a, slowly)
	await(t, "progress", func() bool { return c.done() > 10 })
	conn, err := nats.Connect(c.options.URL)
	if err != nil {
		t.Fatal(err)
	}
	js, err := jetstream.New(conn)
	if err == nil {
		err = js.DeleteStream(context.Background(), subjects.Stream())
	}
	if err != nil {
		t.Fatal(err)
	}
	conn.Close()
	await(t, "the coordinator notices", func() bool { return c.hears("has lost the queue of the chunks") })
	before := c.done()
	await(t, "progress", func() bool { return c.done() > before+10 })
	s.Shutdown()
	s.WaitForShutdown()
	s = start()
	c.wait(4_865_609)
	if <-w.ended; w.err != nil {
		t.Error(w.err)
	}
}

// TestCredentials comes with files of credentials, which have to be right.
func TestCredentials(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	c.options.Listen, c.options.URL, c.options.Creds = "", "nats://127.0.0.1:1", filepath.Join(t.TempDir(), "none.creds")
	if _, err := runOnce(c.options); err == nil || !strings.Contains(err.Error(), "none.creds") {
		t.Errorf("error %v", err)
	}
}

func TestListenErrors(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for listen, want := range map[string]string{
		":4222":                 "others can reach it, so it needs --tls-cert and --tls-key",
		"192.0.2.1:4222":        "expected a free HOST:PORT",
		"nowhere":               "expected a free HOST:PORT",
		taken.Addr().String():   "address already in use",
		"127.0.0.1:70000":       "expected a free HOST:PORT",
		fmt.Sprint("[::]:", 99): "others can reach it",
	} {
		o := c.options
		o.Listen = listen
		if _, err := runOnce(o); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %v, want one that says %q", listen, err, want)
		}
	}
}

// TestOldResults reads a journal in which a key has counted and claims nothing that the coordinator does not know.
func TestOldResults(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	key := c.invite("a")
	c.start()
	c.work(key)
	c.wait(197_281)
	counted := 0
	for _, record := range journal(t, c) {
		if record["event"] != "counted" {
			continue
		}
		counted++
		text, _ := json.Marshal(record)
		if record["party"] != "key:a" || record["method"] != "-" || record["version"] != "-" || record["seed"] != nil || record["took_ns"] != nil {
			t.Errorf("the journal says %s", text)
		}
	}
	if counted != 27 {
		t.Errorf("%d chunks in the journal", counted)
	}
}
