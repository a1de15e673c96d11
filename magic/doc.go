// Package magic looks sliding attacks up in a table, at an index that one multiplication makes
// of the occupancy: fancy magic bitboards. It is the default technique of the module.
//
// # Formula
//
//	index = offset[sq] + (((occ & mask[sq]) * magic[sq]) >> shift[sq])
//
// # Derivation
//
// Of all squares only the relevant ones matter: those on the lines of the slider, without the
// last square of each ray, which is attacked whether occupied or not. For a rook on d4 these
// are ten:
//
//	relevant        * magic           = product
//	. . . . . . . .                     1 1 1 1 1 1 1 1
//	. . . 1 . . . .                     . . . . . . 1 1
//	. . . 1 . . . .   a number that     . . . . . . . .
//	. . . 1 . . . .   copies each of    . . . . . . . .
//	. 1 1 . 1 1 1 .   them into the     . . . . . . . .
//	. . . 1 . . . .   top ten bits      . . . . . . . .
//	. . . 1 . . . .                     . . . . . . . .
//	. . . . . . . .                     . . . . . . . .
//
// Multiplying adds shifted copies of the occupancy, one for each bit of the magic. A magic is
// a number whose copies bring every relevant square into the top bits, and whose garbage and
// carries never send two occupancies with different attacks to the same index. Nobody can
// derive one; they are searched, by [github.com/bitray/bitray/magic/find], and tested on all
// occupancies. That is quick enough to do at every start, so this package holds no table of
// multipliers: a fixed seed finds the same ones each time. With as many index bits as relevant
// squares there is room for each occupancy; "fancy" means that every square has its own shift,
// and that all tables share one slab.
//
// The lines of a slider are answered together, by one look-up. Single lines cannot be had.
//
// # Tables
//
// 107,648 entries of 8 bytes (102,400 for the rook, 5,248 for the bishop), 861 kB, and a row
// of 64 bytes a square that holds masks, multipliers, offsets and shifts of both pieces.
// Searching the multipliers and filling the slab take little more than half a millisecond, of which
// filling is a quarter (BenchmarkBuild); at the start of a program, with cold caches and fresh
// pages, about twice that (GODEBUG=inittrace=1).
//
// Rook, Bishop and Queen inline into their callers.
//
// # Origin
//
// Lasse Hansen (2006) found that multipliers could be searched; Gerd Isenberg and others had
// multiplied single lines before. Pradu Kannan (2007) gave each square its own table size.
// Source: Chess Programming Wiki, Magic Bitboards.
//
// Prefer it when throughput counts and the cache is yours: no single look-up is faster where
// tables stay in cache ("bitray bench --mode throughput"). Prefer hyperbola when the cache is
// crowded, or when positions change so much that the tables do not stay in it ("bitray bench
// --workload random16 --mode latency-occupancy").
package magic
