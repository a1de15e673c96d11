package transform_test

import (
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

func apply(s transform.Symmetry) transformtest.Map {
	return func(b uint64) uint64 { return transform.ApplyToBoard(s, b) }
}

func TestSymmetriesAreTheNamedMaps(t *testing.T) {
	for s, want := range map[transform.Symmetry]transformtest.Map{
		transform.Identity:                 func(b uint64) uint64 { return b },
		transform.HorizontalMirror:         transform.MirrorHorizontal[uint64],
		transform.VerticalFlip:             transform.FlipVertical[uint64],
		transform.HalfTurn:                 transform.Rotate180[uint64],
		transform.DiagonalFlip:             transform.FlipDiagonal[uint64],
		transform.AntiDiagonalFlip:         transform.FlipAntiDiagonal[uint64],
		transform.QuarterTurnClockwise:     transform.Rotate90Clockwise[uint64],
		transform.QuarterTurnAntiClockwise: transform.Rotate90AntiClockwise[uint64],
	} {
		t.Run(s.String(), func(t *testing.T) { transformtest.Equal(t, apply(s), want) })
	}
}

// all is the range of every symmetry twice, with and without a higher bit, which is ignored.
const all = transform.Symmetry(16)

func TestSymmetriesMoveSquaresAsBoards(t *testing.T) {
	for s := range all {
		for sq := range 64 {
			board := uint64(1) << sq
			want := transform.ApplyToBoard(s&7, board)
			to := transform.ApplyToSquare(s, sq)
			if got := uint64(1) << to; got != want || transform.ApplyToBoard(s, board) != want {
				t.Errorf("%v of square %d: got, want:\n%s", s, sq, transform.Draw(got, want))
			}
			if high := transform.ApplyToSquare(s, sq-64); high != to {
				t.Errorf("%v of square %d: got %d, want %d, since squares are masked", s, sq-64, high, to)
			}
		}
	}
}

// TestComposeIsOneAfterTheOther tries all products, among them those with the inverse. So the symmetries are a
// group, because the maps are.
func TestComposeIsOneAfterTheOther(t *testing.T) {
	for first := range all {
		for second := range all {
			product := second.Compose(first)
			transformtest.Equal(t, apply(product), func(b uint64) uint64 {
				return transform.ApplyToBoard(second, transform.ApplyToBoard(first, b))
			})
			if undone := product == transform.Identity; undone != (second&7 == first.Inverse()) {
				t.Errorf("the inverse of the %v is the %v, and the %v undoes it: %v", first, first.Inverse(), second, undone)
			}
		}
	}
}
