// Package fill floods the empty squares in one direction for all sliders at once, in three
// doubling steps: Kogge-Stone fills.
//
//	attacked := fill.Attacks(rooks|queens, bishops|queens, occ) // by all sliders of a side
//	attacked = fill.Rook(sq, occ) &^ own
//
// Prefer it if whole sets of sliders are needed at once, or tables are not wanted.
//
// All functions take the occupied squares and return the squares that are attacked; whether a slider's own square is among
// the occupied makes no difference to its attacks. The occluded fill itself, the sliders and the empty squares that they
// reach, is gen | fill.North(gen, occ) &^ occ.
//
// # Formula
//
//	gen |= p & (gen << s); p &= p << s        for s = step, 2*step; then
//	gen |= p & (gen << s)                     for s = 4*step
//	attacks = (gen << step) & wrap
//
// where p are the empty squares, without the file that a step east or west would wrap to.
//
// # Derivation
//
// Flooding one square at a time takes seven steps. But after the first step, "empty, and the
// square before it too" is known for all squares at once, so the second step may go two
// squares, and the third four. This is how the Kogge-Stone adder looks ahead for its carries:
// gen generates, p propagates.
//
//	gen             empty           after 1         after 2         after 4
//	1 . . . . . .   . 1 1 1 1 . 1   1 1 . . . . .   1 1 1 1 . . .   1 1 1 1 1 . .
//
// The fill holds the sliders and the empty squares that they reach. Moved by one more step it
// holds the squares that they attack, the first occupied one included.
//
// # Ranks by subtraction
//
// Subtracting a slider twice, o ^ (o - 2r), gives what it attacks towards higher squares of its line, and on
// a rank that holds for any set r of sliders in o at once: each borrows from the next blocker, and no
// further. The borrow must not leave the rank. With H the h-file, which is set in the minuend and cleared in
// the subtrahend, so that each byte is a separate subtraction, and y = r << 1 without the a-file:
//
//	east = o ^ ((o|H) - (y &^ H)) ^ ((o ^ ^y) & H)
//
// That is a known way to subtract bytes within a word. [East] does not use it, because it gains nothing
// (BenchmarkEast), needs the sliders in o, and has no counterpart to the west that does not reverse every
// rank. Source: Pradu Kannan and Gerd Isenberg, 2007; Chess Programming Wiki, Subtracting a Rook from a
// Blocking Piece.
//
// # Lines
//
// Every direction has its own function ([North] and so on), since pins and discovered checks need the directions one by
// one. In one direction the attacks of several sliders never overlap, if the sliders count as occupied. A slider that is
// not in occ lets the rays of others pass.
//
// # Whole sides
//
// [Attacks] joins what all sliders of a side attack, and [MapsEach] adds pawns, knights and kings; MapsEach and
// [AttacksEach] take slices of positions. Sliders are two sets, orthogonals and diagonals; a queen is in both.
//
//	go run ./cmd/bitray bench --mode set-union,set-union-each,set-map-each
//
// Mobility, where a square that two sliders attack counts twice, is counted direction by direction.
//
// The second move of a slider is one fill as well. With here = 1<<sq and first = magic.Rook(sq, occ) & stops,
// fill.Rooks(first, occ&^here) holds the squares that a rook on sq attacks after a move to any of stops (progressive
// mobility), and first & fill.Rooks(targets, occ&^here) the stops from which it attacks one of targets (trajectory),
// since attacks are mutual. Source: Gerd Isenberg, Efficient Generation of Sliding Piece Attacks (2008); Chess
// Programming Wiki, Mobility and Trajectory.
//
// # Slices
//
// Functions that take slices panic, before they write anything, unless all have the same length. dst
// may be one of the other slices; otherwise it must not overlap
// them. Slices may have any length, 0 included, and any alignment. Nothing is allocated.
//
// There is one slice for the rooks and queens of all positions, one for their occupied squares, and so on.
// Store your positions like that: copying the fields of structures to slices before a call costs what the
// call gains.
//
// # Switching kernels off
//
// The build tag purego leaves out the kernels. When the program starts, GODEBUG=cpu.avx2=off switches
// off all of them on amd64, and GODEBUG=cpu.avx512f=off those with AVX-512; on arm64 it is
// GODEBUG=cpu.asimd=off. Package attacks lists all ways.
//
// # Variants
//
//   - dumb7 floods square by square, in six steps.
//   - exploding floods all lines of one slider at once, a multiplication a step.
//
// # Tables
//
// None. The functions of one direction inline into their callers; those that join several do
// not.
//
// # Origin
//
// Peter Kogge and Harold Stone (1973) for adders; Steffan Westcott brought it to chess boards
// (Computer Chess Club, 15 September 2002).
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Kogge-Stone_Algorithm.
//
// # When to use
//
// When whole sets of sliders are needed: the attacks of all rooks of a side cost the same as those of one. For a
// single queen most techniques are faster ("bitray bench --piece queen").
package fill
