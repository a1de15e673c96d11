package hyperbola

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"

// pairsNEON answers one question in each half of a register, as package hyperbola does in Go: along
// files and diagonals it is
//
//	(o - s) ^ swapped(swapped(o) - swapped(s))
//
// where o is the pieces on the line and s the slider; along ranks the same in every byte, with the
// bits of each byte reversed. Ranks need no mask: the bytes of other ranks come out as zero.
type pairsNEON struct {
	*neon.Kernel
	piece
	squares, dst, rows neon.General
}

// occNEON is the occupancies of two questions, and the same with the bits of each byte reversed.
type occNEON struct{ occ, reversed neon.Vector }

func writePairsNEON(f *neon.File, p piece) {
	k := beginNEON(f, p, p.name+"NEON", "answers one question an element.", neon.Parameter{Name: "occ", Type: "[]uint64"})
	next := k.Base("occ")
	loaded := k.Vectors(2)
	reverse := func(occ neon.Vector) occNEON {
		reversed := k.Vector()
		if k.rook {
			k.Op("VRBIT", occ.B16(), reversed.B16())
		}
		return occNEON{occ, reversed}
	}
	k.loops("question", func(pairs int) func(i int) occNEON {
		if pairs > 0 {
			k.Fill(next, loaded[:pairs])
		} else {
			k.FillWord(next, loaded[:1])
		}
		return func(i int) occNEON { return reverse(loaded[i]) }
	})
}

// writeFromNEON writes the function for few squares of one occupancy.
func writeFromNEON(f *neon.File, p piece) {
	k := beginNEON(f, p, p.name+"FromNEON", "answers for some squares of one occupancy.", neon.Parameter{Name: "occ", Type: "uint64"})
	both := occNEON{k.Vector(), k.Vector()}
	k.Op("VDUP", k.Base("occ"), both.occ.D2())
	if k.rook {
		k.Op("VRBIT", both.occ.B16(), both.reversed.B16())
	}
	k.loops("square", func(int) func(int) occNEON {
		return func(int) occNEON { return both }
	})
}

func beginNEON(f *neon.File, p piece, name, about string, occ neon.Parameter) *pairsNEON {
	k := &pairsNEON{piece: p, Kernel: f.Begin(name, about,
		neon.Parameter{Name: "dst", Type: "[]uint64"}, neon.Parameter{Name: "squares", Type: "[]uint8"}, occ)}
	k.dst, k.squares = k.Base("dst"), k.Base("squares")
	k.rows = k.Point(neon.Variable("rows"))
	return k
}

// loops answers four questions at a time, and then the rest one by one. It is told how to load the
// occupancies of some pairs of questions, or of one question if there are none, and returns those of
// a pair.
func (k *pairsNEON) loops(what string, load func(pairs int) func(i int) occNEON) {
	left := k.Len("dst")
	squares, address := k.General(), k.General()
	answers := k.Vectors(2)
	k.Loop(left, 4, "four "+what+"s", func() {
		k.Op("MOVWU.P", k.squares.Then(4), squares)
		occ := load(len(answers))
		for i, answer := range answers {
			k.Scope(func() {
				first, second := k.row(squares, address, 2*i), k.row(squares, address, 2*i+1)
				k.answer(answer, occ(i), first, second)
			})
		}
		k.Store(answers, k.dst)
	})
	k.Loop(left, 1, "one", func() {
		k.Op("MOVBU.P", k.squares.Then(1), squares)
		occ := load(0)
		k.Scope(func() {
			row := k.row(squares, address, 0)
			k.answer(answers[0], occ(0), row, row)
		})
		k.StoreWord(answers[:1], k.dst)
	})
	k.End()
}

// rowNEON is a row of the package in registers: the slider and its file, the diagonals.
type rowNEON struct{ orthogonal, diagonal neon.Vector }

// row loads the row of a square, which is the i-th byte of squares.
func (k *pairsNEON) row(squares, address neon.General, i int) (row rowNEON) {
	k.Op("UBFX", neon.Imm(8*i), squares, neon.Imm(6), address)
	k.Op("ADD", address.Shifted(5), k.rows, address)
	row.orthogonal = k.Vector()
	if k.bishop {
		row.diagonal = k.Vector()
		k.Peek(address, row.orthogonal, row.diagonal)
	} else {
		k.PeekOne(address, row.orthogonal)
	}
	return row
}

// answer answers two questions.
func (k *pairsNEON) answer(answer neon.Vector, occ occNEON, first, second rowNEON) {
	slider, swapped := k.joined("VZIP1", first.orthogonal, second.orthogonal), k.Vector()
	k.Op("VREV64", slider.B16(), swapped.B16())
	var masks []neon.Vector
	if k.rook {
		masks = append(masks, k.joined("VZIP2", first.orthogonal, second.orthogonal))
	}
	if k.bishop {
		masks = append(masks, k.joined("VZIP1", first.diagonal, second.diagonal), k.joined("VZIP2", first.diagonal, second.diagonal))
	}
	for i, mask := range masks {
		k.Scope(func() {
			attacks := k.line(occ.occ, slider, swapped, mask)
			if i == 0 {
				k.Op("VAND", attacks.B16(), mask.B16(), answer.B16())
			} else {
				k.Op("VBIT", mask.B16(), attacks.B16(), answer.B16())
			}
		})
	}
	if k.rook {
		k.Op("VORR", k.ranks(occ, slider).B16(), answer.B16(), answer.B16())
	}
}

// joined returns a half of each of two registers.
func (k *pairsNEON) joined(half string, first, second neon.Vector) neon.Vector {
	v := k.Vector()
	k.Op(half, second.D2(), first.D2(), v.D2())
	return v
}

// line returns what is attacked along a line, and more off it.
func (k *pairsNEON) line(occ, slider, swapped, mask neon.Vector) neon.Vector {
	up, down := k.Vector(), k.Vector()
	k.Op("VAND", mask.B16(), occ.B16(), up.B16())
	k.Op("VREV64", up.B16(), down.B16())
	k.Op("VSUB", swapped.D2(), down.D2(), down.D2())
	k.Op("VREV64", down.B16(), down.B16())
	k.Op("VSUB", slider.D2(), up.D2(), up.D2())
	k.Op("VEOR", down.B16(), up.B16(), up.B16())
	return up
}

// ranks returns what is attacked along the ranks. The double of the slider is subtracted, which borrows
// from above the slider whether that is among the pieces or not; its own square comes out the same
// from both sides.
func (k *pairsNEON) ranks(occ occNEON, slider neon.Vector) neon.Vector {
	up, down, reversed := k.Vector(), k.Vector(), k.Vector()
	k.Op("VADD", slider.B16(), slider.B16(), up.B16())
	k.Op("VRBIT", slider.B16(), reversed.B16())
	k.Op("VADD", reversed.B16(), reversed.B16(), down.B16())
	k.Op("VSUB", up.B16(), occ.occ.B16(), up.B16())
	k.Op("VSUB", down.B16(), occ.reversed.B16(), down.B16())
	k.Op("VRBIT", down.B16(), down.B16())
	k.Op("VEOR", down.B16(), up.B16(), up.B16())
	return up
}
