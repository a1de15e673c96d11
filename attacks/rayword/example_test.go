package rayword_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks/rayword"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const e4 = 28
	var occupied uint64 = 0x0200400011040010
	fmt.Print(transform.Draw(occupied, rayword.Queen(e4, occupied), rayword.Nearest(e4, occupied)))
	// Output:
	// . 1 . . . . . .   1 . . . 1 . . .   . . . . . . . .
	// . . . . . . . .   . 1 . . 1 . . .   . . . . . . . .
	// . . . . . . 1 .   . . 1 . 1 . 1 .   . . . . . . 1 .
	// . . . . . . . .   . . . 1 1 1 . .   . . . . . . . .
	// 1 . . . 1 . . .   1 1 1 1 . 1 1 1   1 . . . . . . .
	// . . 1 . . . . .   . . . 1 1 1 . .   . . . . . . . .
	// . . . . . . . .   . . 1 . 1 . 1 .   . . . . . . . .
	// . . . . 1 . . .   . 1 . . 1 . . 1   . . . . 1 . . .
}

// A king on e1, checked by the rook on a1. The rook on e8 pins the knight on e4; the bishop on h4 pins
// nothing, because two pawns stand before it.
func ExampleChecksAndPins() {
	const e1 = 4
	var (
		own         uint64 = 1<<e1 | 1<<13 | 1<<28
		orthogonals uint64 = 1<<60 | 1<<0
		diagonals   uint64 = 1 << 31
		theirPawn   uint64 = 1 << 22
	)
	occupied := own | orthogonals | diagonals | theirPawn
	checkers, rookPins, bishopPins := rayword.ChecksAndPins(e1, orthogonals, diagonals, own, occupied)
	fmt.Print(transform.Draw(occupied, checkers, rookPins, bishopPins))
	// Output:
	// . . . . 1 . . .   . . . . . . . .   . . . . 1 . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . 1 . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . 1 . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . 1 . . .   . . . . . . . .
	// . . . . 1 . . 1   . . . . . . . .   . . . . 1 . . .   . . . . . . . .
	// . . . . . . 1 .   . . . . . . . .   . . . . 1 . . .   . . . . . . . .
	// . . . . . 1 . .   . . . . . . . .   . . . . 1 . . .   . . . . . . . .
	// 1 . . . 1 . . .   1 . . . . . . .   . . . . . . . .   . . . . . . . .
}
