//go:build !arm64

package transform

// mirror reverses the bits of each byte by three delta swaps: neighbors, pairs, nibbles. The halves are
// disjoint, so they are added instead of joined, which lets x86 do shift and sum in one LEA.
func mirror(b uint64) uint64 {
	b = b>>1&0x5555555555555555 + b&0x5555555555555555*2
	b = b>>2&0x3333333333333333 + b&0x3333333333333333*4
	b = b>>4&0x0f0f0f0f0f0f0f0f + b&0x0f0f0f0f0f0f0f0f*16
	return b
}
