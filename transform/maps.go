package transform

// Map is a map of whole boards with its name, for programs that list or draw them.
type Map struct {
	Name        string // lower case, words joined by hyphens: "flip-vertical"
	Description string // what it does, in a line
	Board       func(uint64) uint64
}

// Maps returns every map of whole boards in this package: the symmetries, and the rotations by
// 45 degrees with their inverses.
func Maps() []Map {
	return []Map{
		{"flip-vertical", "upside down: rank 1 becomes rank 8", FlipVertical[uint64]},
		{"mirror-horizontal", "the wings exchanged: the a-file becomes the h-file", MirrorHorizontal[uint64]},
		{"flip-diagonal", "reflected about a1-h8: ranks become files", FlipDiagonal[uint64]},
		{"flip-anti-diagonal", "reflected about a8-h1: a1 becomes h8", FlipAntiDiagonal[uint64]},
		{"rotate-180", "a half turn: a1 becomes h8", Rotate180[uint64]},
		{"rotate-90-clockwise", "a quarter turn: a1 becomes a8", Rotate90Clockwise[uint64]},
		{"rotate-90-anti-clockwise", "a quarter turn: a1 becomes h1", Rotate90AntiClockwise[uint64]},
		{"pseudo-rotate-45-clockwise", "diagonals packed into ranks, two in one; files stay", PseudoRotate45Clockwise[uint64]},
		{"pseudo-rotate-45-clockwise-inverse", "ranks unpacked into diagonals", PseudoRotate45ClockwiseInverse[uint64]},
		{"pseudo-rotate-45-anti-clockwise", "anti-diagonals packed into ranks, two in one; files stay", PseudoRotate45AntiClockwise[uint64]},
		{"pseudo-rotate-45-anti-clockwise-inverse", "ranks unpacked into anti-diagonals", PseudoRotate45AntiClockwiseInverse[uint64]},
		{"visual-rotate-45-clockwise", "diagonals one after the other, as rotated bitboards keep them", VisualRotate45Clockwise[uint64]},
		{"visual-rotate-45-clockwise-inverse", "diagonals put back from that order", VisualRotate45ClockwiseInverse[uint64]},
		{"visual-rotate-45-anti-clockwise", "anti-diagonals one after the other, as rotated bitboards keep them", VisualRotate45AntiClockwise[uint64]},
		{"visual-rotate-45-anti-clockwise-inverse", "anti-diagonals put back from that order", VisualRotate45AntiClockwiseInverse[uint64]},
	}
}
