package hyperbola

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/transform"
)

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
