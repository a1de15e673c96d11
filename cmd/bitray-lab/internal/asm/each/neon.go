package each

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"

// neonStep maps the boards of a register. As a step of a map it is loaded once before the loops, with its
// constants.
type neonStep func(boards neon.Vector)

// neonKernel is a function for arm64 under construction.
type neonKernel struct {
	*neon.Kernel
	dst, src, left neon.General
}

// WriteNEON writes the kernels for arm64.
func WriteNEON(f *neon.File) {
	writeNeon(f, "flipVertical", neonReverseBytes)
	writeNeon(f, "mirrorHorizontal", neonReverseBits)
	writeNeon(f, "rotate180", neonReverseBytes, neonReverseBits)
	writeNeon(f, "flipDiagonal", neonSwaps(28, 0xf0f0f0f0, 14, 0x0000cccc0000cccc, 7, 0x00aa00aa00aa00aa)...)
	writeNeon(f, "flipAntiDiagonal", neonSwaps(36, 0x0f0f0f0f, 18, 0x0000333300003333, 9, 0x0055005500550055)...)
	writePermutationNeon(f)
}

// writeNeon writes the function of a map.
func writeNeon(f *neon.File, name string, load ...func(k *neonKernel) neonStep) {
	k := beginNeon(f, name, "maps", "")
	var steps []neonStep
	for _, step := range load {
		steps = append(steps, step(k))
	}
	k.loops(steps)
}

// beginNeon begins a function from the boards of src to dst, told more if there is more to tell. The slices are
// of one length and are the same or do not overlap.
func beginNeon(f *neon.File, name, does, more string) *neonKernel {
	k := f.Begin(name+"NEON", "func(dst, src []uint64"+more+")", does+" the boards of src to dst, which is as long.")
	return &neonKernel{Kernel: k, dst: k.Base("dst"), src: k.Base("src"), left: k.Len("src")}
}

// loops applies the steps to all boards.
func (k *neonKernel) loops(steps []neonStep) {
	registers := k.Vectors(4)
	for _, boards := range []int{8, 2, 1} {
		in := registers[:(boards+1)/2]
		memory := in.Table()
		if boards == 1 {
			memory = in.FirstWord()
		}
		k.Loop(k.left, boards, func() {
			k.Op("VLD1.P", k.src.Then(8*boards), memory)
			for _, step := range steps {
				for _, x := range in {
					k.Scope(func() { step(x) })
				}
			}
			k.Op("VST1.P", memory, k.dst.Then(8*boards))
		})
	}
}

// neonReverseBytes flips the boards vertically.
func neonReverseBytes(k *neonKernel) neonStep {
	return func(x neon.Vector) { k.Op("VREV64", x.B16(), x.B16()) }
}

// neonReverseBits mirrors the boards horizontally.
func neonReverseBits(k *neonKernel) neonStep {
	return func(x neon.Vector) { k.Op("VRBIT", x.B16(), x.B16()) }
}

// neonSwaps returns delta swaps by their distances and masks: the bits of a mask change places with those so
// many places above. A swap is two shifts, and the selection of bits from each: one instruction less for each
// register than the form with three exclusive ors, since there is an instruction that selects. It needs a
// second mask.
func neonSwaps(distancesAndMasks ...uint64) (steps []func(k *neonKernel) neonStep) {
	for i := 0; i < len(distancesAndMasks); i += 2 {
		distance, mask := distancesAndMasks[i], distancesAndMasks[i+1]
		steps = append(steps, func(k *neonKernel) neonStep {
			below, above := k.Vector(), k.Vector()
			k.Constant(mask, mask, below)
			k.Constant(mask<<distance, mask<<distance, above)
			return func(x neon.Vector) {
				down, up := k.Vector(), k.Vector()
				k.Op("VUSHR", neon.Imm(distance), x.D2(), down.D2())
				k.Op("VSHL", neon.Imm(distance), x.D2(), up.D2())
				k.Op("VBIT", below.B16(), down.B16(), x.B16())
				k.Op("VBIT", above.B16(), up.B16(), x.B16())
			}
		})
	}
	return steps
}
