package fixedshift

import "testing"

// TestBuildRefusesACollision moves one table onto another and expects the builder to notice.
func TestBuildRefusesACollision(t *testing.T) {
	defer func() {
		const want = "bitray/magic/fixedshift: the tables of rook and another collide"
		if got := recover(); got != want {
			t.Errorf("two tables in one place: panic %v, want %q", got, want)
		}
	}()
	moved := rooks
	moved[0].offset = moved[63].offset
	build(new([slabSize]uint64), &moved, &bishops)
}
