package coordinator_test

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// TestExistingServer uses a server that somebody else runs, and that admits the users that "users" prints.
func TestExistingServer(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	a, b := c.invite("a"), c.invite("b")
	m, _, err := readStatus(c.folder)
	if err != nil {
		t.Fatal(err)
	}
	folder, err := keys.FolderOf(c.folder)
	if err != nil {
		t.Fatal(err)
	}
	run := wire.ShortName(m.Run)
	boss, err := folder.Coordinator(run)
	if err != nil {
		t.Fatal(err)
	}
	entries, err := folder.Register().Read()
	if err != nil {
		t.Fatal(err)
	}
	s, err := server.NewServer(&server.Options{
		Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: t.TempDir(), NoLog: true, NoSigs: true,
		Nkeys: coordinator.Users(boss, entries, wire.SubjectsOf(run)),
	})
	if err != nil {
		t.Fatal(err)
	}
	go s.Start()
	t.Cleanup(s.Shutdown)
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the server does not start")
	}
	c.options.Listen, c.options.URL = "", s.ClientURL()
	c.options.Key = filepath.Join(c.folder, "cluster", "local.key")
	if _, err := runOnce(c.options); err == nil || !strings.Contains(err.Error(), "no such file") {
		t.Errorf("with a key that is not there: error %v", err)
	}
	c.options.Key = a
	if _, err := runOnce(c.options); err == nil {
		t.Error("a worker's key coordinates")
	}
	c.options.Key = filepath.Join(c.folder, "cluster", "coordinator.key")
	c.start()
	if !strings.HasPrefix(c.url, "nats://127.0.0.1:") {
		t.Errorf("the URL is %s", c.url)
	}
	c.work(a)
	c.work(b)
	c.wait(197_281)
}
