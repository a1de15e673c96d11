package lanes

import "github.com/mmcloughlin/avo/operand"

// The directions, as bits in the order of the rays of a king.
const (
	north = 1 << iota
	east
	northEast
	northWest
	south
	west
	southWest
	southEast
)

// orthogonalMoves counts the moves of the replier's rooks and queens along ranks and files, and
// finds what the mover's attack, where that matters.
//
// Along a rank to the east it is the subtraction o - 2s, for each rank in its own byte: the
// borrow runs from the square next to a slider up to the next piece. o ^ (o - 2s) are the squares
// it ran over. To the west the same is done on mirrored boards, south and north on boards flipped
// at the anti-diagonal, where files are ranks. The moves are counted where they come out, against
// targets that were flipped the same way. AVX2 has no flip in one instruction; there it takes fills,
// except to the east.
func (k *kernel) orthogonalMoves() {
	sliders := k.own("orthogonals")
	ranks := boards{k.occ, k.unpinned(sliders, "rank"), k.targets, k.orthogonals}
	k.along(ranks, east, k.attack)
	if k.fourLanes() {
		file := k.unpinned(sliders, "file")
		k.wing(^fileH, k.orthogonals, []fillStep{{west, -1, ranks.own}})
		k.wing(^uint64(0), k.orthogonals, []fillStep{{north, 8, file}, {south, -8, file}})
		return
	}
	k.wherever(west, func() {
		k.along(k.flipped(ranks, k.mirror), west, func(squares vec) { k.attack(k.mirror(squares)) })
	})
	k.wherever(south|north, func() {
		files := ranks
		files.own = k.unpinned(sliders, "file")
		files = k.flipped(files, k.antiTranspose)
		turned := func(squares vec) { k.attack(k.antiTranspose(squares)) }
		k.along(files, south, turned)
		k.wherever(north, func() {
			k.along(k.flipped(files, k.mirror), north, func(squares vec) { turned(k.mirror(squares)) })
		})
	})
}

// boards are what a ray depends on: all pieces, the replier's sliders, where they may go, and the
// mover's sliders.
type boards struct{ occ, own, targets, theirs vec }

// flipped returns b with all boards flipped.
func (k *kernel) flipped(b boards, flip func(vec) vec) boards {
	f := boards{occ: flip(b.occ)}
	if k.counts() {
		f.own, f.targets = flip(b.own), flip(b.targets)
	}
	if k.dangers {
		f.theirs = flip(b.theirs)
	}
	return f
}

// along counts the moves along the ranks of b to the side where squares are numbered upwards, and
// hands on what the mover's sliders attack, each where there may be something to it. The boards
// are flipped so that this is the given direction.
func (k *kernel) along(b boards, direction int, found func(attacked vec)) {
	if k.counts() {
		k.where(k.mobile, direction, "Moves", func() {
			k.count(k.replies, k.into(k.borrowed(b.occ, b.own), b.occ, b.targets, xorAnd))
		})
	}
	if k.dangers {
		k.where(k.danger, direction, "Dangers", func() { found(k.xor(k.borrowed(b.occ, b.theirs), b.occ)) })
	}
}

// borrowed returns occ - 2*sliders, byte by byte.
func (asm *assembler) borrowed(occ, sliders vec) vec {
	z := asm.made(asm.VPADDB, sliders, sliders)
	return written(z, asm.VPSUBB, z, occ)
}

// where emits body, to be jumped over if none of the directions is in set. Pairs of moves may have to do with
// any, except for the dangers that [surveyor.dangers] rules out.
func (k *kernel) where(set general, directions int, name string, body func()) {
	if k.ofPairs() && !(k.fourLanes() && set == k.danger) {
		body()
		return
	}
	k.unless(k.TESTL, operand.U32(directions), set.As32(), k.JZ, k.ref(name+directionName(directions)), body)
}

// wherever emits body, to be jumped over if there can be neither moves nor dangers in the
// directions.
func (k *kernel) wherever(directions int, body func()) {
	if k.ofPairs() {
		body()
		return
	}
	set := k.mobile
	switch {
	case !k.counts():
		set = k.danger
	case k.dangers:
		set = k.combined(k.ORQ, k.mobile, k.danger)
	}
	k.where(set, directions, "Either", body)
}

// directionName returns a name for labels.
func directionName(directions int) (name string) {
	for i, letters := range []string{"N", "E", "NE", "NW", "S", "W", "SW", "SE"} {
		if directions>>i&1 != 0 {
			name += letters
		}
	}
	return name
}
