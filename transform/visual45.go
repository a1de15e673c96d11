package transform

// VisualRotate45Clockwise lays the fifteen diagonals one after the other into the word, as
// rotated bitboards want them: the board is seen turned by 45 degrees clockwise and read from
// the bottom corner upwards, each row from left to right. The bits of the result, from bit 0:
//
//	h1 | g1 h2 | f1 g2 h3 | e1 f2 g3 h4 | ... | a1 b2 c3 d4 e5 f6 g7 h8 | ... | a7 b8 | a8
//
// The occupancy of a diagonal is a run of bits, a shift and a mask away. This is the layout that
// Robert Hyatt's Crafty kept.
//
// Up to the main diagonal, n diagonals of 1 to n squares come before the one of a square, with n = rank + 7 -
// file, and the rank is the place on it: the square goes to n(n+1)/2 + rank. The other half is the same
// turned by 180 degrees. The method is that of [VisualRotate45AntiClockwise]; this layout takes six delta
// swaps.
func VisualRotate45Clockwise[B ~uint64](b B) B {
	b ^= (b>>22 ^ b) & 0x0000030303030303 * (1<<22 + 1)
	b ^= (b>>4 ^ b) & 0x0487814b0d281e12 * (1<<4 + 1)
	b ^= (b>>5 ^ b) & 0x07c151515454541f * (1<<5 + 1)
	b ^= (b>>6 ^ b) & 0x0015884c48c846a0 * (1<<6 + 1)
	b ^= (b>>2 ^ b) & 0x2063190ccc263181 * (1<<2 + 1)
	b ^= (b>>3 ^ b) & 0x071005471c54011c * (1<<3 + 1)
	return b
}

// VisualRotate45AntiClockwise lays the fifteen anti-diagonals one after the other into the
// word: the board seen turned by 45 degrees counterclockwise. The bits of the result, from bit 0:
//
//	a1 | a2 b1 | a3 b2 c1 | a4 b3 c2 d1 | ... | a8 b7 c6 d5 e4 f3 g2 h1 | ... | g8 h7 | h8
//
// Up to the main anti-diagonal a square goes to n(n+1)/2 + file, with n = rank + file.
//
// The Chess Programming Wiki has no parallel code for this layout. Here it takes five delta swaps.
// Each square moves by the number of its place in the result minus its own:
//
//	-28 -21 -15 -10  -6  -3  -1   0
//	-27 -20 -13  -7  -2   2   5   7
//	-25 -19 -12  -5   1   6  10  13
//	-22 -17 -11  -4   3   9  14  18
//	-18 -14  -9  -3   4  11  17  22
//	-13 -10  -6  -1   5  12  19  25
//	 -7  -5  -2   2   7  13  20  27
//	  0   1   3   6  10  15  21  28
//
// and every one of these is a sum of some of ±12, ±6, ±21, ±3 and ±1, such that whenever a
// square goes up by one of them, the square above comes down: -28 is -6-21-1, 25 is 6+21-3+1.
// A delta swap at each of the five distances takes the squares that have it in their sums; the
// mask holds the lower square of each pair. Multiplying by 2^s+1 puts the difference of a pair
// back at both its ends.
//
// The masks follow from the distances and their order: list all paths of each square, and place first the
// squares with the fewest paths left. A test tries all sequences of four: no four delta swaps make either
// layout. A Benes network, which can make any permutation of the word, takes eleven, and two PEXT after the
// pseudo-rotation are no faster ("go test -bench Forms ./transform"). Only [Permute] is faster, while its
// table of 16 KiB stays in the cache.
func VisualRotate45AntiClockwise[B ~uint64](b B) B {
	b ^= (b>>12 ^ b) & 0x0000e0e0e0707070 * (1<<12 + 1)
	b ^= (b>>6 ^ b) & 0x00cc0c848484c0cc * (1<<6 + 1)
	b ^= (b>>21 ^ b) & 0x0000000020202000 * (1<<21 + 1)
	b ^= (b>>3 ^ b) & 0x00a28811110228a0 * (1<<3 + 1)
	b ^= (b>>1 ^ b) & 0x289291249244a48a * (1<<1 + 1)
	return b
}
