package fill

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"

// compassNEON is a kernel for one position. The lower word of a register is a board, and the upper one the
// same board with all bits reversed, where every direction is its opposite. So four directions up the board are
// all eight. Sliders count as pieces, which makes no difference to what they see.
type compassNEON struct {
	*neon.Kernel
	// What is seen in four directions, and reversed in their opposites.
	north, northEast, east, northWest neon.Vector
}

func writeAttacksNEON(f *neon.File) {
	k := compassNEON{Kernel: f.Begin("attacksNEON", "returns the squares that the sliders of one position attack.", sets()...)}
	k.look()
	all := k.north
	for _, seen := range []neon.Vector{k.northEast, k.east, k.northWest} {
		k.Op("VORR", seen.B16(), all.B16(), all.B16())
	}
	board, reversed := k.General(), k.General()
	k.Op("VMOV", all.Word(0), board)
	k.Op("VMOV", all.Word(1), reversed)
	k.Op("RBIT", reversed, reversed)
	k.Op("ORR", reversed, board, board)
	k.EndWith(board, "union")
}

func writeRaysNEON(f *neon.File) {
	k := compassNEON{Kernel: f.Begin("raysNEON", "stores the squares that the sliders of one position attack, by direction.",
		append([]neon.Parameter{{Name: "dst", Type: "*[8]uint64"}}, sets()...)...)}
	k.look()
	rays := k.Vectors(4) // of two directions each, clockwise from north
	lower := func(first, second, x neon.Vector) { k.Op("VZIP1", second.D2(), first.D2(), x.D2()) }
	upper := func(first, second, x neon.Vector) {
		k.Op("VZIP2", second.D2(), first.D2(), x.D2())
		k.Op("VREV64", x.B16(), x.B16())
		k.Op("VRBIT", x.B16(), x.B16())
	}
	southEastAndWest := k.Vector()
	lower(k.north, k.northEast, rays[0])
	upper(k.northWest, k.east, southEastAndWest)
	lower(k.east, southEastAndWest, rays[1])
	upper(k.north, k.northEast, rays[2])
	k.Op("VEXT", neon.Imm(8), k.northWest.B16(), southEastAndWest.B16(), rays[3].B16())
	k.Store(rays, k.Base("dst"))
	k.End()
}

// sets are the parameters that hold a position.
func sets() []neon.Parameter {
	return []neon.Parameter{{Name: "orthogonal", Type: "uint64"}, {Name: "diagonal", Type: "uint64"}, {Name: "occ", Type: "uint64"}}
}

// look finds what is seen.
func (k *compassNEON) look() {
	occ := k.andReversed("occ")
	rooks, pieces := k.slidersAmong("orthogonal", occ)
	k.east = k.Vector()
	east(k.Kernel, rooks, pieces, k.east)
	k.north = k.fly(compass[0], rooks, pieces)

	bishops, pieces := k.slidersAmong("diagonal", occ)
	copied, stops := k.Vector(), k.Vector()
	k.Op("VMOV", bishops.B16(), copied.B16())
	k.Op("VMOVI", neon.Imm(fileA&0xff), stops.B16())
	k.Op("VORR", pieces.B16(), stops.B16(), stops.B16())
	k.northEast = k.fly(compass[1], copied, stops)
	k.Op("VMOVI", neon.Imm(fileH&0xff), stops.B16())
	k.Op("VORR", pieces.B16(), stops.B16(), stops.B16())
	k.northWest = k.fly(compass[7], bishops, stops)
}

// andReversed returns a board and the same reversed.
func (k *compassNEON) andReversed(name string) neon.Vector {
	board, reversed, both := k.Base(name), k.General(), k.Vector()
	k.Op("RBIT", board, reversed)
	k.Op("VDUP", board, both.D2())
	k.Op("VMOV", reversed, both.Word(1))
	return both
}

// slidersAmong returns sliders, and the pieces with them.
func (k *compassNEON) slidersAmong(name string, occ neon.Vector) (sliders, pieces neon.Vector) {
	sliders, pieces = k.andReversed(name), k.Vector()
	k.Op("VORR", sliders.B16(), occ.B16(), pieces.B16())
	return sliders, pieces
}

// fly fills in a direction up the board and moves the filled squares by one more step. It uses up stops, which are
// the pieces and the file that a step must not come out on, and returns sliders.
//
// Squares are not added but replaced: what lies so many squares behind moves to all that is not behind a stop. That
// loses no square filled before, since these are behind sliders, which are stops.
func (k *compassNEON) fly(d direction, sliders, stops neon.Vector) neon.Vector {
	k.Scope(func() {
		moved := k.Vector()
		for _, steps := range []int{1, 2, 4} {
			k.Op("VSHL", neon.Imm(steps*d.offset), sliders.D2(), moved.D2())
			k.Op("VBIF", stops.B16(), moved.B16(), sliders.B16())
			if steps < 4 {
				k.Op("VSHL", neon.Imm(steps*d.offset), stops.D2(), moved.D2())
				k.Op("VORR", moved.B16(), stops.B16(), stops.B16())
			}
		}
	})
	k.Op("VSHL", neon.Imm(8), sliders.D2(), sliders.D2()) // one rank, and then one file
	sideways(k.Kernel, d, sliders, sliders)
	return sliders
}
