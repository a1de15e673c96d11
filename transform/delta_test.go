package transform_test

import (
	"iter"
	"math/bits"
	"testing"

	"golang.org/x/exp/constraints"

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

func TestDeltaSwapAtEveryWidth(t *testing.T) {
	if got, want := transform.DeltaSwap[uint8](0b1100_0101, 0b0011, 4), uint8(0b1101_0100); got != want {
		t.Errorf("8 bits: got %08b, want %08b", got, want)
	}
	if got, want := transform.DeltaSwap[uint16](0x1234, 0x00f0, 8), uint16(0x3214); got != want {
		t.Errorf("16 bits: got %04x, want %04x", got, want)
	}
	if got, want := transform.DeltaSwap[uint32](0x12345678, 0x0000ff00, 16), uint32(0x56341278); got != want {
		t.Errorf("32 bits: got %08x, want %08x", got, want)
	}
}

func TestButterflyExchangesNeighbours(t *testing.T) {
	for _, size := range []uint{1, 2, 4, 8, 16, 32} {
		transformtest.Equal(t,
			func(b uint64) uint64 { return transform.Butterfly(b, size) },
			func(b uint64) uint64 {
				var exchanged uint64
				for place := range uint(64) {
					exchanged |= b >> place & 1 << (place ^ size)
				}
				return exchanged
			})
	}
}

// Reversing a byte, a word of sixteen bits and a board takes a butterfly of every size below
// the width, in any order.
func TestButterfliesReverseInAnyOrder(t *testing.T) {
	reversesInAnyOrder(t, []uint{1, 2, 4}, bits.Reverse8)
	reversesInAnyOrder(t, []uint{1, 2, 4, 8}, bits.Reverse16)
	reversesInAnyOrder(t, []uint{1, 2, 4, 8, 16}, bits.Reverse32)
	reversesInAnyOrder(t, []uint{1, 2, 4, 8, 16, 32}, bits.Reverse64)
}

func reversesInAnyOrder[T constraints.Unsigned](t *testing.T, sizes []uint, reverse func(T) T) {
	t.Helper()
	for order := range permutations(sizes) {
		for _, b := range transformtest.Boards() {
			got := T(b)
			for _, size := range order {
				got = transform.Butterfly(got, size)
			}
			if want := reverse(T(b)); got != want {
				t.Fatalf("butterflies of %v turn %#x into %#x, want %#x", order, T(b), got, want)
			}
		}
	}
}

// permutations yields all orders of the elements, in a slice that it uses again.
func permutations[E any](elements []E) iter.Seq[[]E] {
	return func(yield func([]E) bool) {
		var place func(n int) bool
		place = func(n int) bool {
			if n == len(elements) {
				return yield(elements)
			}
			for i := n; i < len(elements); i++ {
				elements[n], elements[i] = elements[i], elements[n]
				goOn := place(n + 1)
				elements[n], elements[i] = elements[i], elements[n]
				if !goOn {
					return false
				}
			}
			return true
		}
		place(0)
	}
}

func TestButterfliesMakeTheFlips(t *testing.T) {
	transformtest.Equal(t, func(b uint64) uint64 {
		return transform.Butterfly(transform.Butterfly(transform.Butterfly(b, 8), 32), 16)
	}, transform.FlipVertical[uint64])
	transformtest.Equal(t, func(b uint64) uint64 {
		return transform.Butterfly(transform.Butterfly(transform.Butterfly(b, 4), 1), 2)
	}, transform.MirrorHorizontal[uint64])
}
