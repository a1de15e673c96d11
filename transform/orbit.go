package transform

import (
	"iter"
	"slices"
)

// Images returns what each of the eight symmetries makes of b, in the order of their values.
func Images[B ~uint64](b B) [8]B {
	transposed := FlipDiagonal(b)
	mirrored, turned := MirrorHorizontal(b), MirrorHorizontal(transposed)
	return [8]B{
		b, mirrored, FlipVertical(b), FlipVertical(mirrored),
		transposed, turned, FlipVertical(transposed), FlipVertical(turned),
	}
}

// Canonical returns the smallest of the images of b under g, as a number, and the first
// symmetry that makes it: ApplyToBoard(s, b) is canonical. Boards that are images of one another
// have the same canonical form, others have different ones. It computes all eight images, from three reflections
// and four byte swaps, and is too long to inline.
//
// The symmetry takes the squares of a move to the canonical board, by [ApplyToSquare], and its inverse takes
// them back:
//
//	canonical, s := transform.Canonical(transform.AllSymmetries, board)
//	...                                                  // look up a square for it
//	sq = transform.ApplyToSquare(s.Inverse(), sq)        // on the board itself
func Canonical[B ~uint64](g Group, b B) (canonical B, s Symmetry) {
	images := Images(b)
	for member := range g.members() {
		if images[member] < images[s] {
			s = member
		}
	}
	return images[s], s
}

// CanonicalAll replaces the boards of one position by their images under the same symmetry of
// g, the first that makes their sequence the smallest, the first board counting most. It returns
// that symmetry.
func CanonicalAll[B ~uint64](g Group, boards []B) (s Symmetry) {
	for member := range g.members() {
		if less(member, s, boards) {
			s = member
		}
	}
	for i, b := range boards {
		boards[i] = ApplyToBoard(s, b)
	}
	return s
}

// less reports whether the images under s come before those under other.
func less[B ~uint64](s, other Symmetry, boards []B) bool {
	for _, b := range boards {
		x, y := ApplyToBoard(s, b), ApplyToBoard(other, b)
		if x != y {
			return x < y
		}
	}
	return false
}

// Orbit yields the images of b under g, each once, b itself first.
func Orbit[B ~uint64](g Group, b B) iter.Seq[B] {
	return func(yield func(B) bool) {
		images, seen := Images(b), make([]B, 0, 8)
		for s := range g.members() {
			if slices.Contains(seen, images[s]) {
				continue
			}
			if seen = append(seen, images[s]); !yield(images[s]) {
				return
			}
		}
	}
}
