// Package textbook holds the published forms of the transforms: every formulation that the
// Chess Programming Wiki, Gerd Isenberg's talk on sliding attacks (Dresden, 2008) and two
// articles by Othello programmers print, each with its source. The tests prove each equal to
// what package transform or the standard library does, or show where it is wrong, and the
// benchmark compares them.
//
// The sources: https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating for flips, mirrors and
// rotations, https://www.chessprogramming.org/BitScan for the number of a bit,
// https://www.chessprogramming.org/First_Rank_Attacks for the tables of a rank.
//
// # When to use
//
// To read, to check a formula that you have found somewhere, and to measure on your own machine. In a
// program use package transform.
//
// # Speed
//
// Nanoseconds a board, inlined in a loop over 1,024 boards in the first-level cache. The first
// column is what package transform or the standard library does.
//
//	flip vertical        0.56 byte swap       1.38 swaps         2.51 shifts      11.6 computed
//	mirror horizontal    1.51 sums            1.50 rotations     1.61 unions      11.4 computed
//	rotate by 180        1.90 bits.Reverse64  2.95 swaps                          23.2 computed
//	flip diagonal        2.07 delta swaps
//	flip anti-diagonal   2.15 delta swaps     2.16 the wiki's
//	rotate by 90         2.31 two flips       3.58 four masks
//	visual clockwise     4.61 six swaps       5.28 PEXT          10.1 Benes       85.5 square by square
//	  by table                                2.22 of 16 KiB
//	visual anti-cl.      3.71 five swaps      5.21 PEXT
//	reverse a byte       0.57 bits.Reverse8   0.52 table         0.90 factors     1.11 in 32 bits   1.68 swaps
//	transpose a square   0.91 shifts          0.76 factor
//	find a bit           1.46 math/bits       0.90 De Bruijn     1.49 modulo
//	byte to file         1.44 sum             1.55 factors
//	first rank           2.48 arithmetic      0.76 table 256x8   0.88 table 64x8
//
// "Computed" forms work their masks out at run time. That a De Bruijn
// sequence beats the standard library is a matter of GOAMD64=v1, which has to expect a processor
// without TZCNT; with v3 the library takes 0.53. Tables are quick while they stay in the cache.
// Go 1.26, Intel Xeon of the Sapphire Rapids generation, one thread of a busy machine: medians of
// eight runs of
//
//	go test -run '^$' -bench . -benchtime 200us -count 21 -cpu 1 ./transform/internal/textbook
//
// # What is wrong in print
//
//   - The reversal of a byte in 32 bits ends in * 0x10101000 >> 24 on the wiki, and is wrong for
//     240 of 256 bytes; the factor is 0x01010100. See [ReverseByte32AsPrinted].
//   - The wiki's pseudo-rotations of a single square move files up; its pseudo-rotations of a
//     board move them down, as its diagrams do. The formulas of a single square are the inverses. See
//     [PseudoRotate45ClockwiseSquareAsPrinted].
//   - The wiki says that its quarter turn clockwise is deduced from flipping vertically and about
//     the anti-diagonal; its code flips about the diagonal, and then vertically. Both
//     make a clockwise turn, but only in these orders: diagonal first, or anti-diagonal last.
//   - siahuat0727's rotate_r, here [RotateRight], turns clockwise where the highest bit is the
//     top left square. With a1 in bit 0 it turns counterclockwise. The example in 16 bits has
//     lost a digit: the image of 1111101111001111 is 1111110110111011.
//   - The table of the modulo-67 scan has 68 entries on the wiki; the last can never be asked for.
//   - The talk's example of an attack on the first rank, 01110110 for a rook on the e-file and the rank
//     01001010, reads the a-file as the highest bit; its board has a1 in bit 0, where the rook
//     attacks 01101000.
//   - The talk calls a perfect mapping of scattered bits onto as many consecutive ones likely not minimal for
//     most squares. For the relevant squares of rooks and bishops it is minimal on every square: a test of
//     package exhaust of cmd/bitray-lab finds the multipliers. In general it is not always possible, as the
//     talk says: the same test shows 22 masks of eight bits that have none.
//   - In the Japanese article convertHorizontalTo8 shifts 0x00000000000000FF by up to 56. However many
//     zeros it is written with, that constant is an int of 32 bits: from row 4 on the shift is undefined in
//     C and C++, and in row 3 it reaches the sign, whose copies only the cast to a byte cuts off. It takes
//     0xFFULL. In Go a constant has the type of its expression.
//   - An archived copy of the wiki's page as Markdown has lost something on the way: ten lines of its
//     listings hold a no-break space before a semicolon or before ":=", which not every C compiler takes for
//     a space.
package textbook
