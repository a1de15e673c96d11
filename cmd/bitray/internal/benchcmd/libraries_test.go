package benchcmd

import (
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/library"
)

// TestLibraryOfFailure has numbers that no library has, as one leaves them that has overwritten the memory
// where the number stands.
func TestLibraryOfFailure(t *testing.T) {
	c := config{choice: choice{libraries: []string{"a.so", "b.so"}}}
	for number, want := range map[int]string{0: "a.so", 1: "b.so", 2: "one of a.so, b.so", -1: "one of a.so, b.so"} {
		if got := c.libraryOf(&library.Failure{Library: number}); got != want {
			t.Errorf("library %d: %q, want %q", number, got, want)
		}
	}
}
