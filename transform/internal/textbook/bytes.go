package textbook

import "math/bits"

// ReverseByteProduct reverses the bits of a byte by two multiplications in 64 bits: the first
// makes copies of the byte, of which the mask takes each bit where the second, adding up all
// bytes, puts it into its place.
// Source: Chess Programming Wiki; Rich Schroeppel, HAKMEM 167, is the ancestor.
func ReverseByteProduct(b uint8) uint8 {
	return uint8(uint64(b) * 0x80200802 & 0x0884422110 * 0x0101010101010101 >> 56)
}

// ReverseByte32 is [ReverseByteProduct] in 32 bits, with two masked products for its first one.
// Source: Chess Programming Wiki, corrected; see [ReverseByte32AsPrinted].
func ReverseByte32(b uint8) uint8 {
	x := uint32(b)
	return uint8((x*0x0802&0x22110 | x*0x8020&0x88440) * 0x01010100 >> 24)
}

// ReverseByte32AsPrinted is the form that the wiki prints. Its last factor has the digits of the
// right one a place too far up: it is wrong for 240 of the 256 bytes.
func ReverseByte32AsPrinted(b uint8) uint8 {
	x := uint32(b)
	return uint8((x*0x0802&0x22110 | x*0x8020&0x88440) * 0x10101000 >> 24)
}

// ReverseByteSwaps exchanges neighbors, pairs and nibbles.
// Source: siahuat0727, after Stack Overflow question 2602823.
func ReverseByteSwaps(b uint8) uint8 {
	b = b&0xaa>>1 | b&0x55<<1
	b = b&0xcc>>2 | b&0x33<<2
	return b&0xf0>>4 | b&0x0f<<4
}

var reversedBytes = buildReversedBytes()

func buildReversedBytes() (table [256]uint8) {
	for b := range table {
		table[b] = bits.Reverse8(uint8(b))
	}
	return table
}

// ReverseByteTable looks the reversed byte up.
// Source: Chess Programming Wiki.
func ReverseByteTable(b uint8) uint8 { return reversedBytes[b] }
