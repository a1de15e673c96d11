package each

import "github.com/bitray/bitray/transform"

// FlipVertical maps src to dst by [transform.FlipVertical]. See the description of the package for lengths
// and aliasing.
func FlipVertical[B ~uint64](dst, src []B) {
	d, s := pair("FlipVertical", dst, src)
	if !byKernel(flipVertical, d, s) {
		loop(d, s, transform.FlipVertical[uint64])
	}
}

// MirrorHorizontal maps src to dst by [transform.MirrorHorizontal]. See the description of the package for lengths
// and aliasing.
func MirrorHorizontal[B ~uint64](dst, src []B) {
	d, s := pair("MirrorHorizontal", dst, src)
	if !byKernel(mirrorHorizontal, d, s) {
		loop(d, s, transform.MirrorHorizontal[uint64])
	}
}

// Rotate180 maps src to dst by [transform.Rotate180]. See the description of the package for lengths
// and aliasing.
func Rotate180[B ~uint64](dst, src []B) {
	d, s := pair("Rotate180", dst, src)
	if !byKernel(rotate180, d, s) {
		loop(d, s, transform.Rotate180[uint64])
	}
}

// FlipDiagonal maps src to dst by [transform.FlipDiagonal]. See the description of the package for lengths
// and aliasing.
func FlipDiagonal[B ~uint64](dst, src []B) {
	d, s := pair("FlipDiagonal", dst, src)
	if !byKernel(flipDiagonal, d, s) {
		loop(d, s, transform.FlipDiagonal[uint64])
	}
}

// FlipAntiDiagonal maps src to dst by [transform.FlipAntiDiagonal]. See the description of the package for lengths
// and aliasing.
func FlipAntiDiagonal[B ~uint64](dst, src []B) {
	d, s := pair("FlipAntiDiagonal", dst, src)
	if !byKernel(flipAntiDiagonal, d, s) {
		loop(d, s, transform.FlipAntiDiagonal[uint64])
	}
}

// Rotate90Clockwise maps src to dst by [transform.Rotate90Clockwise]. See the description of the package for lengths
// and aliasing.
func Rotate90Clockwise[B ~uint64](dst, src []B) {
	d, s := pair("Rotate90Clockwise", dst, src)
	if !byKernel(rotate90Clockwise, d, s) {
		loop(d, s, transform.Rotate90Clockwise[uint64])
	}
}

// Rotate90AntiClockwise maps src to dst by [transform.Rotate90AntiClockwise]. See the description of the package for lengths
// and aliasing.
func Rotate90AntiClockwise[B ~uint64](dst, src []B) {
	d, s := pair("Rotate90AntiClockwise", dst, src)
	if !byKernel(rotate90AntiClockwise, d, s) {
		loop(d, s, transform.Rotate90AntiClockwise[uint64])
	}
}

// Apply maps src to dst by the symmetry s, as [transform.ApplyToBoard] does for one board. See the
// description of the package for lengths and aliasing.
func Apply[B ~uint64](s transform.Symmetry, dst, src []B) {
	switch s & 7 {
	case transform.HorizontalMirror:
		MirrorHorizontal(dst, src)
	case transform.VerticalFlip:
		FlipVertical(dst, src)
	case transform.HalfTurn:
		Rotate180(dst, src)
	case transform.DiagonalFlip:
		FlipDiagonal(dst, src)
	case transform.QuarterTurnAntiClockwise:
		Rotate90AntiClockwise(dst, src)
	case transform.QuarterTurnClockwise:
		Rotate90Clockwise(dst, src)
	case transform.AntiDiagonalFlip:
		FlipAntiDiagonal(dst, src)
	default:
		d, s := pair("Apply", dst, src)
		copy(d, s)
	}
}
