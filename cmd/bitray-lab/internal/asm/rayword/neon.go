package rayword

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// neonKernel is a function of one square for arm64, where no instruction selects bits: a look-up brings to every byte of
// the result the byte that one of its bits comes from, a test against that bit makes it all ones or all zeros, and
// one bit of that is kept.
//
// The tables have the numbers of a square in another order than for amd64, in four registers: byte i of register f is the
// number for bit f of byte i of the result, and byte 8+i the one for bit 4+f. Numbers beyond 63 select nothing.
type neonKernel struct {
	*neon.Kernel
	offset neon.General // that of the square's numbers in either table

	lowest, bitOf neon.Vector  // 7, and 1<<i, in byte i
	masks         neon.Vectors // of the bits that the second register and those behind it are for
	upper         neon.Vector  // the upper half of each byte
}

// selection is what a table says for the square: the bytes that bits come from, and which bits they are there.
type selection struct{ bytes, bits neon.Vectors }

func neonKernels() (map[string][]byte, error) {
	f := neon.NewFile("rayword")
	writeSelectNEON(f, "gather", "set", "returns the word of the rays from sq.", "squareNumbers")
	writeSelectNEON(f, "scatter", "word", "returns the squares of the rays from sq that word has.", "bitNumbers")
	writeAttacksNEON(f, "rook", orthogonal)
	writeAttacksNEON(f, "bishop", diagonal)
	writeAttacksNEON(f, "queen", ^uint64(0))
	writeChecksAndPinsNEON(f)
	return f.Files("kernels")
}

func beginNEON(f *neon.File, name, about string, parameters ...neon.Parameter) *neonKernel {
	k := &neonKernel{Kernel: f.Begin(name+"NEON", about, parameters...)}
	k.offset = k.Base("sq")
	k.Op("UBFX", neon.Imm(0), k.offset, neon.Imm(6), k.offset)
	k.lowest, k.upper = k.Vector(), k.Vector()
	k.Op("VMOVI", neon.Imm(7), k.lowest.B16())
	k.Op("VMOVI", neon.Imm(0xf0), k.upper.B16())
	constants := k.Vectors(4)
	bits := emit.WordOf(func(i int) byte { return 1 << i })
	table := []uint64{bits, bits}
	for bit := 1; bit < 4; bit++ {
		table = append(table, uint64(nearest)<<bit, uint64(nearest)<<(bit+4))
	}
	k.Fill(k.Table("bits", table...), constants)
	k.bitOf, k.masks = constants[0], constants[1:]
	return k
}

func words(names ...string) (parameters []neon.Parameter) {
	for _, name := range names {
		parameters = append(parameters, neon.Parameter{Name: name, Type: "uint64"})
	}
	return parameters
}

// load returns a parameter in the lower half of a register.
func (k *neonKernel) load(parameter string) neon.Vector {
	x := k.Vector()
	k.Op("VDUP", k.Base(parameter), x.D2())
	return x
}

// numbers reads a table.
func (k *neonKernel) numbers(table string) (s selection) {
	s = selection{k.Vectors(4), k.Vectors(4)}
	at := k.Point(neon.Variable(table))
	k.Op("ADD", k.offset.Shifted(6), at, at)
	k.Fill(at, s.bytes)
	for i, number := range s.bytes {
		k.Op("VAND", k.lowest.B16(), number.B16(), s.bits[i].B16())
		k.Op("VTBL", s.bits[i].B16(), neon.Vectors{k.bitOf}.Table(), s.bits[i].B16())
		k.Op("VUSHR", neon.Imm(3), number.B16(), number.B16())
	}
	return s
}

// selectBits puts the bits of from that are selected into the lower half of to.
func (k *neonKernel) selectBits(s selection, from, to neon.Vector) {
	test := func(i int, y neon.Vector) {
		k.Op("VTBL", s.bytes[i].B16(), neon.Vectors{from}.Table(), y.B16())
		k.Op("VCMTST", s.bits[i].B16(), y.B16(), y.B16())
	}
	test(0, to)
	k.Scope(func() {
		x := k.Vector()
		for i, mask := range k.masks {
			test(i+1, x)
			k.Op("VBIT", mask.B16(), x.B16(), to.B16())
		}
		k.Op("VEXT", neon.Imm(8), to.B16(), to.B16(), x.B16())
		k.Op("VBIT", k.upper.B16(), x.B16(), to.B16())
	})
}

// endWith returns the lower half of x.
func (k *neonKernel) endWith(x neon.Vector, name string) {
	word := k.General()
	k.Op("VMOV", x.Word(0), word)
	k.EndWith(word, name)
}

func writeSelectNEON(f *neon.File, name, parameter, about, table string) {
	k := beginNEON(f, name, about, words("sq", parameter)...)
	selected := k.Vector()
	k.selectBits(k.numbers(table), k.load(parameter), selected)
	k.endWith(selected, "selected")
}

// upToNearest puts into seen what lies on each ray up to the first piece, with that piece. A byte without pieces
// borrows from no other, so that it needs no guard.
func (k *neonKernel) upToNearest(pieces, seen neon.Vector) {
	k.Scope(func() {
		one := k.Vector()
		k.Op("VMOVI", neon.Imm(1), one.B16())
		k.Op("VSUB", one.B16(), pieces.B16(), seen.B16())
		k.Op("VEOR", pieces.B16(), seen.B16(), seen.B16())
	})
}

func writeAttacksNEON(f *neon.File, name string, rays uint64) {
	k := beginNEON(f, name, "answers one question.", words("sq", "occ")...)
	seen := k.Vector()
	k.Scope(func() {
		pieces := k.Vector()
		k.selectBits(k.numbers("squareNumbers"), k.load("occ"), pieces)
		k.upToNearest(pieces, seen)
		if rays != ^uint64(0) {
			mask := k.Vector()
			k.Constant(rays, rays, mask)
			k.Op("VAND", mask.B16(), seen.B16(), seen.B16())
		}
	})
	attacks := k.Vector()
	k.selectBits(k.numbers("bitNumbers"), seen, attacks)
	k.endWith(attacks, "attacks")
}

// writeChecksAndPinsNEON writes the look from a king along all rays at once, as writeChecksAndPins does.
func writeChecksAndPinsNEON(f *neon.File) {
	k := beginNEON(f, "checksAndPins", "stores the checkers, and the pins of rooks and of bishops.",
		append([]neon.Parameter{{Name: "dst", Type: "*[3]uint64"}}, words("sq", "orthogonals", "diagonals", "own", "occ")...)...)
	found := [3]neon.Vector{k.Vector(), k.Vector(), k.Vector()} // words, as dst has boards
	k.Scope(func() { k.checksAndPins(found) })
	dst, numbers := k.Base("dst"), k.numbers("bitNumbers")
	for _, word := range found {
		k.Scope(func() {
			board := k.Vectors(1)
			k.selectBits(numbers, word, board[0])
			k.StoreWord(board, dst)
		})
	}
	k.End()
}

func (k *neonKernel) checksAndPins(found [3]neon.Vector) {
	gathered := map[string]neon.Vector{}
	for _, parameter := range []string{"orthogonals", "diagonals", "own", "occ"} {
		gathered[parameter] = k.Vector()
	}
	k.Scope(func() {
		numbers := k.numbers("squareNumbers")
		for _, parameter := range []string{"orthogonals", "diagonals", "own", "occ"} {
			k.Scope(func() { k.selectBits(numbers, k.load(parameter), gathered[parameter]) })
		}
	})
	and := func(a, b, x neon.Vector) { k.Op("VAND", b.B16(), a.B16(), x.B16()) }
	checkers, rookPins, bishopPins := found[0], found[1], found[2]
	rooks, first, second, seen := k.Vector(), k.Vector(), k.Vector(), k.Vector()
	sliders, own, pieces := gathered["diagonals"], gathered["own"], gathered["occ"]
	k.Constant(orthogonal, orthogonal, rooks)
	k.Op("VBIT", rooks.B16(), gathered["orthogonals"].B16(), sliders.B16())
	k.upToNearest(pieces, seen)
	and(seen, pieces, first)
	k.Op("VEOR", first.B16(), pieces.B16(), pieces.B16()) // those behind
	k.upToNearest(pieces, seen)
	and(seen, pieces, second)

	and(first, sliders, checkers)
	and(first, own, own)         // what may be pinned
	and(second, sliders, second) // what may pin
	for _, side := range []neon.Vector{own, second} {
		k.Op("VCMTST", side.B16(), side.B16(), side.B16()) // all places of the rays that have some
		and(side, seen, seen)
	}
	and(seen, rooks, rookPins)
	k.Op("VEOR", rookPins.B16(), seen.B16(), bishopPins.B16())
}
