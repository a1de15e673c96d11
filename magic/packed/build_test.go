package packed

import "testing"

// BenchmarkBuild says what importing the package costs at start-up.
func BenchmarkBuild(b *testing.B) {
	target := new([slabSize]uint64)
	for b.Loop() {
		clear(target[:])
		build(target, &rookLayout, &bishopLayout)
	}
}

// TestBuildRefusesAWrongOffset moves one table and expects the builder to notice.
func TestBuildRefusesAWrongOffset(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a table that lies across others was accepted")
		}
	}()
	broken := rookLayout
	broken[27].offset++
	build(new([slabSize]uint64), &broken, &bishopLayout)
}
