package hyperbola

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// table512 answers all questions about one occupancy. It first makes a table of each kind of
// line: byte i of a register holds the attacks along the line of square i, with bit f for file
// f. Sixty-four bytes are one register, so sixty-four lines are answered together:
//
//	attacks = (line - 2s) ^ mirror(mirror(line) - 2 mirror(s))    in each byte
//
// An answer copies a byte of each table to all ranks and cuts out the line. Files are answered
// alike on the flipped board, and then flipped back: word r of their table is a board that holds
// what rooks on all squares of rank r attack, each along its file.
type table512 struct {
	*emit.Kernel
	piece
	mirror, flipAnti reg.VecVirtual // matrices
	byFile           slots
	ranks, files     reg.VecVirtual // tables
	fileMasks        reg.VecVirtual
}

// begin loads the occupancy that is the parameter occ, and what all tables are made with.
func (k *table512) begin() (occ reg.VecVirtual) {
	occ = k.Vector()
	k.VPBROADCASTQ(k.Parameter("occ"), occ)
	k.mirror = k.Broadcast(emit.MainDiagonal)
	k.byFile = slots{
		k.Broadcast(emit.WordOf(func(file int) byte { return 2 << file })),
		k.Broadcast(emit.WordOf(func(file int) byte { return 2 << (7 - file) })),
	}
	return occ
}

func (k *table512) makeRookTables(occ reg.VecVirtual) {
	k.flipAnti = k.Broadcast(emit.AntiDiagonal)
	k.ranks = k.slide(k.rankBytes(occ), k.byFile)
	k.files = k.flipped(k.slide(k.flipped(occ), slots{
		k.ConstantBytes("doubled_bit_by_flipped_rank", func(sq int) byte { return byte(2 << (7 - sq/8)) }),
		k.ConstantBytes("doubled_mirrored_bit_by_flipped_rank", func(sq int) byte { return byte(2 << (sq / 8)) }),
	}))
}

// rankBytes copies the byte of each rank to its eight squares.
func (k *table512) rankBytes(occ reg.VecVirtual) reg.VecVirtual {
	lines := k.Vector()
	k.VPSHUFB(k.ConstantBytes("rank_of_square", func(sq int) byte { return byte(sq / 8) }), occ, lines)
	return lines
}

// flipped flips the board in each lane about a8-h1: file f becomes byte 7-f, and rank r bit 7-r.
func (k *table512) flipped(boards reg.VecVirtual) reg.VecVirtual {
	x := k.Vector()
	k.VGF2P8AFFINEQB(operand.U8(0), boards, k.flipAnti, x)
	return x
}

func (k *table512) diagonalBytes(occ reg.VecVirtual) reg.VecVirtual {
	return k.gatherBytes(occ, "diagonals", diagonalNumbered, diagonalNumber)
}

func (k *table512) antiDiagonalBytes(occ reg.VecVirtual) reg.VecVirtual {
	return k.gatherBytes(occ, "anti_diagonals", antiDiagonal, antiDiagonalNumber)
}

// gatherBytes gathers the diagonals into bytes and copies each to its squares. A diagonal has
// one square a file, so the sum of its ranks is their union. The diagonals n and n+8 have no
// file in common and share a byte: beyond the end of a diagonal lies the other, where it makes no
// difference, because what is attacked there is cut off.
func (k *table512) gatherBytes(occ reg.VecVirtual, name string, line func(n int) uint64, number func(sq int) int) reg.VecVirtual {
	zero, sums, lines := k.Vector(), k.Vector(), k.Vector()
	k.VPXORQ(zero, zero, zero)
	k.VPANDQ(k.Constant("pairs_of_"+name, func(i int) uint64 { return line(i) | line(i+8) }), occ, sums)
	k.VPSADBW(zero, sums, sums)
	k.VPERMB(sums, k.From(k.ConstantBytes(name+"_of_square", func(sq int) byte { return byte(number(sq) % 8 * 8) })), lines)
	return lines
}

// slots tell which bit of its line each square is: twice that bit, and twice that bit of the
// mirrored line.
type slots struct{ doubled, mirroredDoubled operand.Op }

// slide answers sixty-four lines in bytes.
func (k *table512) slide(lines reg.VecVirtual, at slots) reg.VecVirtual {
	up, down := k.slideUp(lines, at), k.slideDown(lines, at)
	k.VPXORQ(down, up, up)
	return up
}

// slideUp returns what differs from the lines in the squares attacked on the side of the higher
// bits, slideDown on the side of the lower ones.
func (k *table512) slideUp(lines reg.VecVirtual, at slots) reg.VecVirtual {
	up := k.Vector()
	k.VPSUBB(at.doubled, lines, up)
	return up
}

func (k *table512) slideDown(lines reg.VecVirtual, at slots) reg.VecVirtual {
	down := k.Vector()
	k.VGF2P8AFFINEQB(operand.U8(0), k.mirror, lines, down)
	k.VPSUBB(at.mirroredDoubled, down, down)
	k.VGF2P8AFFINEQB(operand.U8(0), k.mirror, down, down)
	return down
}

// lookUp copies from a table the byte of each byte of squares.
func (k *table512) lookUp(table, squares reg.VecVirtual) reg.VecVirtual {
	found := k.Vector()
	k.VPERMB(table, squares, found)
	return found
}
