// Package six adds up to six shifted copies of the occupancy instead of multiplying it: spectral magics with
// the smallest tables.
//
//	attacked := six.Rook(sq, occ) &^ own
//
// Prefer it if a multiplication takes longer than six shifts and additions.
//
// # Formula
//
//	x = occ & mask
//	slab[offset + (((x << a) + (x << b) + ... + (x << f)) >> shift)]
//
// # Derivation
//
// As in package spectral, the sum is a product by a factor with one bit for each term. A factor for an index with one
// bit for each relevant square seems to need many bits, about a third of the word if it is found at random.
// But when it is built square by square, as package find does it for package magic, most of its bits move one
// square to its own place, and some bits move several squares. Then every bit that is not needed is taken
// away, in random order, and another factor is tried if more than six are left, which takes seconds for all
// sliders:
//
//	copies    3   4   5   6
//	rooks     0   7   28  29 squares
//	bishops   2   13  39  10 squares
//
// No square needs more than six. Where fewer do, the other copies are shifted by 63: of a relevant square,
// which is never a1, that leaves nothing.
//
// The relevant squares of a rook on a1, and where its factor moves them: the sum has each of them among its
// highest twelve bits.
//
//	. . . . . . . .
//	x . . . . . . .
//	x . . . . . . .
//	x . . . . . . .   the copy that brings the rank to the top moves all of its squares at once; the
//	x . . . . . . .   squares of the file are 8 apart, and each copy brings one or two of them along
//	x . . . . . . .
//	x . . . . . . .
//	. x x x x x x .
//
// # Lines
//
// None: the index has the squares of two lines.
//
// # Tables
//
// 107,648 entries of 8 bytes, those of package magic in another order, and 48 bytes a square: 864,256 bytes,
// filled at start-up in about half a millisecond, most of which the fresh pages cost (GODEBUG=inittrace=1;
// "bitray techniques" says how long the rest takes). The shifts are
// constants, six bytes a slider. Other sources have six copies for 9 bits of index with larger
// tables.
//
// Rook, Bishop and Queen are one call each.
//
// # Origin
//
// Daniel Inführ (2023), as spectral magics; few copies at the narrowest index are new here. Source:
// https://github.com/Gigantua/Chess_Movegen, Spectralmagic.hpp; https://talkchess.com/viewtopic.php?t=82224.
//
// # When to use
//
// Where a multiplication takes longer than six shifts and additions, and the memory of package magic is
// there.
package six
