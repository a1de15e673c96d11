package geometry

import (
	"testing"
	"unsafe"
)

// TestTableBytes holds the sizes that the documentation of the package names.
func TestTableBytes(t *testing.T) {
	if got := unsafe.Sizeof(between); got != 32<<10 {
		t.Errorf("the table of squares between has %d bytes, want 32 KiB", got)
	}
	all := unsafe.Sizeof(between) + unsafe.Sizeof(kinds) + unsafe.Sizeof(lines) + unsafe.Sizeof(rays) +
		unsafe.Sizeof(rookLines) + unsafe.Sizeof(bishopLines) + unsafe.Sizeof(knightAttacks) +
		unsafe.Sizeof(kingAttacks) + unsafe.Sizeof(pawnAttacks)
	if all != 48_128 {
		t.Errorf("all tables have %d bytes, want 48,128", all)
	}
}
