package fill

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"

// positionsNEON is a kernel that joins all that a side attacks.
type positionsNEON struct {
	ranksNEON
	all ranks
}

// writePositionsNEON writes the kernel for a side.
func writePositionsNEON(f *neon.File, q question) {
	about := q.about + ", and leaves out the last ones if they are fewer than sixteen."
	k := positionsNEON{ranksNEON: ranksNEON{f.Begin(q.name+"NEON", q.signature(), about)}}
	pointers := map[string]neon.General{}
	for _, name := range q.slices() {
		pointers[name] = k.Base(name)
	}
	var black neon.General
	if q.allPieces() {
		black = k.Value("black")
	}
	k.all = k.ranks()
	k.Loop(k.Len("dst"), sixteen, func() {
		k.Scope(func() {
			occ := k.load(pointers["occ"])
			k.Scope(func() { k.orthogonals(k.load(pointers["orthogonal"]), occ) })
			k.Scope(func() { k.diagonals(k.load(pointers["diagonal"]), occ) })
		})
		if q.allPieces() {
			k.Scope(func() { k.steps(pointers, black) })
		}
		k.store(k.all, pointers["dst"])
	})
}

// orthogonals slides along ranks, which are the first to be stored in all, and then along files. It leaves
// occ alone, uses up sliders, and has two registers left.
func (k positionsNEON) orthogonals(sliders, occ ranks) {
	for _, r := range []int{0, 7} { // which no slider passes along a file
		k.Scope(func() { k.alongRank(r, sliders[r], k.joined(occ[r], sliders[r])) })
	}
	var pieces ranks
	for r := 1; r < 7; r++ {
		pieces[r] = k.joined(occ[r], sliders[r])
	}
	for r := 1; r < 7; r++ {
		k.alongRank(r, sliders[r], pieces[r])
	}
	for _, d := range []direction{compass[0], compass[4]} {
		k.onwards(d, sliders, pieces, sliders[d.ahead()[0]]) // which the other direction does not ask for
	}
}

// alongRank stores what sliders see along their rank.
func (k positionsNEON) alongRank(r int, sliders, pieces neon.Vector) {
	k.Scope(func() {
		toTheWest := k.Vector()
		k.west(sliders, pieces, toTheWest)
		k.east(sliders, pieces, k.all[r])
		k.or(k.all[r], toTheWest)
	})
}

// diagonals adds what sliders see along diagonals. It uses up occ.
func (k positionsNEON) diagonals(sliders, occ ranks) {
	for r := 1; r < 7; r++ {
		k.or(occ[r], sliders[r])
	}
	for d := 1; d < len(compass); d += 2 {
		k.Scope(func() { k.onwards(compass[d], sliders, occ, k.Vector()) })
	}
}

// onwards adds what sliders see in a direction that leads from rank to rank. It uses up seen, which holds the
// first sliders if the direction is along files. Sliders on the last rank see nothing; pieces on the first
// and the last stop nothing.
func (k positionsNEON) onwards(d direction, sliders, pieces ranks, seen neon.Vector) {
	path := d.ahead()
	k.sideways(d, sliders[path[0]], seen)
	k.or(k.all[path[1]], seen)
	for i, r := range path[1:7] {
		k.onward(seen, sliders[r], pieces[r])
		k.sideways(d, seen, seen)
		k.or(k.all[path[i+2]], seen)
	}
}

// steps adds what pawns, knights and kings attack. All that one file and some ranks lead to is collected
// in one set of boards, and moved to both sides at the end.
func (k positionsNEON) steps(pointers map[string]neon.General, black neon.General) {
	beside := k.load(pointers["pawns"]) // of which a step to either side is attacked
	k.Choose(black, func() { k.aRankOn(beside, -1) }, func() { k.aRankOn(beside, 1) })
	k.Scope(func() { k.kings(k.load(pointers["kings"]), beside) })
	k.Scope(func() { k.knights(k.load(pointers["knights"]), beside) })
	for r, x := range beside {
		k.toBothSides(r, x, 1)
	}
}

// aRankOn moves boards one rank up, or down.
func (k positionsNEON) aRankOn(boards ranks, up int) {
	path := direction{offset: -8 * up}.ahead()
	for i, r := range path[:7] {
		k.Op("VMOV", boards[path[i+1]], boards[r])
	}
	last := boards[path[7]]
	k.Op("VEOR", last, last, last)
}

// kings adds the squares on the next ranks to all, and those that are beside others to beside.
func (k positionsNEON) kings(kings, beside ranks) {
	for r := range kings {
		k.Scope(func() {
			next := k.around(kings, r)
			k.or(k.all[r], next)
			k.or(beside[r], next)
			k.or(beside[r], kings[r])
		})
	}
}

// knights adds what is two files away to all, and the squares beside others to beside.
func (k positionsNEON) knights(knights, beside ranks) {
	for r := range knights {
		k.Scope(func() { k.toBothSides(r, k.around(knights, r), 2) })
		for _, from := range []int{r - 2, r + 2} {
			if from >= 0 && from < len(knights) {
				k.or(beside[r], knights[from])
			}
		}
	}
}

// around returns what is on the rank below or on the rank above.
func (k positionsNEON) around(boards ranks, r int) neon.Vector {
	switch r {
	case 0:
		return boards[1]
	case 7:
		return boards[6]
	}
	return k.joined(boards[r-1], boards[r+1])
}

// toBothSides adds what is a number of files away, on either side, to a rank of all.
func (k positionsNEON) toBothSides(r int, from neon.Vector, files int) {
	k.Scope(func() {
		for _, shift := range []string{"VSHL", "VUSHR"} {
			k.or(k.all[r], k.New(shift, neon.Imm(files), from))
		}
	})
}
