// Package attacks defines squares, bitboards and the default attack functions: directions and steps, the
// attacks of every piece, rays and lines.
//
//	targets := attacks.Rook(attacks.D4, occ) &^ own
//
// A set of squares is a [Bitboard]; a1 is bit 0, h1 bit 7, h8 bit 63. [Rook], [Bishop] and
// [Queen] use the default technique, package magic. Each other technique of the module is a package
// with functions of the same names. A program that chooses a technique at run time holds it as [Sliders].
//
// The upper bits of squares (0 to 63), directions (0 to 7) and colors (0 and 1) are ignored, so that
// no argument panics; only to [Square.Bitboard], [SetOf] and the methods of [Bitboard] 64 and beyond are no square. To all
// others [NoSquare] means a1: test the result of [Bitboard.First] before you pass it on, if the set may be empty.
//
// # Which package for what
//
//   - attacks: you have no types yet, or want everything from one import.
//   - [github.com/bitray/bitray/attacks/geometry]: steps, leapers, pawns, rays and lines for your own
//     types, without a technique.
//   - [github.com/bitray/bitray/attacks/legality]: checkers, pins, check masks and attackers for your
//     own types, with the technique that you choose.
//   - [github.com/bitray/bitray/transform]: masks of lines, flips and rotations, numberings of squares.
//   - [github.com/bitray/bitray/attacks/catalog]: all techniques with their cards, by name, and the ray walk that
//     they are compared with.
//   - [github.com/bitray/bitray/attacks/attackstest]: the conformance suite, for your own generator too.
//   - [github.com/bitray/bitray/attacks/classical]: the technique that looks rays up one by one.
//
// An engine with its own types does not need this package: the techniques are generic over
// any integer square and any uint64 board.
package attacks
