// Package textbook holds the published forms of the transforms: every formulation that the
// Chess Programming Wiki, Gerd Isenberg's talk on sliding attacks (Dresden, 2008) and two
// articles by Othello programmers print, each with its source. The tests prove each equal to
// what package transform or the standard library does, or show where it is wrong, and the
// benchmark sets them side by side:
//
//	go test -run '^$' -bench . -cpu 1 ./transform/textbook
//
// Use package transform in a program. This one is for reading, for checking a formula that you
// have found somewhere, and for measuring on your own machine.
//
// # What is wrong in print
//
//   - The reversal of a byte in 32 bits ends in * 0x10101000 >> 24 on the wiki, and is wrong for
//     240 of 256 bytes; the factor is 0x01010100. See [ReverseByte32AsPrinted].
//   - The wiki's pseudo-rotations of a single square move files up; its pseudo-rotations of a
//     board move them down, as its diagrams do. The scalar formulas are the inverses. See
//     [PseudoRotate45ClockwiseSquareAsPrinted].
//   - The wiki says that its quarter turn clockwise is deduced from flipping vertically and about
//     the anti-diagonal; the code beside it flips about the diagonal, and then vertically. Both
//     make a clockwise turn, but only in these orders: diagonal first, or anti-diagonal last.
//   - siahuat0727's rotate_r, here [RotateRight], turns clockwise where the highest bit is the
//     top left square. With a1 in bit 0 it is the turn anti-clockwise. The example in 16 bits has
//     lost a digit: the image of 1111101111001111 is 1111110110111011.
//   - The table of the modulo-67 scan has 68 entries on the wiki; the last can never be asked for.
package textbook
