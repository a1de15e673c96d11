package magic

import "testing"

// BenchmarkBuild says what importing the package costs at start-up.
func BenchmarkBuild(b *testing.B) {
	target := new([slabSize]uint64)
	for b.Loop() {
		clear(target[:])
		build(target, rookMagics, bishopMagics)
	}
}

// TestBuildRefusesAWrongMultiplier breaks one multiplier and expects the builder to notice.
func TestBuildRefusesAWrongMultiplier(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a multiplier of zero was accepted")
		}
	}()
	broken := rookMagics
	broken[27] = 0
	build(new([slabSize]uint64), broken, bishopMagics)
}
