//go:build !purego

package rayword

import (
	"math/bits"

	"github.com/bitray/bitray/transform"
)

// buildNumbers asks the portable functions where each square goes. Where a word has a bit that is no square,
// the number is that of sq itself, which is on none of its rays; a square that is on no ray has bit 7, which
// holds nothing.
func buildNumbers() (squares, numbers [64][64]uint8) {
	for sq := range squares {
		for i := range 64 {
			squares[sq][i], numbers[sq][i] = uint8(sq), 7
		}
		rays := transform.RankMask[uint64](sq) ^ transform.FileMask[uint64](sq) |
			transform.DiagonalMask[uint64](sq) ^ transform.AntiDiagonalMask[uint64](sq)
		for ; rays != 0; rays &= rays - 1 {
			target := bits.TrailingZeros64(rays)
			bit := bits.TrailingZeros64(gather(uint64(sq), 1<<target))
			squares[sq][bit], numbers[sq][target] = uint8(target), uint8(bit)
		}
	}
	return squares, numbers
}
