package fill

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"

// raysNEON is a kernel that keeps the directions of sixteen positions apart.
type raysNEON struct {
	ranksNEON
	scratch neon.General
}

// writeRaysEachNEON writes a kernel that stores the boards of one direction after those of the other, where
// nothing else is, and then sorts them by position.
func writeRaysEachNEON(f *neon.File) {
	k := raysNEON{ranksNEON: ranksNEON{f.Begin("raysEachNEON",
		"func(dst *[16][8]uint64, orthogonal, diagonal, occ *[16]uint64, scratch *[8][16]uint64)",
		"stores the squares that the sliders of sixteen positions attack, by direction.")}}
	k.scratch = k.Value("scratch")
	k.Scope(k.see)
	k.sort(k.Value("dst"))
}

// see stores what is seen in all directions.
func (k raysNEON) see() {
	occ := k.load(k.Value("occ"))
	k.Scope(func() {
		sliders := k.load(k.Value("diagonal"))
		for d := 1; d < len(compass); d += 2 {
			k.onwards(d, sliders, occ)
		}
	})
	sliders := k.load(k.Value("orthogonal"))
	k.onwards(0, sliders, occ)
	k.onwards(4, sliders, occ)
	for r := range occ {
		k.or(occ[r], sliders[r])
	}
	k.along(2, east, sliders, occ)
	k.along(6, west, sliders, occ)
}

// onwards stores what sliders see in a direction that leads from rank to rank.
func (k raysNEON) onwards(direction int, sliders, occ ranks) {
	d := compass[direction]
	path := d.ahead()
	k.Scope(func() {
		seen := k.ranks()
		nothing := seen[path[0]]
		k.Op("VEOR", nothing.B16(), nothing.B16(), nothing.B16())
		sideways(k.Kernel, d, sliders[path[0]], seen[path[1]])
		if d.file == 0 {
			seen[path[1]] = sliders[path[0]]
		}
		for i, r := range path[1:7] {
			next := seen[path[i+2]]
			k.Op("VORR", sliders[r].B16(), seen[r].B16(), next.B16())
			k.onward(next, sliders[r], occ[r])
			sideways(k.Kernel, d, next, next)
		}
		k.store(seen, k.place(direction))
	})
}

// along stores what sliders see in a direction along their ranks. They count as pieces.
func (k raysNEON) along(direction int, look func(k *neon.Kernel, sliders, pieces, x neon.Vector), sliders, pieces ranks) {
	k.Scope(func() {
		seen := k.ranks()
		for r, x := range seen {
			look(k.Kernel, sliders[r], pieces[r], x)
		}
		k.store(seen, k.place(direction))
	})
}

// place returns a register with the address of what is stored in a direction.
func (k raysNEON) place(direction int) neon.General {
	to := k.General()
	k.Op("ADD", neon.Imm(direction*8*sixteen), k.scratch, to)
	return to
}

// sort copies what is stored in each direction to each position, four directions of eight positions at a
// time.
func (k raysNEON) sort(dst neon.General) {
	for _, first := range []int{0, 8} {
		for direction := 0; direction < len(compass); direction += 4 {
			k.Scope(func() {
				var seen [4][4]neon.Vector // of two positions each
				for d := range seen {
					at := 8 * (sixteen*(direction+d) + first)
					for i := range seen[d] {
						seen[d][i] = k.Vector()
					}
					k.Op("FLDPQ", k.scratch.Then(at), neon.Pair(seen[d][0], seen[d][1]))
					k.Op("FLDPQ", k.scratch.Then(at+32), neon.Pair(seen[d][2], seen[d][3]))
				}
				for i := range 4 {
					k.storeTwo(dst, 8*(8*(first+2*i)+direction), [4]neon.Vector{seen[0][i], seen[1][i], seen[2][i], seen[3][i]})
				}
			})
		}
	}
}

// storeTwo stores four directions of one position, and those of the next.
func (k raysNEON) storeTwo(dst neon.General, at int, seen [4]neon.Vector) {
	for i, half := range []string{"VZIP1", "VZIP2"} {
		k.Scope(func() {
			a, b := k.Vector(), k.Vector()
			k.Op(half, seen[1].D2(), seen[0].D2(), a.D2())
			k.Op(half, seen[3].D2(), seen[2].D2(), b.D2())
			k.Op("FSTPQ", neon.Pair(a, b), dst.Then(at+64*i))
		})
	}
}
