package each

import "github.com/bitray/bitray/transform"

// PseudoRotate45Clockwise maps src to dst by [transform.PseudoRotate45Clockwise]. See the description of the package for lengths
// and aliasing.
func PseudoRotate45Clockwise[B ~uint64](dst, src []B) {
	d, s := pair("PseudoRotate45Clockwise", dst, src)
	if !byKernel(pseudoClockwise, d, s) {
		loop(d, s, transform.PseudoRotate45Clockwise[uint64])
	}
}

// PseudoRotate45ClockwiseInverse maps src to dst by [transform.PseudoRotate45ClockwiseInverse]. See the description of the package for lengths
// and aliasing.
func PseudoRotate45ClockwiseInverse[B ~uint64](dst, src []B) {
	d, s := pair("PseudoRotate45ClockwiseInverse", dst, src)
	if !byKernel(pseudoClockwiseInverse, d, s) {
		loop(d, s, transform.PseudoRotate45ClockwiseInverse[uint64])
	}
}

// PseudoRotate45AntiClockwise maps src to dst by [transform.PseudoRotate45AntiClockwise]. See the description of the package for lengths
// and aliasing.
func PseudoRotate45AntiClockwise[B ~uint64](dst, src []B) {
	d, s := pair("PseudoRotate45AntiClockwise", dst, src)
	if !byKernel(pseudoAntiClockwise, d, s) {
		loop(d, s, transform.PseudoRotate45AntiClockwise[uint64])
	}
}

// PseudoRotate45AntiClockwiseInverse maps src to dst by [transform.PseudoRotate45AntiClockwiseInverse]. See the description of the package for lengths
// and aliasing.
func PseudoRotate45AntiClockwiseInverse[B ~uint64](dst, src []B) {
	d, s := pair("PseudoRotate45AntiClockwiseInverse", dst, src)
	if !byKernel(pseudoAntiClockwiseInverse, d, s) {
		loop(d, s, transform.PseudoRotate45AntiClockwiseInverse[uint64])
	}
}

// VisualRotate45Clockwise maps src to dst by [transform.VisualRotate45Clockwise]. See the description of the package for lengths
// and aliasing.
func VisualRotate45Clockwise[B ~uint64](dst, src []B) {
	d, s := pair("VisualRotate45Clockwise", dst, src)
	if !byKernel(visualClockwise, d, s) {
		loop(d, s, transform.VisualRotate45Clockwise[uint64])
	}
}

// VisualRotate45ClockwiseInverse maps src to dst by [transform.VisualRotate45ClockwiseInverse]. See the description of the package for lengths
// and aliasing.
func VisualRotate45ClockwiseInverse[B ~uint64](dst, src []B) {
	d, s := pair("VisualRotate45ClockwiseInverse", dst, src)
	if !byKernel(visualClockwiseInverse, d, s) {
		loop(d, s, transform.VisualRotate45ClockwiseInverse[uint64])
	}
}

// VisualRotate45AntiClockwise maps src to dst by [transform.VisualRotate45AntiClockwise]. See the description of the package for lengths
// and aliasing.
func VisualRotate45AntiClockwise[B ~uint64](dst, src []B) {
	d, s := pair("VisualRotate45AntiClockwise", dst, src)
	if !byKernel(visualAntiClockwise, d, s) {
		loop(d, s, transform.VisualRotate45AntiClockwise[uint64])
	}
}

// VisualRotate45AntiClockwiseInverse maps src to dst by [transform.VisualRotate45AntiClockwiseInverse]. See the description of the package for lengths
// and aliasing.
func VisualRotate45AntiClockwiseInverse[B ~uint64](dst, src []B) {
	d, s := pair("VisualRotate45AntiClockwiseInverse", dst, src)
	if !byKernel(visualAntiClockwiseInverse, d, s) {
		loop(d, s, transform.VisualRotate45AntiClockwiseInverse[uint64])
	}
}
