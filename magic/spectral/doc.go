// Package spectral adds three shifted copies of the occupancy instead of multiplying it: magic bitboards
// without a product.
//
//	attacked := spectral.Rook(sq, occ) &^ own
//
// Prefer it if a multiplication takes many cycles.
//
// # Formula
//
//	x = occ & mask
//	slab[offset + (((x << a) + (x << b) + (x << c)) >> shift)]
//
// # Derivation
//
// A product is a sum of shifted copies, one for each bit of the factor: with bits a, b and c alone
//
//	x * (1<<a + 1<<b + 1<<c) = (x << a) + (x << b) + (x << c)
//
// So this is fancy magic with multipliers of three bits, and it works if they send no two occupancies with
// different attacks to one index. There are 41,664 such multipliers, few enough to try them all. All squares
// have some, but only with an index that is wider than it need be: three copies bring the squares of two
// lines side by side, with gaps. A bishop on d1 sees the squares x; the index has to bring them together:
//
//	. . . . . . . .
//	. . . . . . . .   one copy cannot: the five squares are bits 10, 12, 17, 21 and 30, and any shift
//	. . . . . . . .   keeps their distances;
//	. . . . . . . .   two or three bring every square near the top by some copy, while the others
//	. . . . . . x .   leave it further down, where the shift drops it.
//	. x . . . x . .
//	. . x . x . . .
//	. . . S . . . .
//
// The width of the index is 5 to 13 bits for a bishop and 11 to 18 for a rook. Most indices are used by no
// occupancy: the tables are full of holes, and lie in one another's holes.
//
// The worst square is a rook's on a8. It has two sums only, up to 18 bits, which spread its 4,096 occupancies
// over 260,872 indices. No slab of sums of three can be shorter than that, and a test proves it. The slab here has
// 261,648 entries, and the rest of the 107,648 occupancies are in the holes of that one table.
//
// # The search
//
// The numbers come from a search of a minute or two. It tried all sums of each slider, with every width of the
// index up to 18 bits, and kept the 150 shortest of the tables that work. They were laid into the slab slider by
// slider, first those that need the longest, each with that table and at that first offset that make it end
// first. Sixty times one slider was moved to another place in the order, and stayed there if the slab was no
// longer.
//
// # Lines
//
// None: the index has the squares of two lines.
//
// # Tables
//
// 261,648 entries of 8 bytes, and 32 bytes a square: 2,095,232 bytes. The published slab has 274,645 entries,
// with 18 bits for every square. The numbers are constants of 8 bytes a slider; the slab is filled at start-up
// in about a millisecond, most of which its fresh pages cost (GODEBUG=inittrace=1); "bitray techniques" says
// how long.
//
// Package six has sums of up to six copies, whose index has a bit for each relevant square: less than half of
// the memory for three more shifts and additions.
//
// Rook and Bishop inline into their callers. Queen is one call.
//
// # Origin
//
// Daniel Inführ (2023), as spectral magics. Source: https://github.com/Gigantua/Chess_Movegen,
// Spectralmagic.hpp; https://talkchess.com/viewtopic.php?t=82224.
//
// # When to use
//
// Where a multiplication takes many cycles, and shifts by any number take one.
package spectral
