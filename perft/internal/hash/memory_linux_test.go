package hash_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/internal/hash"
)

// TestAvailableMemory writes the files of the kernel, or leaves them out.
func TestAvailableMemory(t *testing.T) {
	const meminfo, limit, used = "proc/meminfo", "sys/fs/cgroup/memory.max", "sys/fs/cgroup/memory.current"
	const eightMiB = "MemTotal: 65536 kB\nMemAvailable: 8192 kB\n"
	for _, test := range []struct {
		name  string
		files map[string]string
		want  uint64
		known bool
	}{
		{"no files", nil, 0, false},
		{"nothing said", map[string]string{meminfo: "MemTotal: 65536 kB\n"}, 0, false},
		{"nothing but a limit", map[string]string{limit: "4096\n", used: "0\n"}, 0, false},
		{"no group", map[string]string{meminfo: eightMiB}, 8 << 20, true},
		{"no limit", map[string]string{meminfo: eightMiB, limit: "max\n", used: "5242880\n"}, 8 << 20, true},
		{"a wide limit", map[string]string{meminfo: eightMiB, limit: "1073741824\n", used: "5242880\n"}, 8 << 20, true},
		{"a narrow limit", map[string]string{meminfo: eightMiB, limit: "6291456\n", used: "5242880\n"}, 1 << 20, true},
		{"more used than the limit", map[string]string{meminfo: eightMiB, limit: "4194304\n", used: "5242880\n"}, 0, true},
		{"use unknown", map[string]string{meminfo: eightMiB, limit: "4194304\n"}, 4 << 20, true},
		{"limit not a number", map[string]string{meminfo: eightMiB, limit: "-1\n"}, 8 << 20, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			root := t.TempDir()
			for name, text := range test.files {
				file := filepath.Join(root, name)
				if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			if got, known := hash.AvailableBelow(root); got != test.want || known != test.known {
				t.Errorf("got %d bytes, known %v, want %d, %v", got, known, test.want, test.known)
			}
		})
	}
}

// TestMoreThanTheMemoryIsRefused asks for a size that an address could name and no machine has.
func TestMoreThanTheMemoryIsRefused(t *testing.T) {
	if strconv.IntSize < 64 {
		t.Skip("skipped where addresses are short: a machine may have all that they can name")
	}
	for mebibytes, want := range map[int]string{
		1<<27 - 1: "MiB of available memory", // 128 TiB less one
		1 << 27:   "expected at most 134217727",
	} {
		if _, err := hash.New(mebibytes, 1); err == nil || !strings.HasPrefix(err.Error(), fmt.Sprintf("hash: %d MiB: ", mebibytes)) ||
			!strings.HasSuffix(err.Error(), want) {
			t.Errorf("%d MiB: error %v, want one that ends with %q", mebibytes, err, want)
		}
	}
}
