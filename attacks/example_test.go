package attacks_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform"
)

func Example() {
	// A queen on d4 among four pieces, and which of them it attacks.
	occupied := attacks.Of(attacks.B2, attacks.D6, attacks.F6, attacks.G4)
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
	b := attacks.Of(attacks.C7, attacks.E7, attacks.B6, attacks.F6, attacks.B4, attacks.F4, attacks.C3, attacks.E3)
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

func ExampleBitboard_PawnDoubleAttacks() {
	// White pawns, the squares that they attack, and of those what one and what two of them attack.
	pawns := attacks.Of(attacks.A2, attacks.B2, attacks.C3, attacks.D2, attacks.F2, attacks.G2, attacks.H2)
	fmt.Print(transform.Draw(pawns, pawns.PawnAttacks(attacks.White),
		pawns.PawnSingleAttacks(attacks.White), pawns.PawnDoubleAttacks(attacks.White)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . 1 . 1 . . . .   . 1 . 1 . . . .   . . . . . . . .
	// . . 1 . . . . .   1 1 1 . 1 1 1 1   1 1 . . . 1 . 1   . . 1 . 1 . 1 .
	// 1 1 . 1 . 1 1 1   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
}

func ExampleRay() {
	// A ray, the line that it belongs to, and all lines of a rook.
	fmt.Print(transform.Draw(attacks.Ray(attacks.NorthEast, attacks.D4),
		attacks.LineThrough(attacks.NorthEast, attacks.D4), attacks.RookLines(attacks.D4)))
	// Output:
	// . . . . . . . 1   . . . . . . . 1   . . . 1 . . . .
	// . . . . . . 1 .   . . . . . . 1 .   . . . 1 . . . .
	// . . . . . 1 . .   . . . . . 1 . .   . . . 1 . . . .
	// . . . . 1 . . .   . . . . 1 . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   1 1 1 . 1 1 1 1
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

func ExampleXRayRook() {
	// What the rook on d1 sees, and what it sees through the pieces on d3 and g1.
	occupied := attacks.Of(attacks.D3, attacks.D7, attacks.G1, attacks.B1, attacks.A1)
	mine := attacks.Of(attacks.D3, attacks.G1)
	fmt.Print(transform.Draw(occupied, attacks.Rook(attacks.D1, occupied), attacks.XRayRook(attacks.D1, occupied, mine)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . 1 . . . .   . . . . . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .
	// . . . 1 . . . .   . . . 1 . . . .   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . . . . . .
	// 1 1 . . . . 1 .   . 1 1 . 1 1 1 .   . . . . . . . 1
}
