package transform_test

import (
	"math/bits"
	"testing"

	"github.com/bitray/bitray/transform"
)

func TestSubsetsAscendThroughAll(t *testing.T) {
	for _, mask := range []uint64{0, 1, 1 << 63, 0x8100000000000081, 0x0000001028440200, 0x00000000000001ff} {
		previous, count := uint64(0), 0
		for subset := range transform.Subsets(mask) {
			if subset&^mask != 0 || count > 0 && subset <= previous {
				t.Fatalf("mask, subset, the one before:\n%s", transform.Draw(mask, subset, previous))
			}
			previous = subset
			count++
		}
		if want := 1 << bits.OnesCount64(mask); count != want || previous != mask {
			t.Errorf("mask %#x: %d subsets up to %#x, want %d up to the mask", mask, count, previous, want)
		}
	}
}

func TestSubsetsCanStop(t *testing.T) {
	count := 0
	for range transform.Subsets(^uint64(0)) {
		if count++; count == 3 {
			break
		}
	}
	if count != 3 {
		t.Errorf("%d subsets, want 3", count)
	}
}
