package attacks_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform"
)

// compass holds what a step in each direction adds to file and rank.
var compass = [8]struct {
	name        string
	files, rank int
}{
	attacks.North: {"north", 0, 1}, attacks.NorthEast: {"north-east", 1, 1},
	attacks.East: {"east", 1, 0}, attacks.SouthEast: {"south-east", 1, -1},
	attacks.South: {"south", 0, -1}, attacks.SouthWest: {"south-west", -1, -1},
	attacks.West: {"west", -1, 0}, attacks.NorthWest: {"north-west", -1, 1},
}

// neighbor returns the square n steps from sq in direction d, and whether it is on the board.
func neighbor(sq attacks.Square, d attacks.Direction, n int) (attacks.Square, bool) {
	file, rank := sq.File()+n*compass[d].files, sq.Rank()+n*compass[d].rank
	return attacks.NewSquare(file, rank), file >= 0 && file < 8 && rank >= 0 && rank < 8
}

func TestDirections(t *testing.T) {
	for i, d := range attacks.Directions() {
		want := compass[i]
		if d.String() != want.name || d.Offset() != 8*want.rank+want.files {
			t.Errorf("direction %d: %v, offset %d", i, d, d.Offset())
		}
		if d.Diagonal() != (want.files != 0 && want.rank != 0) {
			t.Errorf("%v: diagonal %v", d, d.Diagonal())
		}
		back := compass[d.Opposite()]
		if back.files != -want.files || back.rank != -want.rank {
			t.Errorf("the opposite of %v is %v", d, d.Opposite())
		}
	}
}

// TestStep compares the shifts with steps in coordinates, square by square.
func TestStep(t *testing.T) {
	named := [8]func(attacks.Bitboard) attacks.Bitboard{
		attacks.Bitboard.North, attacks.Bitboard.NorthEast, attacks.Bitboard.East, attacks.Bitboard.SouthEast,
		attacks.Bitboard.South, attacks.Bitboard.SouthWest, attacks.Bitboard.West, attacks.Bitboard.NorthWest,
	}
	for _, d := range attacks.Directions() {
		for _, b := range boards(100) {
			var want attacks.Bitboard
			for sq := range b.Squares() {
				if to, ok := neighbor(sq, d, 1); ok {
					want = want.With(to)
				}
			}
			if got := b.Step(d); got != want || named[d](b) != want {
				t.Fatalf("%v: set, want, Step, %v\n%s", d, d, transform.Draw(b, want, got, named[d](b)))
			}
		}
	}
}
