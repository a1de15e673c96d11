package fill

import (
	"github.com/bitray/bitray/transform/simd"
	"github.com/bitray/bitray/transform/words"
)

// The functions of this file ask about all sliders of a side at once, or about all its men.
// They take whichever vector instructions the machine has, and do not allocate.
//
// Sliders are given as two sets, those that move like rooks and those that move like bishops; a
// queen is in both. Whatever is to be seen through, as the king is when his flight squares are
// asked for, is left out of the occupied squares.

// Attacks returns the squares that any slider of a side attacks, given the occupied squares.
func Attacks[B ~uint64](orthogonals, diagonals, occ B) B {
	return B(Best().Attacks(uint64(orthogonals), uint64(diagonals), uint64(occ)))
}

// AttacksBoth is [Attacks] for two sides in one go.
func AttacksBoth[B ~uint64](orthogonals, diagonals [2]B, occ B) [2]B {
	unions := Best().AttacksBoth([2]uint64{uint64(orthogonals[0]), uint64(orthogonals[1])},
		[2]uint64{uint64(diagonals[0]), uint64(diagonals[1])}, uint64(occ))
	return [2]B{B(unions[0]), B(unions[1])}
}

// Rays stores in dst the squares that the sliders of a side attack, by direction, clockwise from
// north: north, north-east, east, south-east, south, south-west, west, north-west. If the
// sliders are among the occupied squares, no square is attacked twice in one direction, so the
// number of squares in dst is the mobility of the sliders, counting occupied squares.
func Rays[B ~uint64](dst *[8]B, orthogonals, diagonals, occ B) {
	Best().Rays((*[8]uint64)(words.Of(dst[:])), uint64(orthogonals), uint64(diagonals), uint64(occ))
}

// AttacksEach stores in each element of dst what [Attacks] returns for the same elements of the
// other slices. All must have the same length, or it panics. dst may be one of the others;
// otherwise it must not overlap them.
func AttacksEach[B ~uint64](dst, orthogonals, diagonals, occ []B) {
	Best().AttacksEach(words.Of(dst), words.Of(orthogonals), words.Of(diagonals), words.Of(occ))
}

// RaysEach stores in each element of dst what [Rays] stores for the same elements of the other
// slices. All must have the same length, or it panics.
func RaysEach[B ~uint64](dst [][8]B, orthogonals, diagonals, occ []B) {
	Best().RaysEach(words.OfEights(dst), words.Of(orthogonals), words.Of(diagonals), words.Of(occ))
}

// Men are the men of one side in many positions: each slice has an element for each position.
type Men[B ~uint64] struct {
	Orthogonals, Diagonals, Pawns, Knights, Kings []B
}

func (m Men[B]) words() Men[uint64] {
	return Men[uint64]{
		words.Of(m.Orthogonals), words.Of(m.Diagonals), words.Of(m.Pawns), words.Of(m.Knights), words.Of(m.Kings),
	}
}

// WhiteMaps stores in each element of dst the squares that the white men of a position attack,
// given the occupied squares. All slices must have the same length, or it panics. dst may be
// one of them; otherwise it must not overlap them.
func WhiteMaps[B ~uint64](dst []B, men Men[B], occ []B) {
	Best().WhiteMaps(words.Of(dst), men.words(), words.Of(occ))
}

// BlackMaps is [WhiteMaps] for black men: their pawns attack southwards.
func BlackMaps[B ~uint64](dst []B, men Men[B], occ []B) {
	Best().BlackMaps(words.Of(dst), men.words(), words.Of(occ))
}

// Kernel is the implementation of these functions in one set of instructions. Its methods are
// the functions of the package; whoever tests or measures them calls a kernel by name.
type Kernel struct{ set simd.Set }

// Best returns the kernel that the functions of the package use.
func Best() Kernel { return Kernel{simd.Best()} }

// Kernels returns all kernels that this machine can run, the best first.
func Kernels() []Kernel {
	var kernels []Kernel
	for _, set := range simd.Sets() {
		kernels = append(kernels, Kernel{set})
	}
	return kernels
}

// String returns the name of the instruction set: "avx512", "avx2" or "portable".
func (k Kernel) String() string { return k.set.String() }
