package showcmd

import "github.com/bitray/bitray/transform"

// Map is a map of whole boards with its name.
type Map struct {
	Name        string // lower case, words joined by hyphens: "flip-vertical"
	Description string // what it does, in a line
	board       func(uint64) uint64
}

// Maps returns the maps of whole boards in package transform: the symmetries, and the rotations by 45 degrees
// with their inverses.
func Maps() []Map {
	return []Map{
		{"flip-vertical", "upside down: rank 1 becomes rank 8", transform.FlipVertical[uint64]},
		{"mirror-horizontal", "the wings exchanged: the a-file becomes the h-file", transform.MirrorHorizontal[uint64]},
		{"flip-diagonal", "reflected about a1-h8: ranks become files", transform.FlipDiagonal[uint64]},
		{"flip-anti-diagonal", "reflected about a8-h1: a1 becomes h8", transform.FlipAntiDiagonal[uint64]},
		{"rotate-180", "a half turn: a1 becomes h8", transform.Rotate180[uint64]},
		{"rotate-90-clockwise", "a quarter turn: a1 becomes a8", transform.Rotate90Clockwise[uint64]},
		{"rotate-90-anti-clockwise", "a quarter turn: a1 becomes h1", transform.Rotate90AntiClockwise[uint64]},
		{"pseudo-rotate-45-clockwise", "diagonals packed into ranks, two in one; files stay", transform.PseudoRotate45Clockwise[uint64]},
		{"pseudo-rotate-45-clockwise-inverse", "ranks unpacked into diagonals", transform.PseudoRotate45ClockwiseInverse[uint64]},
		{"pseudo-rotate-45-anti-clockwise", "anti-diagonals packed into ranks, two in one; files stay", transform.PseudoRotate45AntiClockwise[uint64]},
		{"pseudo-rotate-45-anti-clockwise-inverse", "ranks unpacked into anti-diagonals", transform.PseudoRotate45AntiClockwiseInverse[uint64]},
		{"visual-rotate-45-clockwise", "diagonals one after the other, as rotated bitboards keep them", transform.VisualRotate45Clockwise[uint64]},
		{"visual-rotate-45-clockwise-inverse", "diagonals put back from that order", inverse(transform.VisualRotate45Clockwise[uint64])},
		{"visual-rotate-45-anti-clockwise", "anti-diagonals one after the other, as rotated bitboards keep them", transform.VisualRotate45AntiClockwise[uint64]},
		{"visual-rotate-45-anti-clockwise-inverse", "anti-diagonals put back from that order", inverse(transform.VisualRotate45AntiClockwise[uint64])},
	}
}

// inverse returns the map that undoes f, square by square.
func inverse(f func(uint64) uint64) func(uint64) uint64 {
	return func(after uint64) (before uint64) {
		for sq := range 64 {
			if f(1<<sq)&after != 0 {
				before |= 1 << sq
			}
		}
		return before
	}
}
