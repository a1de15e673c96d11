// Package exhaust settles whether a square of a magic bitboard can do with an index that has fewer bits than
// the square has relevant squares: [Search] finds a multiplier, or proves that there is none. "bitray-lab
// exhaust" is the program for it. Multipliers of the usual width are found by package find.
//
// # One bit less
//
// An index usually has as many bits as the mask has squares. Multipliers that save a bit have been found
// by Grant Osborne, Volker Annuss, Gerd Isenberg, Richard Pijl, Peter Österlund and Niklas Fiekas for
// rooks on the seventh rank and on the eighth except f8, and for bishops on 24 squares of the a, b, g
// and h files (Chess Programming Wiki, Best Magics so far,
// https://www.chessprogramming.org/Best_Magics_so_far).
//
// [Search] settles every bishop square whose mask has five squares, which is
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
// Beyond that the search has settled d6 only, as Fiekas had it, in 105,951,401 nodes (bitray-lab
// exhaust -piece bishop -square d6). Rooks are out of its reach: three seconds settle 2e-8 of all
// multipliers of a rook on a1 (bitray-lab exhaust -piece rook -square a1, and Ctrl-C). Where no
// multiplier of a rook is known that saves a bit, on ranks 1 to 6 and on f8, there may be one.
//
// # Why the search ends early
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
// of the product, then for each the bit below, and so on: from bit 0 upwards the search of d8 takes
// 59 times as many nodes. Two occupancies with different attacks that are left with one slot end the
// branch, and where one of two neighbors is closed to an occupancy, its index is the other.
//
// # What failed
//
// Annealing the number of destructive collisions of a rook's multiplier comes down to one family
// of colliding occupancies, 20 to 60 of them, within a second, and stays there for a minute: on
// squares where a multiplier is known as well as on the open ones.
package exhaust
