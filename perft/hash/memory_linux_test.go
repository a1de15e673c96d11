package hash_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/hash"
)

func TestParseMeminfo(t *testing.T) {
	size, found := hash.ParseMeminfo([]byte("MemTotal:  8 kB\nMemFree:   2 kB\nMemAvailable:    4096 kB\nBuffers: 1 kB\n"))
	if !found || size != 4<<20 {
		t.Errorf("got %d bytes, found %v, want 4 MiB", size, found)
	}
	if size, found := hash.ParseMeminfo([]byte("MemTotal:  8 kB\n")); found || size != 0 {
		t.Errorf("got %d bytes, found %v, where none are named", size, found)
	}
}

func TestReadNumber(t *testing.T) {
	dir := t.TempDir()
	for i, test := range []struct {
		text  string
		want  uint64
		known bool
	}{
		{"8589934592\n", 1 << 33, true},
		{"0\n", 0, true},
		{"max\n", 0, false},
		{"", 0, false},
		{"-1\n", 0, false},
	} {
		name := filepath.Join(dir, strconv.Itoa(i))
		if err := os.WriteFile(name, []byte(test.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got, known := hash.ReadNumber(name); got != test.want || known != test.known {
			t.Errorf("%q: got %d, %v, want %d, %v", test.text, got, known, test.want, test.known)
		}
	}
	if got, known := hash.ReadNumber(filepath.Join(dir, "none")); got != 0 || known {
		t.Errorf("no file: got %d, %v, want 0, false", got, known)
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
