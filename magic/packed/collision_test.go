package packed

import "testing"

// TestBuildRefusesAWrongMultiplier breaks one multiplier and expects the builder to notice.
func TestBuildRefusesAWrongMultiplier(t *testing.T) {
	defer func() {
		const want = "bitray/magic/packed: a multiplier collides"
		if got := recover(); got != want {
			t.Errorf("a multiplier of zero: panic %v, want %q", got, want)
		}
	}()
	broken := rookLayout
	broken[27].magic = 0
	build(new([slabSize]uint64), &broken, &bishopLayout)
}
