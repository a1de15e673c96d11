package each

import "github.com/bitray/bitray/transform"

// PseudoRotate45Clockwise maps src to dst by [transform.PseudoRotate45Clockwise] and
// returns the number of boards.
func PseudoRotate45Clockwise[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !pseudoRotate45Clockwise(d, s) {
		loop(d, s, transform.PseudoRotate45Clockwise[uint64])
	}
	return len(s)
}

// PseudoRotate45ClockwiseInverse maps src to dst by [transform.PseudoRotate45ClockwiseInverse] and
// returns the number of boards.
func PseudoRotate45ClockwiseInverse[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !pseudoRotate45ClockwiseInverse(d, s) {
		loop(d, s, transform.PseudoRotate45ClockwiseInverse[uint64])
	}
	return len(s)
}

// PseudoRotate45AntiClockwise maps src to dst by [transform.PseudoRotate45AntiClockwise] and
// returns the number of boards.
func PseudoRotate45AntiClockwise[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !pseudoRotate45AntiClockwise(d, s) {
		loop(d, s, transform.PseudoRotate45AntiClockwise[uint64])
	}
	return len(s)
}

// PseudoRotate45AntiClockwiseInverse maps src to dst by [transform.PseudoRotate45AntiClockwiseInverse] and
// returns the number of boards.
func PseudoRotate45AntiClockwiseInverse[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !pseudoRotate45AntiClockwiseInverse(d, s) {
		loop(d, s, transform.PseudoRotate45AntiClockwiseInverse[uint64])
	}
	return len(s)
}

// VisualRotate45Clockwise maps src to dst by [transform.VisualRotate45Clockwise] and
// returns the number of boards.
func VisualRotate45Clockwise[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !visualRotate45Clockwise(d, s) {
		loop(d, s, transform.VisualRotate45Clockwise[uint64])
	}
	return len(s)
}

// VisualRotate45ClockwiseInverse maps src to dst by [transform.VisualRotate45ClockwiseInverse] and
// returns the number of boards.
func VisualRotate45ClockwiseInverse[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !visualRotate45ClockwiseInverse(d, s) {
		loop(d, s, transform.VisualRotate45ClockwiseInverse[uint64])
	}
	return len(s)
}

// VisualRotate45AntiClockwise maps src to dst by [transform.VisualRotate45AntiClockwise] and
// returns the number of boards.
func VisualRotate45AntiClockwise[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !visualRotate45AntiClockwise(d, s) {
		loop(d, s, transform.VisualRotate45AntiClockwise[uint64])
	}
	return len(s)
}

// VisualRotate45AntiClockwiseInverse maps src to dst by [transform.VisualRotate45AntiClockwiseInverse] and
// returns the number of boards.
func VisualRotate45AntiClockwiseInverse[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !visualRotate45AntiClockwiseInverse(d, s) {
		loop(d, s, transform.VisualRotate45AntiClockwiseInverse[uint64])
	}
	return len(s)
}
