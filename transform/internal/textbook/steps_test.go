package textbook_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/transformtest"
)

// TestMaskBeforeOrAfterTheShift holds both ways of keeping a step from wrapping: to take away the file that
// would wrap before the shift, or the file that it would wrap to after it. The talk prints the second and
// says that the first does too.
func TestMaskBeforeOrAfterTheShift(t *testing.T) {
	const notFileA, notFileH = uint64(edge.NotFileA), uint64(edge.NotFileH)
	for _, step := range []struct {
		direction     attacks.Direction
		before, after transformtest.Map
	}{
		{attacks.East, func(b uint64) uint64 { return b & notFileH << 1 }, func(b uint64) uint64 { return b << 1 & notFileA }},
		{attacks.NorthEast, func(b uint64) uint64 { return b & notFileH << 9 }, func(b uint64) uint64 { return b << 9 & notFileA }},
		{attacks.SouthEast, func(b uint64) uint64 { return b & notFileH >> 7 }, func(b uint64) uint64 { return b >> 7 & notFileA }},
		{attacks.West, func(b uint64) uint64 { return b & notFileA >> 1 }, func(b uint64) uint64 { return b >> 1 & notFileH }},
		{attacks.SouthWest, func(b uint64) uint64 { return b & notFileA >> 9 }, func(b uint64) uint64 { return b >> 9 & notFileH }},
		{attacks.NorthWest, func(b uint64) uint64 { return b & notFileA << 7 }, func(b uint64) uint64 { return b << 7 & notFileH }},
	} {
		t.Run(step.direction.String(), func(t *testing.T) {
			want := func(b uint64) uint64 { return uint64(attacks.Bitboard(b).Step(step.direction)) }
			transformtest.Equal(t, step.before, want)
			transformtest.Equal(t, step.after, want)
		})
	}
}
