package attacks_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/transform"
)

// TestTwoMoves makes every first move and looks where the second can go: all those squares are
// within reach in two moves, and the first moves that see a target are its trajectory.
func TestTwoMoves(t *testing.T) {
	for _, piece := range []struct {
		name       string
		attacks    func(attacks.Square, set) set
		inTwo      func(sq attacks.Square, occ, stops set) set
		trajectory func(sq attacks.Square, occ, stops, targets set) set
	}{
		{"rook", reference.Rook[attacks.Square, set], attacks.RookInTwo, attacks.RookTrajectory},
		{"bishop", reference.Bishop[attacks.Square, set], attacks.BishopInTwo, attacks.BishopTrajectory},
		{"queen", reference.Queen[attacks.Square, set], attacks.QueenInTwo, attacks.QueenTrajectory},
	} {
		sets := boards(20)
		for i, occ := range sets {
			stops, targets := ^sets[(i*3+1)%len(sets)], sets[(i*7+3)%len(sets)]
			for sq := range attacks.Square(64) {
				var inTwo, trajectory set
				for stop := range (piece.attacks(sq, occ) & stops).Squares() {
					second := piece.attacks(stop, occ.Without(sq))
					inTwo |= second
					if second&targets != 0 {
						trajectory = trajectory.With(stop)
					}
				}
				if got := piece.inTwo(sq, occ, stops); got != inTwo {
					t.Fatalf("%s on %v in two moves: occupancy, stops, want, got\n%s",
						piece.name, sq, transform.Draw(occ, stops, inTwo, got))
				}
				if got := piece.trajectory(sq, occ, stops, targets); got != trajectory {
					t.Fatalf("trajectory of a %s on %v: occupancy, stops, targets, want, got\n%s",
						piece.name, sq, transform.Draw(occ, stops, targets, trajectory, got))
				}
			}
		}
	}
}
