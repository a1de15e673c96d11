package hyperbola

import (
	"fmt"
	"slices"

	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/internal/edge"
)

// all256 answers for all squares, half a rank at a time: four squares fill a register. Squares,
// masks and where the bytes of an answer lie are known when the kernel is written.
//
// Files are answered by words, see [all256.fileAttacks]. All else takes two instructions: of an answer
// for a queen, all bytes above the queen's rank are copies of one byte and all bytes below it are
// copies of another (vees256.go says why), and the rank's own byte is a third. So one look-up fetches
// all eight, and one mask cuts out what is attacked.
//
// With registers of 64 bytes it is no faster on a Zen 4, so there is no kernel with AVX-512.
type all256 struct {
	*emit.Kernel
	piece
	occ       vec       // in each lane
	fileMasks [2]vec    // by the half of the rank
	table     [2][4]vec // the bytes, by the half of the rank and by pairs of ranks
}

func writeAll256(f *emit.File, p piece) {
	k := &all256{piece: p, Kernel: f.BeginBySet(4, "all"+emit.UpperFirst(p.name), "func(dst *[64]uint64, occ uint64)",
		"answers for all squares of one occupancy")}
	dst := k.Value("dst")
	k.occ = k.New(k.VPBROADCASTQ, k.Parameter("occ"))
	answers := func(rank, half int) operand.Mem { return operand.Mem{Base: dst, Disp: 64*rank + 32*half} }
	if k.rook {
		for half, words := range k.fileAttacks() {
			k.VMOVDQU(words, answers(7, half)) // to be read a word at a time until the last rank is written
		}
		for half := range k.fileMasks {
			k.fileMasks[half] = k.From(k.Constant(fmt.Sprintf("files_from_%d", 4*half), func(i int) uint64 { return edge.FileA << (4*half + i) }))
		}
	}
	k.makeTable()
	for rank := range 8 {
		var files vec
		if k.rook {
			files = k.New(k.VPBROADCASTQ, answers(7, 0).Offset(8*rank))
		}
		places := k.From(k.places(rank))
		for half := range 2 {
			k.VMOVDQU(k.answer(rank, half, places, files), answers(rank, half))
		}
	}
	k.End()
}

// answer returns the attacks from the squares of half a rank. What its rooks attack along the
// files is in each lane of files.
func (k *all256) answer(rank, half int, places, files vec) vec {
	x := k.New(k.VPSHUFB, places, k.table[half][rank/2])
	if k.bishop {
		k.VPAND(k.masks(rank, half), x, x)
	}
	if k.rook {
		k.VPOR(k.New(k.VPAND, k.fileMasks[half], files), x, x)
	}
	return x
}

// makeTable gathers the bytes that answers are made of. Those for the first two files of a half
// are in the lower lane, the others in the upper.
//
// A lane of [all256.vees] is full, with four bytes for each of four ranks. A lane of
// [all256.rankAttacks] has two bytes for each of eight, so ranks 2p and 2p+1 have the same four
// bytes of a lane, the p-th, as some rank has among the vees, whose place they take.
func (k *all256) makeTable() {
	var vees [2][2]vec
	var ranks [2]vec
	if k.bishop {
		vees = k.vees()
	}
	if k.rook {
		ranks = k.rankAttacks()
	}
	for half := range k.table {
		for pair := range k.table[half] {
			switch {
			case !k.bishop:
				k.table[half][pair] = ranks[half]
			case !k.rook:
				k.table[half][pair] = vees[half][pair/2]
			default:
				k.table[half][pair] = k.New(k.VPBLENDD, operand.U8(0x11<<pair), ranks[half], vees[half][pair/2])
			}
		}
	}
}

// veeOrder is the order in which the ranks lie among the vees: the lower four in one register, the
// upper four in another. 2p and 2p+1 are not the p-th in their registers; see [all256.makeTable].
var veeOrder = [8]int{2, 0, 1, 3, 4, 6, 7, 5}

// rankAttacks returns what is attacked along the ranks: a register holds the bytes of half the
// files, two in each lane, rank after rank.
func (k *all256) rankAttacks() (byHalf [2]vec) {
	lines := k.cut(k.occ, k.occ)
	for half := range byHalf {
		byHalf[half] = k.New(k.VPUNPCKLBW, lines.attacks(4*half+1), lines.attacks(4*half))
	}
	return byHalf
}

// places returns where in its lane to look for the bytes of each answer of a rank.
func (k *all256) places(rank int) operand.Mem {
	vees, ranks := 4*(slices.Index(veeOrder[:], rank)%4), 2*rank
	return k.ConstantBytes(fmt.Sprintf("%s_of_rank_%d", k.name, rank), func(i int) byte {
		file, ofAnswer := i/8%2, i%8
		switch {
		case k.rook && ofAnswer == rank:
			return byte(ranks + file)
		case k.bishop && ofAnswer > rank:
			return byte(vees + file)
		case k.bishop && ofAnswer < rank:
			return byte(vees + 2 + file)
		}
		return zeroByte
	})
}

// masks returns all lines except the file through the squares of half a rank.
func (k *all256) masks(rank, half int) operand.Mem {
	return k.Constant(fmt.Sprintf("%s_through_rank_%d_from_file_%d", k.name, rank, 4*half), func(i int) uint64 {
		return k.through(8*rank + 4*half + i)
	})
}
