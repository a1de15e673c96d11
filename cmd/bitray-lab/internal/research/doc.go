// Package research holds the ways to search multipliers of magic bitboards that no technique needs at its
// start: the classical ones, to compare with, and the search that settles whether a multiplier exists at
// all.
//
// [Methods] lists all of them, with [github.com/bitray/bitray/internal/find.Finder.Place] as the first;
// [Exhaust] is the search of all multipliers. "bitray-lab find" is the program for it.
//
// # Methods compared
//
// Time for all 128 multipliers, tables not filled, as a multiple of that of placement, and the
// number of candidates tested (its benchmark Methods, median of three runs):
//
//	place     1      420
//	sparse    490    1,270,000
//	bits      3,200  3,400,000
//
// Placement takes 0.34 milliseconds where nothing else runs (Intel Xeon of the Sapphire Rapids class).
//
// # One bit less
//
// An index usually has as many bits as the mask has squares. Multipliers that save a bit have been found
// by Grant Osborne, Volker Annuss, Gerd Isenberg, Richard Pijl, Peter Österlund and Niklas Fiekas for
// rooks on the seventh rank and on the eighth except f8, and for bishops on 24 squares of the a, b, g
// and h files (Chess Programming Wiki, Best Magics so far,
// https://www.chessprogramming.org/Best_Magics_so_far).
//
// [Exhaust] with [FromTop] settles every bishop square whose mask has five squares, which is
// 44 of 64, within seconds. Twenty of them have such a multiplier: those of the a, b, g and h
// files except the corners and ranks 4 and 5. The others have none, and no square of the 44 can
// save two bits. In particular none that saves one exists for
//
//	square   c1         d1       e1      f1       c8       d8      e8       f8
//	nodes    1,406,325  323,399  85,133  619,795  915,827  87,081  389,839  1,502,289
//
// A test repeats these proofs. Two more support them: the search and brute force find equally
// many multipliers of one square, and the search gives up no branch that leads to a known one.
// Niklas Fiekas had found before, by trying all multipliers, that there are none for the four
// squares of rank 8, for c7, d7 and e7, and for d6, whose mask has seven squares
// (https://talkchess.com/viewtopic.php?t=65187, 2017); c1 and d1 were listed as open.
//
// Beyond that [Exhaust] has settled d6 only, as Fiekas had it, in 105,951,401 nodes (bitray-lab
// find -piece bishop -square d6 -less 1 -method top). Rooks are out of its reach: three seconds
// settle 2e-8 of all multipliers of a rook on a1 (bitray-lab find -piece rook -square a1
// -less 1 -method top, and Ctrl-C). Where no multiplier of a rook is known that saves a bit, on
// ranks 1 to 6 and on f8, there may be one.
//
// # Why the search from the top ends early
//
// An index is the top of a sum: of one copy of the multiplier for each occupied square, shifted by
// the number of the square. Bit b of the multiplier moves to bit b + s of the product for a square
// s, and is lost where that is more than 63. So bits above 63 less the lowest square of the mask
// never count: what is left are 2^26 multipliers for a bishop on d8, but 2^55 on a1.
//
// While some of the bits are open, the product of an occupancy lies between that with all of them
// clear and that with all of them set. Where the difference, the slack, is less than a slot, 2 to
// the power of 64 less the width of the index, the index is one of two neighbors at most. It
// becomes so for all occupancies early if for each square the bit comes first that moves to the top
// of the product, then for each the bit below, and so on; which is the order FromTop. Two
// occupancies with different attacks that are left with one slot end the branch, and where one of
// two neighbors is closed to an occupancy, its index is the other.
//
// # What failed
//
// Annealing the number of destructive collisions of a rook's multiplier comes down to one family
// of colliding occupancies, 20 to 60 of them, within a second, and stays there for a minute: on
// squares where a multiplier is known as well as on the open ones.
package research
