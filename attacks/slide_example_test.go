package attacks_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform"
)

func ExampleQueenRays() {
	// A white piece is pinned where a ray from the white king and the attack of a black slider from
	// the opposite side meet. Bishops are asked on diagonals, rooks on the others.
	king := attacks.E1
	white := attacks.Of(attacks.E1, attacks.E3, attacks.D2, attacks.G3, attacks.C1)
	bishops, rooks := attacks.Of(attacks.A5, attacks.H4), attacks.Of(attacks.E8, attacks.A1)
	occupied := white | bishops | rooks

	var pinned attacks.Bitboard
	for d, ray := range attacks.QueenRays(king, occupied) {
		direction := attacks.Direction(d)
		sliders := rooks
		if direction.Diagonal() {
			sliders = bishops
		}
		pinned |= ray & sliders.Slide(direction.Opposite(), occupied) & white
	}
	fmt.Print(transform.Draw(white, bishops|rooks, pinned))
	// Output:
	// . . . . . . . .   . . . . 1 . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . 1   . . . . . . . .
	// . . . . 1 . 1 .   . . . . . . . .   . . . . 1 . 1 .
	// . . . 1 . . . .   . . . . . . . .   . . . 1 . . . .
	// . . 1 . 1 . . .   1 . . . . . . .   . . 1 . . . . .
}

func ExampleBitboard_Slide() {
	// A white piece discovers a check when it leaves the ray between a white slider and the black
	// king. The rays from the king meet the attacks of rooks and bishop on that piece. Behind
	// Black's own piece on e8 nothing is discovered.
	king := attacks.G8
	white := attacks.Of(attacks.G1, attacks.G5, attacks.B3, attacks.D5, attacks.C8)
	rooks, bishops := attacks.Of(attacks.G1, attacks.C8), attacks.Of(attacks.B3)
	occupied := white.With(king).With(attacks.E8)

	var discoverers attacks.Bitboard
	for d, ray := range attacks.QueenRays(king, occupied) {
		towardsKing := attacks.Direction(d).Opposite()
		attacked := rooks.Slide(towardsKing, occupied)
		if towardsKing.Diagonal() {
			attacked = bishops.Slide(towardsKing, occupied)
		}
		discoverers |= ray & attacked & white
	}
	fmt.Print(transform.Draw(occupied, white, discoverers))
	// Output:
	// . . 1 . 1 . 1 .   . . 1 . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . 1 . . 1 .   . . . 1 . . 1 .   . . . 1 . . 1 .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . 1 . . . . . .   . 1 . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . 1 .   . . . . . . 1 .   . . . . . . . .
}

func ExampleBishopInTwo() {
	// Where the bishop on b2 can go at once, and where it can be after two moves.
	occupied := attacks.Of(attacks.B2, attacks.F6, attacks.D2, attacks.C5)
	fmt.Print(transform.Draw(occupied, attacks.Bishop(attacks.B2, occupied),
		attacks.BishopInTwo(attacks.B2, occupied, ^occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . 1 . . . . . .
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .
	// . . . . . 1 . .   . . . . . 1 . .   . . . 1 . 1 . .
	// . . 1 . . . . .   . . . . 1 . . .   1 . 1 . 1 . . .
	// . . . . . . . .   . . . 1 . . . .   . 1 . 1 . 1 . .
	// . . . . . . . .   1 . 1 . . . . .   1 . 1 . 1 . 1 .
	// . 1 . 1 . . . .   . . . . . . . .   . 1 . 1 . 1 . 1
	// . . . . . . . .   1 . 1 . . . . .   1 . 1 . . . 1 .
}

func ExampleRookTrajectory() {
	// The rook on a1 wants to reach the seventh rank or g4; its own pawn on a2 is in the way.
	occupied := attacks.Of(attacks.A1, attacks.A2, attacks.E3, attacks.F1)
	targets := attacks.Rank7.With(attacks.G4)
	stops := attacks.RookTrajectory(attacks.A1, occupied, ^occupied, targets)
	fmt.Print(transform.Draw(occupied, targets, stops))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 1 1 1 1 1 1 1   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . 1 .   . . . . . . . .
	// . . . . 1 . . .   . . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .   . . . . . . . .
	// 1 . . . . 1 . .   . . . . . . . .   . 1 1 1 . . . .
}
