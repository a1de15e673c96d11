package hyperbola

import (
	"fmt"
	"slices"

	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/transform"
)

// all256 answers for all squares, half a rank at a time: four squares fill a register. Squares,
// masks and where the bytes of an answer lie are known when the kernel is written.
//
// Files are answered by words, see [all256.fileAttacks]. All else takes two instructions: of an answer
// for a queen, all bytes above the queen's rank are copies of one byte and all bytes below it are
// copies of another ([all256.vees] says why), and the rank's own byte is a third. So one look-up fetches
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

// fileAttacks returns eight words: word r is a board that holds what rooks on all squares of rank
// r attack, each along its file. Such a rook attacks all of another rank except what is hidden by
// the pieces between the two:
//
//	byte t of word r = ^(pieces of the ranks between r and t)
//
// The pieces of the one to six ranks between are gathered from two windows on the board, which may
// overlap, of one rank each or of three.
func (k *all256) fileAttacks() (words [2]vec) {
	windows := k.windows()
	for half := range words {
		var pieces [2]vec
		for w := range pieces {
			pieces[w] = k.New(k.VPSHUFB, k.ConstantBytes(fmt.Sprintf("window_%d_from_rank_%d", w, 4*half), func(i int) byte {
				return windowsBetween(4*half+i/8, i%8)[w]
			}), windows)
		}
		other := k.Constant(fmt.Sprintf("other_ranks_%d", 4*half), func(i int) uint64 { return ^rankMask(4*half + i) })
		words[half] = k.New(k.VPANDN, other, k.New(k.VPOR, pieces[1], pieces[0]))
	}
	return words
}

// windows returns the pieces of each rank in eight bytes, and in the next eight bytes the pieces of
// each rank and the two above it.
func (k *all256) windows() vec {
	x := k.occ
	for ranks := range 2 {
		shift := func(i int) uint64 { return uint64(8 * (ranks + 1) * (i % 2)) }
		lower := k.New(k.VPSRLVQ, k.Constant(fmt.Sprintf("every_other_down_by_%d", ranks+1), shift), k.occ)
		k.VPOR(x, lower, lower)
		x = lower
	}
	return x
}

// windowsBetween returns where among the windows to find the pieces between two ranks.
func windowsBetween(a, b int) [2]byte {
	low, high := min(a, b)+1, max(a, b)-1
	switch {
	case high < low:
		return [2]byte{zeroByte, zeroByte}
	case high-low < 2:
		return [2]byte{byte(low), byte(high)}
	default:
		return [2]byte{byte(8 + low), byte(8 + high - 2)}
	}
}

// zeroByte is an index for VPSHUFB that gives zero.
const zeroByte = 0x80

// The two rays of a bishop upwards form a V, with one square on each side of the bishop's file in
// every rank. So the eastern part of what it attacks along the diagonal and the western part of
// what it attacks along the anti-diagonal make one byte for all ranks above it. The other two
// parts make the byte for all ranks below.

// vees returns these bytes. A register holds those of half the files, two in each lane, and of
// four ranks in [veeOrder]: for each rank two bytes for above, then two bytes for below.
func (k *all256) vees() (byHalf [2][2]vec) {
	lines := k.cut(k.diagonals())
	for half := range byHalf {
		first, second := k.bySquare(lines, 4*half), k.bySquare(lines, 4*half+1)
		diagonals, antis := k.New(k.VPUNPCKLBW, second, first), k.New(k.VPUNPCKHBW, second, first)

		east := k.New(k.VPAND, k.ConstantBytes(fmt.Sprintf("east_of_files_from_%d", 4*half), func(i int) byte {
			return 0xfe << (4*half + 2*(i/16) + i%2)
		}), k.New(k.VPXOR, diagonals, antis))
		above, below := k.New(k.VPXOR, east, antis), k.New(k.VPXOR, east, diagonals)
		byHalf[half][0] = k.New(k.VPUNPCKLWD, below, above)
		byHalf[half][1] = k.New(k.VPUNPCKHWD, below, above)
	}
	return byHalf
}

// diagonals gathers the diagonals into eight bytes, and the anti-diagonals into the next eight,
// by the pseudo-rotations of package transform: file f moves down by f ranks around the board, or
// up. Diagonals that have no file in common share a byte: beyond the end of one lies the other,
// where it makes no difference, because what is attacked there is cut off.
//
// Two steps move every second file by one rank, and every second pair by two. The third would
// move the files e to h, which are cut off next and can be taken from another register.
func (k *all256) diagonals() (west, east vec) {
	x := k.occ
	for i, moving := range []uint64{0xaa * edge.FileA, 0xcc * edge.FileA} {
		stay, move := k.Vector(), k.shear(x, 1<<i)
		k.VPAND(k.Repeated(^moving), x, stay)
		k.VPAND(k.Repeated(moving), move, move)
		k.VPOR(stay, move, move)
		x = move
	}
	return x, k.shear(x, 4)
}

// shear moves every first word down by ranks, around the board, and every second word up.
func (k *all256) shear(words vec, ranks int) vec {
	return k.New(k.VPSHUFB, k.ConstantBytes(fmt.Sprintf("down_and_up_by_%d", ranks), func(i int) byte {
		if i&8 == 0 {
			return byte((i + ranks) & 7)
		}
		return byte((i-ranks)&7 | 8)
	}), words)
}

// bySquare returns what is attacked from the squares of a file and, in the upper half of the
// register, of the second file after it: in [veeOrder] along the diagonals, and then along the
// anti-diagonals.
func (k *all256) bySquare(lines *nibbles, file int) vec {
	x := lines.attacks(file)
	k.VPSHUFB(k.ConstantBytes(fmt.Sprintf("lines_through_file_%d", file), func(i int) byte {
		rank, file := veeOrder[i%8], file+2*(i/16)
		if i&8 == 0 {
			return byte((rank - file) & 7)
		}
		return byte((rank+file)&7 | 8)
	}), x, x)
	return x
}

// nibbles answers lines in bytes, all of them for one file at a time. AVX2 looks up nibbles, not
// bytes; so a line is cut in two, near being the half that the slider stands in. What lies
// beyond the near half is seen if the way there is open, and then it is seen as from the last
// square before it:
//
//	attacks = seen(near, file) & (near half | seen(far, last square of the near half))
//
// where seen(near, file), with the far half empty, has all of the far half or nothing of it.
// The second factor is the same for all four files of a half.
type nibbles struct {
	*emit.Kernel
	pieces, beyond [2]vec // of files a to d, of files e to h; the second factor from them
}

const lowNibbles uint64 = 0x0f0f0f0f0f0f0f0f

// cut prepares lines, which are the same in both halves of the register. Files a to d are taken
// from west, the others from east.
func (k *all256) cut(west, east vec) *nibbles {
	low, high, mask := k.Vector(), k.Vector(), k.From(k.Repeated(lowNibbles))
	k.VPSRLW(operand.U8(4), east, high)
	k.VPAND(mask, high, high)
	k.VPAND(mask, west, low)
	n := &nibbles{Kernel: k.Kernel, pieces: [2]vec{low, high}}
	n.beyond[0] = n.lookUp(high, "seen_beyond_d", func(pieces, _ int) byte { return transform.FirstRank(3, uint8(pieces<<4)) | 0x0f })
	n.beyond[1] = n.lookUp(low, "seen_beyond_e", func(pieces, _ int) byte { return transform.FirstRank(4, uint8(pieces)) | 0xf0 })
	return n
}

// attacks answers all lines from a file in the lower half of the register, and from the second
// file after it in the upper half. Both files are in the same half of the board.
func (n *nibbles) attacks(file int) vec {
	half := file / 4
	x := n.lookUp(n.pieces[half], fmt.Sprintf("seen_from_file_%d", file), func(pieces, lane int) byte {
		return transform.FirstRank(file+2*lane, uint8(pieces<<(4*half)))
	})
	return emit.Written(x, n.VPAND, n.beyond[half], x)
}

// lookUp looks nibbles up in a table, which may differ between the halves of the register.
func (n *nibbles) lookUp(nibbles vec, name string, value func(nibble, lane int) byte) vec {
	x := n.From(n.ConstantBytes(name, func(i int) byte { return value(i%16, i/16) }))
	return emit.Written(x, n.VPSHUFB, nibbles, x)
}
