package orbit

import (
	"iter"
	"slices"

	"github.com/bitray/bitray/transform"
)

// Images returns what each of the eight symmetries makes of b, in the order of their values.
func Images[B ~uint64](b B) [8]B {
	transposed := transform.FlipDiagonal(b)
	mirrored, turned := transform.MirrorHorizontal(b), transform.MirrorHorizontal(transposed)
	return [8]B{
		b, mirrored, transform.FlipVertical(b), transform.FlipVertical(mirrored),
		transposed, turned, transform.FlipVertical(transposed), transform.FlipVertical(turned),
	}
}

// Canonical returns the smallest of the images of b under g, as a number, and the first
// symmetry that makes it: ApplyToBoard(s, b) is canonical. Boards that are images of one another
// have the same canonical form, others have different ones.
func Canonical[B ~uint64](g Group, b B) (canonical B, s transform.Symmetry) {
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
func CanonicalAll[B ~uint64](g Group, boards []B) (s transform.Symmetry) {
	for member := range g.members() {
		if less(member, s, boards) {
			s = member
		}
	}
	for i, b := range boards {
		boards[i] = transform.ApplyToBoard(s, b)
	}
	return s
}

// less reports whether the images under s come before those under other.
func less[B ~uint64](s, other transform.Symmetry, boards []B) bool {
	for _, b := range boards {
		x, y := transform.ApplyToBoard(s, b), transform.ApplyToBoard(other, b)
		if x != y {
			return x < y
		}
	}
	return false
}

// Of yields the orbit of b under g: its images, each once, b itself first.
func Of[B ~uint64](g Group, b B) iter.Seq[B] {
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

// ColorFlip exchanges the colors of a position: the boards of one side become those of the
// other, upside down. The two slices hold the boards of the same kinds in the same order; if
// one is longer, its excess is left alone. Squares follow by transform.VerticalFlip, and a
// second ColorFlip undoes the first.
//
// Programs use it to have the side to move always play up the board.
func ColorFlip[B ~uint64](white, black []B) {
	n := min(len(white), len(black))
	for i := range n {
		white[i], black[i] = transform.FlipVertical(black[i]), transform.FlipVertical(white[i])
	}
}
