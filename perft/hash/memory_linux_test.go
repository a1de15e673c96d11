package hash_test

import (
	"testing"

	"github.com/bitray/bitray/perft/hash"
)

func TestParseMeminfo(t *testing.T) {
	size, found := hash.ParseMeminfo([]byte("MemTotal:  8 kB\nMemFree:   2 kB\nMemAvailable:    4096 kB\nBuffers: 1 kB\n"))
	if !found || size != 4<<20 {
		t.Errorf("got %d bytes, found %v, want 4 MiB", size, found)
	}
	if size, found := hash.ParseMeminfo([]byte("MemTotal:  8 kB\n")); found {
		t.Errorf("found %d bytes where none are named", size)
	}
}
