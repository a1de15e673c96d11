package coordinator_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// TestInvitationsAtOnce invites thirty parties at the same time, bans all, and unbans every other one. None is
// lost.
func TestInvitationsAtOnce(t *testing.T) {
	c := plan(t, startFEN, 4, 3, 200)
	f, folder := c.keys(), t.TempDir()
	m, err := deep.ReadManifest(c.folder)
	if err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for i := range 30 {
		all.Go(func() {
			name := fmt.Sprintf("w%d", i)
			err := errors.Join(f.Invite(filepath.Join(folder, name), name), f.Ban(name, "even\nmore"))
			if i%2 == 1 {
				err = errors.Join(err, f.Ban(name, ""))
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	register, err := f.Register()
	if err != nil || len(register) != 31 {
		t.Fatalf("%d keys (error %v), want 31", len(register), err)
	}
	for i := range 30 {
		name := fmt.Sprintf("w%d", i)
		k, err := wire.LoadKey(filepath.Join(folder, name))
		if e := register[name]; err != nil || e.Public != k.Public || (e.Banned != "") != (i%2 == 0) || k.Name != name || !strings.HasPrefix(m.Run, k.Run) {
			t.Errorf("%s: %+v, the key is %+v (error %v)", name, e, k, err)
		}
	}
}

func TestKeyFiles(t *testing.T) {
	c := plan(t, startFEN, 4, 3, 200)
	f, folder := c.keys(), filepath.Join(c.folder, "cluster")
	info, err := os.Stat(filepath.Join(folder, "local.key"))
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the local key: %v (error %v)", info.Mode(), err)
	}
	good, err := os.ReadFile(filepath.Join(folder, "local.key"))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"", "\n", "bitray-key-1\n", strings.Replace(string(good), "-1", "-2", 1), string(good[:len(good)-3]) + "\n",
		strings.Replace(string(good), "local", "lo.al", 1), strings.Replace(string(good), " local", "", 1), string(good) + string(good),
	} {
		file := filepath.Join(t.TempDir(), "a.key")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if k, err := wire.LoadKey(file); err == nil {
			t.Errorf("%q makes the key %+v", text, k)
		}
	}
	if err := f.Invite(filepath.Join(folder, "x.key"), "local"); err == nil {
		t.Error("a second local key")
	}
	if err := os.WriteFile(filepath.Join(folder, "keys.json"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Register(); err == nil {
		t.Error("half a register is read")
	}
}
