package fill

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"

// sixteen is the number of positions in a round of a kernel for slices on arm64.
const sixteen = 16

// ranks are sixteen boards, taken apart: byte i of a register is one rank of board i. So nothing has to
// be shifted to go from rank to rank, and what a shift by files moves over the edge of the board is gone.
type ranks [8]neon.Vector

// ranksNEON is a kernel over such boards.
type ranksNEON struct{ *neon.Kernel }

// ranks returns registers for a rank each.
func (k ranksNEON) ranks() (boards ranks) {
	for r := range boards {
		boards[r] = k.Vector()
	}
	return boards
}

// load takes sixteen boards apart and moves the pointer past them. A load deals the ranks of eight
// boards out to four registers: those r and r+4 in turn.
func (k ranksNEON) load(from neon.General) ranks {
	boards := k.ranks()
	k.Scope(func() {
		first, second := k.Vectors(4), k.Vectors(4)
		k.Deal(from, first)
		k.Deal(from, second)
		for r := range 4 {
			k.Op("VUZP1", second[r], first[r], boards[r])
			k.Op("VUZP2", second[r], first[r], boards[r+4])
		}
	})
	return boards
}

// store puts sixteen boards together and moves the pointer past them.
func (k ranksNEON) store(boards ranks, to neon.General) {
	k.Scope(func() {
		first, second := k.Vectors(4), k.Vectors(4)
		for r := range 4 {
			k.Op("VZIP1", boards[r+4], boards[r], first[r])
			k.Op("VZIP2", boards[r+4], boards[r], second[r])
		}
		k.Collect(first, to)
		k.Collect(second, to)
	})
}

// ahead returns the ranks in the order in which steps in the direction meet them.
func (d direction) ahead() [8]int {
	if d.offset > 0 {
		return [8]int{0, 1, 2, 3, 4, 5, 6, 7}
	}
	return [8]int{7, 6, 5, 4, 3, 2, 1, 0}
}

// sideways puts x into y, moved by a file as a step in the direction moves it; along files it does nothing.
func (k ranksNEON) sideways(d direction, x, y neon.Vector) {
	switch d.file {
	case fileA:
		k.Op("VSHL", neon.Imm(1), x, y)
	case fileH:
		k.Op("VUSHR", neon.Imm(1), x, y)
	}
}

// or adds b to a.
func (k ranksNEON) or(a, b neon.Vector) { k.Op("VORR", b, a, a) }

// joined returns a and b in one register.
func (k ranksNEON) joined(a, b neon.Vector) neon.Vector { return k.New("VORR", b, a) }

// onward turns what is seen on a rank into what leaves it: sliders, where pieces are, and elsewhere what is
// seen there. Sliders count as pieces, which makes no difference: their own rays begin where the others end.
func (k ranksNEON) onward(seen, sliders, pieces neon.Vector) { k.Op("VBIT", pieces, sliders, seen) }

// east puts into x what sliders see to the east along their rank:
//
//	((pieces &^ sliders) - sliders) ^ pieces
//
// A subtraction borrows from the next piece, which becomes a zero, and what lies between becomes ones.
// Sliders are subtracted together, since a borrow that meets a slider is one with the slider's own.
func (k ranksNEON) east(sliders, pieces, x neon.Vector) {
	k.Op("VEOR", sliders, pieces, x)
	k.Op("VSUB", sliders, x, x)
	k.Op("VEOR", pieces, x, x)
}

// west is east with the bits of each byte reversed.
func (k ranksNEON) west(sliders, pieces, x neon.Vector) {
	k.Scope(func() {
		reversed := k.Vector()
		k.Op("VEOR", sliders, pieces, x)
		k.Op("VRBIT", x, x)
		k.Op("VRBIT", sliders, reversed)
		k.Op("VSUB", reversed, x, x)
		k.Op("VRBIT", x, x)
		k.Op("VEOR", pieces, x, x)
	})
}
