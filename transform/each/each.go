package each

import "github.com/bitray/bitray/transform"

// Apply maps the boards of src to dst by the symmetry s, of which the lowest three bits count, as
// [transform.ApplyToBoard] does for one board. See the description of the package for lengths and aliasing.
func Apply[B ~uint64](s transform.Symmetry, dst, src []B) {
	d, w := pair("Apply", dst, src)
	s &= 7
	switch {
	case s == transform.Identity:
		copy(d, w)
	case !apply(s, d, w):
		applyInGo(s, d, w)
	}
}

// Permute maps the boards of src to dst by [transform.Permute]. See the description of the package for
// lengths and aliasing.
func Permute[B ~uint64](p *transform.Permutation, dst, src []B) {
	d, s := pair("Permute", dst, src)
	if !permute(p, d, s) {
		loop(d, s, func(b uint64) uint64 { return transform.Permute(p, b) })
	}
}

// applyInGo is what is left to do where there is no kernel. The maps inline into their loops.
func applyInGo(s transform.Symmetry, dst, src []uint64) {
	switch s {
	case transform.HorizontalMirror:
		loop(dst, src, transform.MirrorHorizontal[uint64])
	case transform.VerticalFlip:
		loop(dst, src, transform.FlipVertical[uint64])
	case transform.HalfTurn:
		loop(dst, src, transform.Rotate180[uint64])
	case transform.DiagonalFlip:
		loop(dst, src, transform.FlipDiagonal[uint64])
	case transform.QuarterTurnAntiClockwise:
		loop(dst, src, transform.Rotate90AntiClockwise[uint64])
	case transform.QuarterTurnClockwise:
		loop(dst, src, transform.Rotate90Clockwise[uint64])
	case transform.AntiDiagonalFlip:
		loop(dst, src, transform.FlipAntiDiagonal[uint64])
	}
}

func loop(dst, src []uint64, f func(uint64) uint64) {
	dst = dst[:len(src)]
	for i, b := range src {
		dst[i] = f(b)
	}
}
