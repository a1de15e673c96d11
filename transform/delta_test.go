package transform_test

import (
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

func TestDeltaSwapExchangesTheNamedBits(t *testing.T) {
	const mask, shift = uint64(0x0000e0e0e0707070), 12
	exchange := func(b uint64) uint64 {
		for low := range 64 {
			if mask>>low&1 != 0 && b>>low&1 != b>>(low+shift)&1 {
				b ^= 1<<low | 1<<(low+shift)
			}
		}
		return b
	}
	swap := func(b uint64) uint64 { return transform.DeltaSwap(b, mask, shift) }
	transformtest.Equal(t, swap, exchange)
	transformtest.Inverses(t, swap, swap)
}

func TestDeltaSwapOfFewerBits(t *testing.T) {
	if got, want := transform.DeltaSwap[uint8](0b1100_0101, 0b0011, 4), uint8(0b1101_0100); got != want {
		t.Errorf("8 bits: got %08b, want %08b", got, want)
	}
}
