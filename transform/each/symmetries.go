package each

import "github.com/bitray/bitray/transform"

// FlipVertical maps src to dst by [transform.FlipVertical] and returns the number of boards.
func FlipVertical[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !flipVertical(d, s) {
		loop(d, s, transform.FlipVertical[uint64])
	}
	return len(s)
}

// MirrorHorizontal maps src to dst by [transform.MirrorHorizontal] and returns the number
// of boards.
func MirrorHorizontal[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !mirrorHorizontal(d, s) {
		loop(d, s, transform.MirrorHorizontal[uint64])
	}
	return len(s)
}

// Rotate180 maps src to dst by [transform.Rotate180] and returns the number
// of boards.
func Rotate180[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !rotate180(d, s) {
		loop(d, s, transform.Rotate180[uint64])
	}
	return len(s)
}

// FlipDiagonal maps src to dst by [transform.FlipDiagonal] and returns the number
// of boards.
func FlipDiagonal[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !flipDiagonal(d, s) {
		loop(d, s, transform.FlipDiagonal[uint64])
	}
	return len(s)
}

// FlipAntiDiagonal maps src to dst by [transform.FlipAntiDiagonal] and returns the number
// of boards.
func FlipAntiDiagonal[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !flipAntiDiagonal(d, s) {
		loop(d, s, transform.FlipAntiDiagonal[uint64])
	}
	return len(s)
}

// Rotate90Clockwise maps src to dst by [transform.Rotate90Clockwise] and returns the number
// of boards.
func Rotate90Clockwise[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !rotate90Clockwise(d, s) {
		loop(d, s, transform.Rotate90Clockwise[uint64])
	}
	return len(s)
}

// Rotate90AntiClockwise maps src to dst by [transform.Rotate90AntiClockwise] and returns the number
// of boards.
func Rotate90AntiClockwise[B ~uint64](dst, src []B) int {
	d, s := pair(dst, src)
	if !rotate90AntiClockwise(d, s) {
		loop(d, s, transform.Rotate90AntiClockwise[uint64])
	}
	return len(s)
}

// Apply maps src to dst by the symmetry s, as [transform.ApplyToBoard] does for one board, and
// returns the number of boards.
func Apply[B ~uint64](s transform.Symmetry, dst, src []B) int {
	switch s & 7 {
	case transform.HorizontalMirror:
		return MirrorHorizontal(dst, src)
	case transform.VerticalFlip:
		return FlipVertical(dst, src)
	case transform.HalfTurn:
		return Rotate180(dst, src)
	case transform.DiagonalFlip:
		return FlipDiagonal(dst, src)
	case transform.QuarterTurnAntiClockwise:
		return Rotate90AntiClockwise(dst, src)
	case transform.QuarterTurnClockwise:
		return Rotate90Clockwise(dst, src)
	case transform.AntiDiagonalFlip:
		return FlipAntiDiagonal(dst, src)
	default:
		return copy(dst, src)
	}
}
