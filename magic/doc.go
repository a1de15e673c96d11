// Package magic looks sliding attacks up in a table, at an index that one multiplication makes
// of the occupancy: fancy magic bitboards. It is the default technique of the module.
//
//	attacked := magic.Rook(sq, occ) &^ own
//
// Prefer it if throughput counts and the tables stay in cache.
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
// carries never send two occupancies with different attacks to the same index. Magics are not
// derived but searched, and tested on all occupancies. That is quick enough to do at every start,
// so this package has no table of multipliers: a fixed seed finds the same ones each time. With as
// many index bits as relevant squares there is room for each occupancy; "fancy" means that every
// square has its own shift, and that all tables share one array, the slab.
//
// One look-up returns all lines of a slider, so there are no functions for single lines.
//
// # Contract
//
// Every package of the family has the functions [Rook], [Bishop] and [Queen]. The result holds every
// square reached, in each direction up to the first occupied one, which is included whatever stands
// there; remove your own pieces from it. Whether sq itself is in occ makes no difference. Squares are
// masked by 63, never checked. Nothing panics or allocates, and all of it may be called by several
// goroutines at once.
//
// # Tables
//
// 107,648 entries of 8 bytes (102,400 for the rook, 5,248 for the bishop), 861 kB, and a row of 64 bytes a
// square that holds masks, multipliers, offsets and shifts of both pieces. Searching the multipliers and
// filling the slab take less than half a millisecond, of which filling is a quarter ("bitray techniques"
// says how long); at the start of a program, with cold caches and fresh pages, half as long again
// (GODEBUG=inittrace=1).
//
// Rook, Bishop and Queen inline into their callers.
//
// # Origin
//
// Lasse Hansen (2006) found that multipliers could be searched; Gerd Isenberg and others had
// multiplied single lines before. Pradu Kannan (2007) gave each square its own table size.
// Source: Chess Programming Wiki, Magic Bitboards, https://www.chessprogramming.org/Magic_Bitboards.
//
// # When to use
//
// When throughput counts and the tables stay in the cache: of the techniques that inline, only other magics
// are about as fast ("bitray bench --mode throughput"). Use package hyperbola when other data fill the cache
// ("--mode cold"), or when positions change so much that the tables do not stay in it ("--workload random16
// --mode latency-occupancy").
//
// # Variants
//
// Techniques with the same three functions:
//
//   - plain: tables of one size for all squares of a piece, a constant shift.
//   - fixedshift: a constant shift too, but tables that overlap in one slab ("black magic").
//   - packed: tables that overlap in the shortest slab known.
//   - magic32: two multiplications of 32 bits, for 386 and arm.
//   - indirect: a table of 16-bit numbers, and a table of attack sets that are stored once.
//   - symmetric: a table of 8-bit numbers that the squares of an orbit share.
//   - symmetric/shapes: the same, with attack sets that are stored once for all squares.
//   - pext: an index that the instruction PEXT extracts, without a multiplier.
//   - pextpdep: the same index, and attacks in sixteen bits that PDEP spreads over the lines.
//   - splitpext: PEXT for each line, with small tables.
//
// The command "bitray magics" finds, proves and exports multipliers, and reads those of other programs.
package magic
