package main

import (
	. "github.com/mmcloughlin/avo/build"
)

// diagonalMoves counts the moves of the replier's bishops and queens along diagonals, and finds
// what the mover's attack, where that matters. These are Kogge-Stone fills; both sides' sliders
// share the propagators.
func (k *kernel) diagonalMoves() {
	sliders := and(k.replier, k.field("replier", "diagonals"))
	diagonal, antiDiagonal := k.unpinned(sliders, "diagonal"), k.unpinned(sliders, "antiDiagonal")
	k.either("Diagonal", diagonalLanes,
		func() { k.diagonalMovesOf(diagonal, antiDiagonal, true) },
		func() { k.diagonalMovesOf(diagonal, antiDiagonal, false) })
}

func (k *kernel) diagonalMovesOf(diagonal, antiDiagonal vec, danger bool) {
	for _, wing := range []struct {
		arrivals uint64 // squares that a step to this wing can arrive on
		steps    [2]int
		sliders  [2]vec
	}{
		{^fileA, [2]int{9, -7}, [2]vec{diagonal, antiDiagonal}},
		{^fileH, [2]int{7, -9}, [2]vec{antiDiagonal, diagonal}},
	} {
		arrivals := word(wing.arrivals)
		empty := without(arrivals, k.occ)
		targets := and(k.targets, arrivals)
		attacked := vec(nil)
		for i, step := range wing.steps {
			f := newFill(empty, step)
			count(k.replies, and(f.from(wing.sliders[i]), targets))
			if !danger {
				continue
			}
			if seen := f.from(k.diagonals); attacked == nil {
				attacked = seen
			} else {
				VPORQ(seen, attacked, attacked)
			}
		}
		if danger {
			into(k.attacked, attacked, arrivals, orAnd)
		}
	}
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
	seen := clone(sliders)
	into(seen, f.one, up(seen, f.step), orAnd)
	into(seen, f.two, up(seen, 2*f.step), orAnd)
	into(seen, f.four, up(seen, 4*f.step), orAnd)
	return up(seen, f.step)
}
