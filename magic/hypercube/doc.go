// Package hypercube keeps the index of every slider that could stand on the board, and changes those that an
// occupied or emptied square belongs to. A look-up then has nothing to compute: HyperCube.
//
//	attacked := hypercube.Rook(sq, occ) &^ own
//
// Prefer it if very many look-ups fall to each move, and a position may carry 256 bytes.
//
// # Formula
//
//	state ^= delta[square], once for each square that is occupied or emptied
//	attacks = slab[offset[sq] + state[sq]]
//
// # Derivation
//
// The index of PEXT bitboards has a bit for every relevant square of the slider: bit i is set if the i-th of
// them is occupied. To occupy or to empty a square therefore changes one bit in the index of each slider to
// which it is relevant, and no other bit. That is an exclusive or, whichever of the two happened, and does
// not depend on what else stands on the board. The bits of all 128 indices, for a rook and a bishop on every
// square, are the corners of a cube of many dimensions, and a piece that comes or goes is a step along a
// fixed diagonal of it.
//
// The square c3 (x) is relevant to a rook on the squares r, and to a bishop on the squares b, its own
// excepted. In the index of a rook on c1, whose relevant squares are b1, d1 to g1 and c2 to c7, it is the
// seventh:
//
//	. . r . . . . b
//	. . r . . . b .
//	. . r . . b . .   index of a rook on c1:  c7 c6 c5 c4 c3 c2 g1 f1 e1 d1 b1
//	b . r . b . . .   delta[c3]                .  .  .  .  1  .  .  .  .  .  .
//	. b r b . . . .
//	r r x r r r r r
//	. b r b . . . .
//	b . r . b . . .
//
// A square that is on no edge is relevant to 23 to 27 sliders, one on an edge to seven, a corner to none:
// 1,036 pairs of a square and a slider in all. All 128 indices of 16 bits are 256 bytes, and delta is a state
// for every square, so that a toggle is eight exclusive ors of 32 bytes.
//
// Any index to which every square contributes by exclusive or would do as well. Those of magic do not:
// products carry.
//
// # State
//
// The caller keeps an [Occupancy], like that of package transform/rotated: [Occupancy.Toggle] changes it by
// one square, [New] fills it. A move to an empty square toggles two squares, a capture one, an en-passant
// capture three, castling four. To copy a position copies 256 bytes more. [Rook], [Bishop] and [Queen], which
// take an ordinary occupancy, must visit every piece for the one index that they need.
//
// With or without a kept state, the look-ups read the tables of magic, which are the larger part of the cost.
//
//	go test -run '^$' -bench Kept ./magic/hypercube
//
// measures a toggle and a queen: 4.7 and 2.1 ns on an Intel Xeon on which a queen by magic takes 2.4, so that
// a quiet move costs as much as thirty look-ups save.
//
// # Kernels
//
// With AVX2 a toggle is one call of assembly, elsewhere a loop in Go, which takes 5.6 times as long on an AMD
// EPYC (the least of 60 runs, with GODEBUG=cpu.avx2=off and without):
//
//	go test -run '^$' -bench Kept/toggle -count 60 -cpu 1 ./magic/hypercube
//
// # Switching kernels off
//
// The build tag purego leaves out the assembly, and GODEBUG=cpu.avx2=off switches it off when the program
// starts. Package attacks lists all ways for the whole module.
//
// # Lines
//
// None: an index has the squares of two lines.
//
// # Tables
//
// 107,648 entries of 8 bytes, 512 bytes of offsets and 16,384 of deltas: 878,080 bytes, built in less than a
// millisecond ("bitray techniques" says how long), without a search.
//
// The methods of Occupancy inline into their callers; the call of a toggle stays. Rook and Bishop inline,
// loop and all; Queen is one call.
//
// # Origin
//
// Daniel Inführ (2021). Source: https://github.com/Gigantua/Chess_Movegen, Hyperchess.hpp;
// https://talkchess.com/viewtopic.php?t=79004.
//
// # When to use
//
// When there are very many look-ups for each move: like rotated bitboards, it moves work from the look-up to
// the move, and here all of it.
package hypercube
