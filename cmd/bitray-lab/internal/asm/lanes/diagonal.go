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
		empty, targets := without(word(arrivals), k.occ), k.targets
		if k.counts() && arrivals != ^uint64(0) {
			targets = and(k.targets, word(arrivals))
		}
		for _, s := range steps {
			whereverElse := k.wherever
			if s.direction == all {
				whereverElse = func(_ int, body func()) { body() }
			}
			whereverElse(s.direction, func() {
				f := newFill(empty, s.step)
				if k.counts() {
					k.where(k.mobile, s.direction, "Moves", func() {
						count(k.replies, and(f.from(s.own), targets))
					})
				}
				if k.dangers {
					k.where(k.danger, s.direction, "Dangers", func() {
						if arrivals == ^uint64(0) {
							asm.VPORQ(f.from(theirs), k.attacked, k.attacked)
						} else {
							into(k.attacked, f.from(theirs), word(arrivals), orAnd)
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
	step           int
	one, two, four vec
}

func newFill(empty vec, step int) fill {
	f := fill{step: step, one: empty}
	f.two = and(up(f.one, step), f.one)
	f.four = and(up(f.two, 2*step), f.two)
	return f
}

// from returns the squares that sliders see in the direction, squares beyond the edge included.
func (f fill) from(sliders vec) vec {
	seen := of(sliders, f.one, up(sliders, f.step), orAnd)
	into(seen, f.two, up(seen, 2*f.step), orAnd)
	into(seen, f.four, up(seen, 4*f.step), orAnd)
	return up(seen, f.step)
}
