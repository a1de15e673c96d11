// Package hyperbola subtracts the slider from its blockers in both directions of a line, with a
// byte swap to see the line in reverse: hyperbola quintessence.
//
//	attacked := hyperbola.Rook(sq, occ) &^ own
//
// Prefer it if other data fill the cache, or memory is short.
//
// # Formula
//
//	o = occ & line
//	attacks = ((o - r) ^ bswap(bswap(o) - bswap(r))) & line
//
// where r is the slider's bit and line its file, diagonal or anti-diagonal without the slider.
//
// # Derivation
//
// Subtracting the slider from the blockers above it borrows from the next one: all squares
// between become ones, and the blocker becomes a zero. Blockers beyond stay as they are, so an
// exclusive or with the occupancy leaves what the slider attacks upwards.
//
//	squares of a line, slider r on the third, blockers on the fifth and the eighth
//
//	o          . . . . 1 . . 1
//	r          . . 1 . . . . .
//	o - r      . . 1 1 . . . 1
//	^ o        . . 1 1 1 . . .
//
// The slider's own square is cut off by the line, which does not hold it. That also makes up
// for the factor of two in the older form o^(o-2r): there the slider is part of the line.
//
// Downwards the same holds on the reversed board. Reversing all 64 bits is expensive, but on a
// file or a diagonal no two squares share a rank, so swapping the bytes reverses the order just
// as well. Let o' and r' be the swapped words; then both results have o in them, and it cancels
// out:
//
//	up   = o - r ^ o
//	down = bswap(o' - r' ^ o') = bswap(o' - r') ^ o
//	up ^ down = o - r ^ bswap(o' - r')
//
// # Lines
//
// A byte swap leaves the order within a rank as it is, so ranks cannot be done this way; they
// are looked up in a table of first-rank attacks. [File], [Diagonal], [AntiDiagonal] and
// [Rank] return the attacks along one line.
//
// # Tables
//
// 64 rows of 32 bytes that hold the lines, and 512 bytes of first-rank attacks: 2,560 bytes,
// built in some microseconds. Rook, Bishop and the line functions inline into their callers;
// Queen does not.
//
// # Batches
//
// [QueensEach], [RooksEach] and [BishopsEach] look up a slice of squares with as many occupancies in one
// call, [AllQueens] all squares of one occupancy. A batch beats single calls from two or three look-ups on;
// for a dozen squares or more of one occupancy call AllQueens and pick from its result. Squares are a byte
// wide, because kernels load eight of them as eight bytes. Store your inputs in such slices from the start:
// copying them before a call costs what the call gains.
//
// Slices of squares have kernels in AVX-512 and AVX2, whole boards in AVX2 and NEON; elsewhere batches are loops
// in Go. A kernel for whole boards in AVX-512 was dropped: on a Zen 4 it took 0.9 (queens) to 1.2 (rooks) of the
// time of that in AVX2. The generator, cmd/bitray-lab/internal/asm/hyperbola, has the derivations. To measure:
//
//	go run ./cmd/bitray bench --piece queen --mode batch-pairs,batch-board
//
// # One square in vectors
//
// The lines of one square fit the lanes of one register too. Stockfish computes them so with AVX2 since 2026
// (anematode and niklasf, pull requests 6845 and 6865: "dual hyperbola quintessence"): file, diagonal and
// anti-diagonal are lanes, and ranks come from the table. With GFNI all four lines are lanes, since it
// reverses the bits of each byte (Daniel Inführ, 2023). Tried here as calls of assembly, throughput rose, by
// some percent with AVX2 and by a quarter with GFNI, but latency rose too, by a sixth and by two thirds. Low
// latency is what this package is for, so single squares stay in Go.
//
// # Slices
//
// Functions that take slices panic, before they write anything, unless all have the same length. dst
// may be the slice of occupancies itself; otherwise the two must not overlap. Slices may have any
// length, 0 included, and any alignment. Nothing is allocated. Squares are masked by 63, never
// checked. Their type has one byte, unlike that of single calls: kernels load eight squares as eight
// bytes, and wider ones would have to be copied first.
//
// # Switching kernels off
//
// The build tag purego leaves out the kernels. When the program starts, GODEBUG=cpu.avx2=off switches
// off all of them on amd64, and GODEBUG=cpu.avx512f=off those with AVX-512; on arm64 it is
// GODEBUG=cpu.asimd=off. Package attacks lists all ways.
//
// # Variants
//
//   - leorik smears the next blockers down to the first square and takes the difference.
//   - obstruction subtracts the next blocker below from the blockers above.
//   - qbb shifts patterns of lines to the next blockers, without any table.
//   - sbamg subtracts three times the next blocker below.
//   - subtraction reverses all 64 bits instead of swapping bytes, so that it does ranks too.
//
// # Origin
//
// Ryan Mack's Hyperbola Project (2000) had the subtraction and kept a reversed board as well.
// Gerd Isenberg reversed it on the fly by the byte swap, and Aleks Peshkov joined the two rays by
// the exclusive or (2007).
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Hyperbola_Quintessence.
//
// # When to use
//
// When other data fill the cache, or memory is short: from cold caches a queen takes two thirds of the time of
// magic, and while the tables of magic are in the cache magic is ahead ("bitray bench --technique
// magic,hyperbola --mode cold,latency-occupancy"). cmd/internal/attackbench/README.md says what eight engines gain
// and lose.
package hyperbola
