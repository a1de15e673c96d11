package geometry_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/transform"
)

func Example() {
	// A knight on d4, the pawns' targets of White on b2 and g2, and the line through b3 and e6.
	type (
		Square   int
		Bitboard uint64
	)
	const (
		white      = 0
		b2, g2     = 9, 14
		b3, d4, e6 = 17, 27, 44
	)
	fmt.Print(transform.Draw(geometry.Knight[Bitboard](Square(d4)),
		geometry.Pawns(white, Bitboard(1<<b2|1<<g2)), geometry.Line[Bitboard](Square(b3), Square(e6))))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . 1 .
	// . . . . . . . .   . . . . . . . .   . . . . . 1 . .
	// . . 1 . 1 . . .   . . . . . . . .   . . . . 1 . . .
	// . 1 . . . 1 . .   . . . . . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .
	// . 1 . . . 1 . .   1 . 1 . . 1 . 1   . 1 . . . . . .
	// . . 1 . 1 . . .   . . . . . . . .   1 . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
}

func ExampleBetweenTo() {
	// A bishop on b4 and a knight on f3 give check to a king on e1: where each check is answered.
	const e1, b4, f3 = 4, 25, 21
	fmt.Print(transform.Draw(geometry.BetweenTo[uint64](e1, b4), geometry.BetweenTo[uint64](e1, f3)))
	// Output:
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . 1 . . . . . .   . . . . . . . .
	// . . 1 . . . . .   . . . . . 1 . .
	// . . . 1 . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
}
