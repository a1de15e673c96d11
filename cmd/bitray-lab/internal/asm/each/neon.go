package each

import (
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// neonStep is a [step] for arm64: called once before the loops, it loads its constants and returns the
// instructions for each register of boards.
type neonStep func(k *neonKernel) func(boards neon.Vector)

// neonKernel is a function for arm64 under construction.
type neonKernel struct {
	*neon.Kernel
	dst, src, left neon.General
	constants      []neon.Vector
	words          []uint64 // that constants hold in both halves
}

// neonKernels returns the files for arm64.
func neonKernels() (map[string][]byte, error) {
	f := neon.NewFile("each")
	for _, m := range maps {
		k := beginNeon(f, m.Name, "maps")
		var steps []func(boards neon.Vector)
		for _, s := range m.Neon {
			steps = append(steps, s(k))
		}
		k.loops(steps)
	}
	writePermutationNeon(f)
	return f.Files("kernels")
}

// beginNeon begins a function from the boards of src to dst. The slices are of one length and are the same or do
// not overlap.
func beginNeon(f *neon.File, name, does string, more ...neon.Parameter) *neonKernel {
	k := f.Begin(name+"NEON", does+" the boards of src to dst, which is as long.",
		append([]neon.Parameter{{Name: "dst", Type: "[]uint64"}, {Name: "src", Type: "[]uint64"}}, more...)...)
	return &neonKernel{Kernel: k, dst: k.Base("dst"), src: k.Base("src"), left: k.Len("src")}
}

// loops applies the steps to all boards, and ends the function.
func (k *neonKernel) loops(steps []func(boards neon.Vector)) {
	dst, src, left := k.dst, k.src, k.left
	apply := func(boards neon.Vectors) {
		for _, step := range steps {
			for _, x := range boards {
				k.Scope(func() { step(x) })
			}
		}
	}
	boards := k.Vectors(4)
	k.Loop(left, 8, "eight boards", func() {
		k.Fill(src, boards)
		apply(boards)
		k.Store(boards, dst)
	})
	k.Loop(left, 2, "two", func() {
		k.Fill(src, boards[:1])
		apply(boards[:1])
		k.Store(boards[:1], dst)
	})
	k.Loop(left, 1, "one", func() {
		k.FillWord(src, boards[:1])
		apply(boards[:1])
		k.StoreWord(boards[:1], dst)
	})
	k.End()
}

// constant returns a register with word in both halves.
func (k *neonKernel) constant(word uint64) neon.Vector {
	if i := slices.Index(k.words, word); i >= 0 {
		return k.constants[i]
	}
	v := k.Vector()
	k.Constant(word, word, v)
	k.constants, k.words = append(k.constants, v), append(k.words, word)
	return v
}

// neonReverseBytes flips the boards vertically.
func neonReverseBytes(k *neonKernel) func(boards neon.Vector) {
	return func(x neon.Vector) { k.Op("VREV64", x.B16(), x.B16()) }
}

// neonReverseBits mirrors the boards horizontally.
func neonReverseBits(k *neonKernel) func(boards neon.Vector) {
	return func(x neon.Vector) { k.Op("VRBIT", x.B16(), x.B16()) }
}

// neon returns the steps of s for arm64. A swap is two shifts, and the selection of bits from each:
// one instruction less for each register than the form with three exclusive ors, since there is an
// instruction that selects. It needs a second mask.
func (s swaps) neon() (steps []neonStep) {
	for _, swap := range s {
		steps = append(steps, swap.neon)
	}
	return steps
}

func (s deltaSwap) neon(k *neonKernel) func(boards neon.Vector) {
	below, above := k.constant(s.mask), k.constant(s.mask<<s.distance)
	return func(x neon.Vector) {
		down, up := k.Vector(), k.Vector()
		k.Op("VUSHR", neon.Imm(s.distance), x.D2(), down.D2())
		k.Op("VSHL", neon.Imm(s.distance), x.D2(), up.D2())
		k.Op("VBIT", below.B16(), down.B16(), x.B16())
		k.Op("VBIT", above.B16(), up.B16(), x.B16())
	}
}

// neonMoveFiles is [moveFiles].
func neonMoveFiles(masks [3]uint64, direction int) (steps []neonStep) {
	for i, mask := range masks {
		steps = append(steps, neonMoveFilesBy(direction<<i&7, mask))
	}
	return steps
}

// neonMoveFilesBy is [moveFilesBy]: a look-up in the register itself moves all files, and those in mask
// are selected.
func neonMoveFilesBy(ranks int, mask uint64) neonStep {
	return func(k *neonKernel) func(boards neon.Vector) {
		files, order := k.constant(mask), k.Vector()
		k.Constant(ranksDown(0, ranks), ranksDown(8, ranks), order)
		return func(x neon.Vector) {
			moved := k.Vector()
			k.Op("VTBL", order.B16(), neon.Vectors{x}.Table(), moved.B16())
			k.Op("VBIT", files.B16(), moved.B16(), x.B16())
		}
	}
}

// ranksDown is the order of the bytes of a board, from byte first of a register on, that moves it down
// by a number of ranks, around the board.
func ranksDown(first, ranks int) uint64 {
	return emit.WordOf(func(i int) byte { return byte(first + (i+ranks)&7) })
}
