package lanes

// diagonalMoves counts the moves of the replier's bishops and queens along diagonals, and finds
// what the mover's attack, where that matters. These are Kogge-Stone fills; both sides' sliders
// share the propagators.
func (k *kernel) diagonalMoves() {
	sliders := k.own("diagonals")
	diagonal, antiDiagonal := k.unpinned(sliders, "diagonal"), k.unpinned(sliders, "antiDiagonal")
	k.wing(^fileA, k.diagonals, []fillStep{{northEast, 9, diagonal}, {southEast, -7, antiDiagonal}})
	k.wing(^fileH, k.diagonals, []fillStep{{northWest, 7, antiDiagonal}, {southWest, -9, diagonal}})
}

// fillStep is a direction, what a step in it adds to the number of a square, and the sliders
// of the replier that may move in it.
type fillStep struct {
	direction, step int
	own             vec
}

// wing does directions that lead to the same side of the board, with the squares that a step
// to that side can arrive on, and the mover's sliders.
func (k *kernel) wing(arrivals uint64, theirs vec, steps []fillStep) {
	all := 0
	for _, s := range steps {
		all |= s.direction
	}
	k.wherever(all, func() {
		empty, targets := k.without(k.word(arrivals), k.occ), k.targets
		if k.counts() && arrivals != ^uint64(0) {
			targets = k.and(k.targets, k.word(arrivals))
		}
		for _, s := range steps {
			whereverElse := k.wherever
			if s.direction == all {
				whereverElse = func(_ int, body func()) { body() }
			}
			whereverElse(s.direction, func() {
				f := k.newFill(empty, s.step)
				if k.counts() {
					k.where(k.mobile, s.direction, "Moves", func() {
						k.count(k.replies, k.and(f.from(s.own), targets))
					})
				}
				if k.dangers {
					k.where(k.danger, s.direction, "Dangers", func() {
						if arrivals == ^uint64(0) {
							k.attack(f.from(theirs))
						} else {
							k.into(k.attacked, f.from(theirs), k.word(arrivals), orAnd)
						}
					})
				}
			})
		}
	})
}

// fill is an occluded fill in one direction: the squares from which one, two and four steps lead
// over empty squares only.
type fill struct {
	*assembler
	step           int
	one, two, four vec
}

func (asm *assembler) newFill(empty vec, step int) fill {
	f := fill{assembler: asm, step: step, one: empty}
	f.two = asm.and(asm.up(f.one, step), f.one)
	f.four = asm.and(asm.up(f.two, 2*step), f.two)
	return f
}

// from returns the squares that sliders see in the direction, squares beyond the edge included.
func (f fill) from(sliders vec) vec {
	seen := f.of(sliders, f.one, f.up(sliders, f.step), orAnd)
	f.into(seen, f.two, f.up(seen, 2*f.step), orAnd)
	f.into(seen, f.four, f.up(seen, 4*f.step), orAnd)
	return f.up(seen, f.step)
}
