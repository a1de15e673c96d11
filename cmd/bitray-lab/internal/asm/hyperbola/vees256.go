package hyperbola

import (
	"fmt"

	"github.com/bitray/bitray/internal/edge"
)

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
