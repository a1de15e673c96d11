package printable_test

import (
	"testing"

	"github.com/bitray/bitray/internal/printable"
)

func TestSize(t *testing.T) {
	for bytes, want := range map[int]string{0: "0 B", 1023: "1023 B", 1024: "1 KiB", 865_280: "845 KiB", 1<<20 - 1: "1024 KiB", 3 << 20: "3 MiB", 1 << 30: "1 GiB"} {
		if got := printable.Size(bytes); got != want {
			t.Errorf("Size(%d) = %q, want %q", bytes, got, want)
		}
	}
}
