// Package find finds multipliers for magic bitboards, fast enough to do it at every start of a program.
//
// A magic of a piece on a square is a number that, multiplied with the relevant occupancy,
// moves its scattered bits into the top bits of the product, so that a shift makes an index of
// them. [Problem] states what has to be mapped; [Finder.Place] finds a multiplier for it in a
// few microseconds; [Tester.Enter] fills its table; [Tester] is made for millions of tries; package check proves one on
// all occupancies and names what is wrong.
// Narrower indices are searched by the module cmd/bitray-lab, package exhaust.
//
// # What has to be mapped
//
// There are 102,400 relevant occupancies of the rook and 5,248 of the bishop over all squares,
// but only 4,900 and 1,428 different attack sets, at most 144 and 108 on one square. A collision of
// occupancies with the same attacks is constructive: they can share an entry. So an index may have fewer bits
// than the mask has squares, if the multiplier makes the right occupancies collide. There is no known way to
// construct such a multiplier, and Place does not find any: it gives every square of the mask its own index
// bit. Function Narrowest of package check says how few bits a multiplier works with.
//
// # Source
//
// Placement is new here. For multipliers in general: Chess Programming Wiki, Looking for Magics,
// https://www.chessprogramming.org/Looking_for_Magics.
package find
