package tabulate_test

import (
	"fmt"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// The line of a square, and what of it must be known to say what a bishop there attacks.
func ExampleRelevantDiagonal() {
	const d5 = 35
	fmt.Print(transform.Draw(transform.DiagonalMask[uint64](d5), tabulate.RelevantDiagonal(d5)))
	// Output:
	// . . . . . . 1 .   . . . . . . . .
	// . . . . . 1 . .   . . . . . 1 . .
	// . . . . 1 . . .   . . . . 1 . . .
	// . . . 1 . . . .   . . . . . . . .
	// . . 1 . . . . .   . . 1 . . . . .
	// . 1 . . . . . .   . 1 . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
}
