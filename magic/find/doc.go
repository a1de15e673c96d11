// Package find searches multipliers for magic bitboards.
//
// A magic of a piece on a square is a number that, multiplied with the relevant occupancy,
// moves its scattered bits into the top bits of the product, so that a shift makes an index of
// them. [Problem] states what has to be mapped; [Finder.Place] finds a multiplier for it in a
// few microseconds; [Problem.Fill] and [Problem.Verify] prove one on all occupancies;
// [Methods] lists the other ways to search; [Exhaust] settles whether one exists at all.
//
// # What has to be mapped
//
// There are 102,400 relevant occupancies of the rook and 5,248 of the bishop over all squares,
// but only 4,900 and 1,428 different attack sets, at most 144 and 108 on one square. A collision
// of occupancies with the same attacks does no harm. So an index may have fewer bits than
// the mask has squares, if the multiplier makes the right occupancies collide. Nobody knows how
// to construct such a multiplier.
//
// # One bit less
//
// Multipliers that save a bit have been found by Grant Osborne, Volker Annuss, Gerd Isenberg,
// Richard Pijl, Peter Österlund and Niklas Fiekas for rooks on the seventh rank and on the
// eighth but f8, and for bishops on 24 squares of the a, b, g and h files.
//
// [Exhaust] with [FromTop] settles every bishop square whose mask has five squares, which is
// 44 of 64, within seconds. In particular none exists for
//
//	square   c1         d1       e1      f1       c8       d8      e8       f8
//	nodes    1,406,325  323,399  85,133  619,795  915,827  87,081  389,839  1,502,289
//
// Of these c8 and d8 were known; c1 and d1 were listed as open. A test repeats the proofs, and
// another counts all multipliers of a square by brute force and by the search, which agree.
// Still open are the sixteen rook squares of ranks 1 and 2 and f8: their twelve to ten squares
// make far too many partial products.
//
// # What failed
//
// Annealing the number of harmful collisions of a rook's multiplier comes down to one family
// of colliding occupancies, 20 to 64 of them, within a second, and stays there for minutes: on
// squares where a multiplier is known as well as on the open ones.
package find
