// Package symmetric is magic bitboards in 61,280 bytes: the index table holds numbers of attack
// sets in a byte each, and squares that the symmetries of the board map onto one another share
// it.
//
//	attacked := symmetric.Rook(sq, occ) &^ own
//
// Prefer it if tables must be small and the processor swaps bytes slowly.
//
// # Formula
//
//	number = numbers[offset + (((T(occ) & mask) * magic) >> shift)]
//	attacks = sets[first + number]
//
// where T is the symmetry that leads from the square to the one its orbit's table is made for.
//
// # Derivation
//
// A fancy slab repeats itself. Its 107,648 entries hold only 6,328 different attack sets, since
// most occupancies of a square leave the same attacks as others. No square has more than 144
// sets, so a byte tells them apart; the sets themselves stand in their own table. That is
// one look-up more, and 158,272 bytes.
//
// The numbers still repeat themselves eight times. A rook on c2 sees in a mirror what a rook on
// f2 sees; turned by a quarter, what one on b6 sees:
//
//	. . . . . . . .    . . . . . . . .    . . . . . . . .
//	. . . . . . . .    . . . . . . . .    . . . . . . . .
//	. . . . . . . .    . . . . . . . .    . R . . 1 . . .
//	. . 1 . . . . .    . . . . . 1 . .    . . . . . . . .
//	. . . . . . . .    . . . . . . . .    . 1 . . . . . .
//	. . . . . . . .    . . . . . . . .    . . . . . . . .
//	. . R . 1 . . .    . . . 1 . R . .    . . . . . . . .
//	. . . . . . . .    . . . . . . . .    . . . . . . . .
//
// If the occupancy is mirrored or turned first, the same multiplier finds the same number. So
// one index table serves an orbit, and may be made for the square of it with the best magic:
// seven orbits of the rook and five of the bishop have a square whose multiplier saves a bit. Ten orbits
// of each piece remain, with 10,656 bytes of numbers.
//
// The eight transforms of an occupancy are the same for all sliders of a position. So they are a
// value that the caller keeps, [Occupancy], made once; the look-up chooses among them by an index,
// without a branch. The functions that take an occupancy as it is transform it every time.
//
// One look-up returns all lines of a slider, so there are no functions for single
// lines.
//
// # Tables
//
// 61,280 bytes: 10,656 of numbers, 50,624 of attack sets; and a row of 64 bytes a square.
// "bitray techniques" says what building them costs at start-up; BenchmarkGame compares the look-ups
// and says what the transforms cost.
//
// Calls of the methods of Occupancy inline. Rook, Bishop and Queen do not.
//
// # Speed
//
// go test -bench Game ./magic/symmetric, nanoseconds a look-up, median and fastest of nine runs on
// one processor of an Intel Xeon of the Sapphire Rapids class:
//
//	                 GOAMD64=v1    GOAMD64=v3
//	magic            1.81  1.71    1.86  1.79
//	magic/packed     1.83  1.82    1.92  1.85
//	symmetric        2.62  2.46    2.61  2.44
//	hyperbola        2.68  2.68    2.72  2.71
//	symmetric/shapes 3.22  3.02    3.23  3.10
//
// By the fastest runs a look-up takes 1.44 times as long as that of magic, 1.77 times with shapes;
// with GOAMD64=v3, 1.36 and 1.73 times. The transforms take 16 nanoseconds a position, which are not
// in the table. The positions have nine to ten sliders each, so that transforms and look-ups together
// take longer than hyperbola, which needs 2,560 bytes. Of the magics only symmetric/shapes is smaller,
// but neither is the fastest of the small techniques.
//
// Rook, Bishop and Queen, which the benchmark of the catalog measures, transform the occupancy
// for every look-up and take several times as long.
//
// # Origin
//
// Robert Houdart proposed to number the attack sets of a square by bytes (Chess Programming Wiki,
// Magic Bitboards, Byte Lookup, https://www.chessprogramming.org/Magic_Bitboards#Byte_Lookup). One
// table for all squares of an orbit is new here (2026). The multipliers of the rook that save a bit
// come from the Wiki too: Best Magics so far, https://www.chessprogramming.org/Best_Magics_so_far.
//
// # When to use
//
// When tables must be small and the processor swaps bytes slowly.
package symmetric
