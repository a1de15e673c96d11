// Package fill floods the empty squares in one direction for all sliders at once, in three
// doubling steps: Kogge-Stone fills.
//
// The second parameter follows from the name. Functions whose names end in Occluded flow over a set, and
// take the empty squares; all others say what is attacked, and take the occupied squares. The slider's
// own square may be in either set: it makes no difference to its attacks.
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
// That is a known way to subtract bytes within a word. [East] does not take it: the sliders must be in o,
// while here one that is not lets the rays of others pass, and it gains nothing, see BenchmarkEast; nor is
// there a subtraction that goes west without a reversal of every rank. Source: Pradu Kannan and Gerd
// Isenberg, 2007; Chess Programming Wiki, Subtracting a Rook from a Blocking Piece.
//
// # Lines
//
// Every direction has its own function, for the fill ([NorthOccluded] and so on) and for the
// attacks ([North] and so on), so that the directions may be kept apart, as pins and discovered
// checks want them. In one direction the attacks of several sliders never overlap, if the sliders
// count as occupied. A slider that is not in occ lets the rays of others pass.
//
// # Whole sides
//
// [Attacks] joins what all sliders of a side attack, [MobilityEach] counts squares, and [Maps] adds pawns,
// knights and kings; Maps and the functions whose names end in Each take slices of positions. Sliders are two sets, orthogonals and diagonals; a queen is in both. Each of many
// positions has a lane of a register, or a byte of eight; where directions are kept apart, each direction has
// a lane.
//
//	go run ./cmd/bitray bench --mode set-union,set-union-each,set-map-each
//
// Counted by the kernel with AVX-512, mobility takes half the time that it takes to count the rays (1.9 times
// as fast in the median of eleven alternating runs, 1.7 to 2.8 between the third lowest and the third
// highest; AMD EPYC, Zen 4):
//
//	go test -run '^$' -bench Mobility ./fill
//	GODEBUG=cpu.avx512vpopcntdq=off go test -run '^$' -bench Mobility ./fill
//
// # NEON, counted and not timed
//
// On arm64 the kernels for slices take sixteen positions apart: byte i of a register is one rank of position
// i, and eight registers are sixteen boards. So nothing is shifted to go from rank to rank, and what a step
// to the side moves over the edge of the board is gone without a mask. A direction goes up or down the ranks
// one by one, in two or three instructions each: what is seen on a rank leaves it where no piece is (a
// selection of bits, since sliders may count as pieces), moves to the side, and joins the rest. Ranks are
// subtractions of bytes, as above, and to the west the same with the bits of each byte reversed, for which
// there is an instruction. What is left of a slice is answered for one by one, in Go, if it is less than five
// positions, and otherwise as sixteen.
//
// This is untimed. It was chosen by the number of instructions that an emulated processor executes, as the
// first command prints it, and the second without kernels:
//
//	.ci/instructions ./fill Sides
//	GOFLAGS=-tags=purego .ci/instructions ./fill Sides
//
//	                              in Go    NEON    in Go/NEON
//	AttacksEach,  8 positions     1,580     680       2.3
//	             64              12,290   1,170      10.5
//	Maps,         8               1,960   1,190       1.6
//	             64              15,070   1,940       7.8
//	rays,         8               1,430     920       1.6
//	             64              11,080   2,220       5.0
//
// A load that deals bytes out to four registers counts as one, and so does the store that collects them,
// though they take most processors longer than others: of 242 instructions for sixteen positions six are such
// loads and two such stores. One position alone would take half as many instructions as in Go, too small a
// gain to rely on without timing it.
//
// # Slices
//
// Functions that take slices panic, before they write anything, unless all have the same length. dst
// may be one of the other slices, except in [MobilityEach]; otherwise it must not overlap
// them. Slices may have any length, 0 included, and any alignment. Nothing is allocated.
//
// Positions are read in columns: one slice for the rooks and queens of all positions, one for their occupied
// squares, and so on. Store them like that. A program that holds a structure for each position and copies its
// fields to slices before a call spends what the call gains.
//
// # Switching kernels off
//
// The build tag purego leaves out the kernels. When the program starts, GODEBUG=cpu.avx2=off switches
// off all of them on amd64, and GODEBUG=cpu.avx512f=off those with AVX-512; on arm64 it is
// GODEBUG=cpu.asimd=off. Package transform lists all ways.
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
