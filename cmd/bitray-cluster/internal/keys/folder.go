package keys

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math"
	"os"
	"path/filepath"
)

// Folder is where a run keeps what its cluster needs.
type Folder struct{ path string }

// FolderOf makes the folder of the run in a folder.
func FolderOf(run string) (Folder, error) {
	f := Folder{filepath.Join(run, "cluster")}
	return f, os.MkdirAll(f.path, 0o700)
}

// Store is where the embedded server keeps its streams.
func (f Folder) Store() string { return filepath.Join(f.path, "nats") }

// Register is the register of the workers.
func (f Folder) Register() *Register { return &Register{file: filepath.Join(f.path, "workers")} }

// Local is the file of the key for workers on this machine.
func (f Folder) Local() string { return filepath.Join(f.path, "local.key") }

// Coordinator returns the key of the coordinator of a run.
func (f Folder) Coordinator(run string) (*Key, error) {
	return LoadOrCreate(filepath.Join(f.path, "coordinator.key"), "coordinator", run)
}

// Secret is what the coordinator alone knows: it makes tickets that no worker can make, and choices
// that none can foresee.
type Secret []byte

const secretSize = 32

// Secret returns the secret of the run.
func (f Folder) Secret() (Secret, error) {
	file := filepath.Join(f.path, "secret")
	if secret, err := os.ReadFile(file); err == nil {
		if len(secret) != secretSize {
			return nil, fmt.Errorf("%s: expected %d bytes, found %d", file, secretSize, len(secret))
		}
		return secret, nil
	}
	secret := make([]byte, secretSize)
	rand.Read(secret) // never fails
	return secret, os.WriteFile(file, secret, 0o600)
}

func (s Secret) sum(what string, args ...any) []byte {
	h := hmac.New(sha256.New, s)
	fmt.Fprint(h, what, " ", fmt.Sprintln(args...))
	return h.Sum(nil)
}

// Ticket shows that a worker was given the positions from one to another of a chunk.
func (s Secret) Ticket(worker string, chunk, from, to int) string {
	return hex.EncodeToString(s.sum("ticket", worker, chunk, from, to)[:16])
}

// IsTicket reports whether a ticket is right, in a time that does not depend on how wrong it is.
func (s Secret) IsTicket(ticket, worker string, chunk, from, to int) bool {
	return hmac.Equal([]byte(ticket), []byte(s.Ticket(worker, chunk, from, to)))
}

// Chosen reports whether a chunk belongs to a share of all chunks.
func (s Secret) Chosen(chunk int, share float64) bool {
	n := binary.LittleEndian.Uint64(s.sum("sample", chunk))
	return float64(n) < share*math.MaxUint64
}

// Seed returns the seed of the hash keys of a worker, another for each.
func (s Secret) Seed(worker string) uint64 { return binary.LittleEndian.Uint64(s.sum("seed", worker)) }
