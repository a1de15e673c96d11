package textbook

import (
	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/transform"
)

// After the pseudo-rotation every rank holds parts of two diagonals. These are the squares of
// those in the lower corner: one on the top rank, two on the next, and so on.
const (
	lowerClockwise     = 0xfefcf8f0e0c08000
	lowerAntiClockwise = 0x7f3f1f0f07030100
)

// VisualRotate45ClockwiseExtract makes the layout of [transform.VisualRotate45Clockwise] from the
// pseudo-rotation, by two extractions: the 28 squares below the main diagonal, and the others.
// It is as quick as the instruction PEXT, or as slow as its emulation.
func VisualRotate45ClockwiseExtract(x uint64) uint64 {
	x = transform.PseudoRotate45Clockwise(x)
	return bmi2.Extract(x, lowerClockwise) | bmi2.Extract(x, ^uint64(lowerClockwise))<<28
}

// VisualRotate45AntiClockwiseExtract makes the layout of [transform.VisualRotate45AntiClockwise]
// as [VisualRotate45ClockwiseExtract] makes the other.
func VisualRotate45AntiClockwiseExtract(x uint64) uint64 {
	x = transform.PseudoRotate45AntiClockwise(x)
	return bmi2.Extract(x, lowerAntiClockwise) | bmi2.Extract(x, ^uint64(lowerAntiClockwise))<<28
}
