package attacks_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform"
)

func Example() {
	// A queen on d4 among four pieces, and which of them it attacks.
	occupied := attacks.SetOf(attacks.B2, attacks.D6, attacks.F6, attacks.G4)
	queen := attacks.Queen(attacks.D4, occupied)
	fmt.Print(queen)
	for sq := range (queen & occupied).Squares() {
		fmt.Print(sq, " ")
	}
	// Output:
	// . . . . . . . .
	// 1 . . . . . . .
	// . 1 . 1 . 1 . .
	// . . 1 1 1 . . .
	// 1 1 1 . 1 1 1 .
	// . . 1 1 1 . . .
	// . 1 . 1 . 1 . .
	// . . . 1 . . 1 .
	// b2 g4 d6 f6
}

func ExampleBitboard_Lowest() {
	// The set, its lowest square, and the rest.
	b := attacks.SetOf(attacks.C7, attacks.E7, attacks.B6, attacks.F6, attacks.B4, attacks.F4, attacks.C3, attacks.E3)
	fmt.Print(transform.Draw(b, b.Lowest(), b.WithoutLowest()))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . 1 . 1 . . .   . . . . . . . .   . . 1 . 1 . . .
	// . 1 . . . 1 . .   . . . . . . . .   . 1 . . . 1 . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . 1 . . . 1 . .   . . . . . . . .   . 1 . . . 1 . .
	// . . 1 . 1 . . .   . . 1 . . . . .   . . . . 1 . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
}

func ExampleRay() {
	// A ray, the line that it belongs to, and all lines of a rook.
	fmt.Print(transform.Draw(attacks.Ray(attacks.NorthEast, attacks.D4),
		attacks.Line(attacks.D4, attacks.E5), attacks.RookLines(attacks.D4)))
	// Output:
	// . . . . . . . 1   . . . . . . . 1   . . . 1 . . . .
	// . . . . . . 1 .   . . . . . . 1 .   . . . 1 . . . .
	// . . . . . 1 . .   . . . . . 1 . .   . . . 1 . . . .
	// . . . . 1 . . .   . . . . 1 . . .   . . . 1 . . . .
	// . . . . . . . .   . . . 1 . . . .   1 1 1 . 1 1 1 1
	// . . . . . . . .   . . 1 . . . . .   . . . 1 . . . .
	// . . . . . . . .   . 1 . . . . . .   . . . 1 . . . .
	// . . . . . . . .   1 . . . . . . .   . . . 1 . . . .
}

func ExampleBetween() {
	fmt.Print(transform.Draw(attacks.Between(attacks.B3, attacks.F7), attacks.Line(attacks.B3, attacks.F7)))
	// Output:
	// . . . . . . . .   . . . . . . 1 .
	// . . . . . . . .   . . . . . 1 . .
	// . . . . 1 . . .   . . . . 1 . . .
	// . . . 1 . . . .   . . . 1 . . . .
	// . . 1 . . . . .   . . 1 . . . . .
	// . . . . . . . .   . 1 . . . . . .
	// . . . . . . . .   1 . . . . . . .
	// . . . . . . . .   . . . . . . . .
}
