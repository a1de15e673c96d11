package keys_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/nats-io/nkeys"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

const run = "0123456789abcdef"

func TestKeyFiles(t *testing.T) {
	file := filepath.Join(t.TempDir(), "alice.key")
	k, err := keys.Create(file, "alice", run)
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v (error %v), want one for the owner alone", info.Mode(), err)
	}
	if got, err := keys.Load(file); err != nil || got.Name != "alice" || got.Run != run || got.Public != k.Public {
		t.Errorf("%+v (error %v)", got, err)
	}
	if _, err := keys.Create(file, "bob", run); err == nil {
		t.Error("a key is overwritten")
	}
	if _, err := keys.Create(file+"2", "a.b", run); err == nil {
		t.Error("a name with a dot is taken")
	}
	for content, want := range map[string]string{"": "expected a file", "bitray-key alice " + run + "\n": "expected a file", "bitray-key alice\nSU": "expected a file", "bitray-key alice " + run + "\nSUX\n": "key "} {
		bad := filepath.Join(t.TempDir(), "bad.key")
		os.WriteFile(bad, []byte(content), 0o600)
		if _, err := keys.Load(bad); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v", content, err)
		}
	}
	if _, err := keys.Load("none.key"); err == nil || !strings.Contains(err.Error(), "bitray-cluster invite makes one") {
		t.Errorf("error %v", err)
	}
}

func TestRegister(t *testing.T) {
	folder, err := keys.FolderOf(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	r := folder.Register()
	if entries, err := r.Read(); err != nil || len(entries) > 0 {
		t.Errorf("%v (error %v)", entries, err)
	}
	var all []*keys.Key
	for _, name := range []string{"alice", "bob"} {
		k, err := keys.Create(filepath.Join(t.TempDir(), name), name, run)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Add(k); err != nil {
			t.Fatal(err)
		}
		all = append(all, k)
	}
	if err := r.Add(all[0]); err != nil {
		t.Errorf("the same again: %v", err)
	}
	other, err := keys.Create(filepath.Join(t.TempDir(), "other"), "bob", run)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Add(other); err == nil || !strings.Contains(err.Error(), "invited already") {
		t.Errorf("another bob: error %v", err)
	}
	if err := r.Ban("bob", "wrong counts in chunk 7"); err != nil {
		t.Fatal(err)
	}
	if err := r.Ban("carol", "x"); err == nil {
		t.Error("a stranger is banned")
	}
	entries, err := r.Read()
	if err != nil || len(entries) != 2 || entries[0] != (keys.Entry{Name: "alice", Public: all[0].Public}) ||
		entries[1] != (keys.Entry{Name: "bob", Public: all[1].Public, Banned: "wrong counts in chunk 7"}) {
		t.Errorf("%+v (error %v)", entries, err)
	}
}

func TestSecret(t *testing.T) {
	folder, err := keys.FolderOf(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	s, err := folder.Secret()
	if err != nil {
		t.Fatal(err)
	}
	if again, err := folder.Secret(); err != nil || string(again) != string(s) {
		t.Errorf("another secret (error %v)", err)
	}
	ticket := s.Ticket("alice.1", 7, 0, 32)
	for _, test := range []struct {
		worker          string
		chunk, from, to int
		want            bool
	}{{"alice.1", 7, 0, 32, true}, {"alice.2", 7, 0, 32, false}, {"alice.1", 8, 0, 32, false}, {"alice.1", 7, 0, 33, false}} {
		if got := s.IsTicket(ticket, test.worker, test.chunk, test.from, test.to); got != test.want {
			t.Errorf("%+v: got %v", test, got)
		}
	}
	chosen := 0
	for chunk := range 10_000 {
		if s.Chosen(chunk, 0) {
			t.Fatal("a chunk of no share is chosen")
		}
		if !s.Chosen(chunk, 1) {
			t.Fatal("a chunk of all is not chosen")
		}
		if s.Chosen(chunk, 0.1) {
			chosen++
		}
	}
	if chosen < 800 || chosen > 1200 {
		t.Errorf("%d of 10,000 chunks are chosen, want a tenth", chosen)
	}
	if s.Seed("a") == s.Seed("b") {
		t.Error("two workers have the same seed")
	}
}

// FuzzRegister holds the reader of registers to its laws: no panic, and what it reads can be added
// to.
func FuzzRegister(f *testing.F) {
	f.Add("alice UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4\n")
	f.Add("bob UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4 banned why not\n")
	f.Fuzz(func(t *testing.T, text string) {
		where := t.TempDir()
		folder, err := keys.FolderOf(where)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(where, "cluster", "workers"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		entries, err := folder.Register().Read()
		if err == nil && len(entries) > 0 {
			if err := folder.Register().Ban(entries[0].Name, "why"); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// FuzzKey holds the reader of keys to its laws: no panic, and what it reads names a worker and a run.
func FuzzKey(f *testing.F) {
	pair, err := nkeys.FromRawSeed(nkeys.PrefixByteUser, make([]byte, 32))
	if err != nil {
		f.Fatal(err)
	}
	seed, err := pair.Seed()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(fmt.Sprintf("bitray-key alice %s\n%s\n", run, seed))
	f.Add("bitray-key alice " + run + "\nSU\n")
	f.Fuzz(func(t *testing.T, text string) {
		file := filepath.Join(t.TempDir(), "key")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		k, err := keys.Load(file)
		if err != nil {
			return
		}
		if err := errors.Join(wire.CheckName(k.Name), wire.CheckRun(k.Run)); err != nil || !nkeys.IsValidPublicUserKey(k.Public) {
			t.Fatalf("%+v (error %v)", k, err)
		}
	})
}
