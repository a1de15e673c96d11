package hyperbola

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// all512 answers for all squares, rank by rank: a rank fills a register. Squares, masks and
// where in its table an answer lies are known when the kernel is written, so one look-up fetches
// what a slider attacks along three lines.
//
// It first makes a table of each kind of line: byte i of a register holds the attacks along the line of square
// i, with bit f for file f. Sixty-four bytes are one register, so sixty-four lines are answered together:
//
//	attacks = (line - 2s) ^ mirror(mirror(line) - 2 mirror(s))    in each byte
//
// An answer copies a byte of each table to all ranks and cuts out the line. Files are answered
// alike on the flipped board, and then flipped back: word r of their table is a board that holds
// what rooks on all squares of rank r attack, each along its file.
//
// On the ranks above it a bishop attacks along the diagonal to its right and along the
// anti-diagonal to its left; on the ranks below it is the other way round. So of the two bytes
// that answer its diagonals, the halves that belong together are put together: one byte for all
// ranks above, one for all below. On its own rank it attacks nothing along the diagonals, and a
// queen's look-up fetches the answer along the rank there.
type all512 struct {
	*emit.Kernel
	piece
	mirror, flipAnti reg.VecVirtual // matrices
	byFile           slots
	ranks, files     reg.VecVirtual // tables
	fileMasks        reg.VecVirtual
	above, below     reg.VecVirtual   // tables of both diagonals
	joined           []reg.VecVirtual // the tables that are looked up together, some ranks in each
}

func writeAll512(f *emit.File, p piece) {
	k := &all512{piece: p, Kernel: f.BeginBySet(8, "all"+emit.UpperFirst(p.name), "func(dst *[64]uint64, occ uint64)",
		"answers for all squares of one occupancy")}
	occ := emit.New(k, k.VPBROADCASTQ, k.Parameter("occ"))
	k.mirror = k.Broadcast(emit.MainDiagonal)
	k.byFile = slots{
		k.Broadcast(emit.WordOf(func(file int) byte { return 2 << file })),
		k.Broadcast(emit.WordOf(func(file int) byte { return 2 << (7 - file) })),
	}
	dst := k.Value("dst")
	answers := func(rank int) operand.Mem { return operand.Mem{Base: dst, Disp: 64 * rank} }
	if k.rook {
		k.makeRookTables(occ)
		k.fileMasks = k.From(k.Constant("files", func(i int) uint64 { return fileA << i }))
		k.VMOVDQU64(k.files, answers(7)) // to be read a word at a time until the last rank is written
	}
	if k.bishop {
		k.makeBishopTables(occ)
	}
	k.join()
	for rank := range 8 {
		k.VMOVDQU64(k.answerRank(rank, answers(7).Offset(8*rank)), answers(rank))
	}
	k.End()
}

func (k *all512) makeRookTables(occ reg.VecVirtual) {
	k.flipAnti = k.Broadcast(emit.AntiDiagonal)
	rankOfSquare := k.ConstantBytes("rank_of_square", func(sq int) byte { return byte(sq / 8) })
	k.ranks = k.slide(emit.New(k, k.VPSHUFB, rankOfSquare, occ), k.byFile)
	k.files = k.flipped(k.slide(k.flipped(occ), slots{
		k.ConstantBytes("doubled_bit_by_flipped_rank", func(sq int) byte { return byte(2 << (7 - sq/8)) }),
		k.ConstantBytes("doubled_mirrored_bit_by_flipped_rank", func(sq int) byte { return byte(2 << (sq / 8)) }),
	}))
}

// flipped flips the board in each lane about a8-h1: file f becomes byte 7-f, and rank r bit 7-r.
func (k *all512) flipped(boards reg.VecVirtual) reg.VecVirtual {
	return emit.New(k, k.VGF2P8AFFINEQB, operand.U8(0), boards, k.flipAnti)
}

// makeBishopTables joins the halves of the answers by exclusive or. What differs from a line is
// attacked, so both lines take part.
func (k *all512) makeBishopTables(occ reg.VecVirtual) {
	diagonals := k.gatherBytes(occ, "diagonals", diagonal, diagonalNumber)
	antis := k.gatherBytes(occ, "anti_diagonals", antiDiagonal, antiDiagonalNumber)
	both := emit.New(k, k.VPXORQ, antis, diagonals)
	diagonalsUp, antisUp := k.slideUp(diagonals, k.byFile), k.slideUp(antis, k.byFile)
	diagonalsDown, antisDown := k.slideDown(diagonals, k.byFile), k.slideDown(antis, k.byFile)
	k.above, k.below = diagonalsUp, antisUp
	k.VPTERNLOGQ(aXorBXorC, antisDown, both, k.above)
	k.VPTERNLOGQ(aXorBXorC, diagonalsDown, both, k.below)
}

// gatherBytes gathers the diagonals into bytes and copies each to its squares. A diagonal has
// one square a file, so the sum of its ranks is their union. The diagonals n and n+8 have no
// file in common and share a byte: beyond the end of a diagonal lies the other, where it makes no
// difference, because what is attacked there is cut off.
func (k *all512) gatherBytes(occ reg.VecVirtual, name string, line func(n int) uint64, number func(sq int) int) reg.VecVirtual {
	zero := k.Vector()
	k.VPXORQ(zero, zero, zero)
	sums := emit.New(k, k.VPANDQ, k.Constant("pairs_of_"+name, func(i int) uint64 { return line(i) | line(i+8) }), occ)
	k.VPSADBW(zero, sums, sums)
	return emit.New(k, k.VPERMB, sums, k.From(k.ConstantBytes(name+"_of_square", func(sq int) byte { return byte(number(sq) % 8 * 8) })))
}

// slots tell which bit of its line each square is: twice that bit, and twice that bit of the
// mirrored line.
type slots struct{ doubled, mirroredDoubled operand.Op }

// slide answers sixty-four lines in bytes.
func (k *all512) slide(lines reg.VecVirtual, at slots) reg.VecVirtual {
	up, down := k.slideUp(lines, at), k.slideDown(lines, at)
	k.VPXORQ(down, up, up)
	return up
}

// slideUp returns what differs from the lines in the squares attacked on the side of the higher
// bits, slideDown on the side of the lower ones.
func (k *all512) slideUp(lines reg.VecVirtual, at slots) reg.VecVirtual {
	return emit.New(k, k.VPSUBB, at.doubled, lines)
}

func (k *all512) slideDown(lines reg.VecVirtual, at slots) reg.VecVirtual {
	down := emit.New(k, k.VGF2P8AFFINEQB, operand.U8(0), k.mirror, lines)
	k.VPSUBB(at.mirroredDoubled, down, down)
	k.VGF2P8AFFINEQB(operand.U8(0), k.mirror, down, down)
	return down
}

// join puts tables that are looked up together into common registers. The bytes of rank r are
// word r of a table; words are joined in pairs, so the even ranks part from the odd ones.
//
//	bishops: above 0, below 0, above 2, below 2, above 4, below 4, above 6, below 6
//	         and the same of the odd ranks
//	queens:  above 0, below 0, above 2, below 2, ranks 0, 1, 2, 3
//	         above 4, below 4, above 6, below 6, ranks 4, 5, 6, 7
//	         and the same of the odd ranks, with all ranks again
func (k *all512) join() {
	if !k.bishop {
		k.joined = []reg.VecVirtual{k.ranks}
		return
	}
	even, odd := emit.New(k, k.VPUNPCKLQDQ, k.below, k.above), emit.New(k, k.VPUNPCKHQDQ, k.below, k.above)
	if !k.rook {
		k.joined = []reg.VecVirtual{even, odd}
		return
	}
	for _, parity := range []reg.VecVirtual{even, odd} {
		k.joined = append(k.joined, emit.New(k, k.VSHUFI64X2, operand.U8(0b01_00_01_00), k.ranks, parity),
			emit.New(k, k.VSHUFI64X2, operand.U8(0b11_10_11_10), k.ranks, parity))
	}
}

// place returns in which joined register the answers of a rank are, and at which words those for
// the ranks above, the ranks below, and the rank itself.
func (k *all512) place(rank int) (register, above, below, same int) {
	switch {
	case !k.bishop:
		return 0, 0, 0, rank
	case !k.rook:
		pair := rank / 2 * 2
		return rank % 2, pair, pair + 1, pair // whichever: no bishop attacks its own rank
	default:
		pair := rank / 2 % 2 * 2
		return rank%2*2 + rank/4, pair, pair + 1, 4 + rank%4
	}
}

// answerRank returns the attacks from the squares of one rank. What its rooks attack along the
// files is the word in memory.
func (k *all512) answerRank(rank int, files operand.Mem) reg.VecVirtual {
	register, above, below, same := k.place(rank)
	indexes := k.From(k.ConstantBytes(fmt.Sprintf("%s_indexes_%d", k.name, rank), func(i int) byte {
		file, to := i/8, i%8
		switch {
		case to > rank:
			return byte(8*above + file)
		case to < rank:
			return byte(8*below + file)
		default:
			return byte(8*same + file)
		}
	}))
	answers := emit.New(k, k.VPERMB, k.joined[register], indexes)
	masks := k.Constant(fmt.Sprintf("%s_masks_%d", k.name, rank), func(file int) uint64 { return k.through(8*rank + file) })
	k.VPANDQ(masks, answers, answers)
	if k.rook {
		k.VPTERNLOGQ_BCST(emit.AOrBAndC, files, k.fileMasks, answers)
	}
	return answers
}
