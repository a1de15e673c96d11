package lineslab_test

import (
	"fmt"

	"github.com/bitray/bitray/kindergarten/lineslab"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const g5 = 38
	var occupied uint64 = 0x0010006204804001
	fmt.Print(transform.Draw(occupied, lineslab.Bishop(g5, occupied), lineslab.Rook(g5, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . 1 .
	// . . . . 1 . . .   . . . . 1 . . .   . . . . . . 1 .
	// . . . . . . . .   . . . . . 1 . 1   . . . . . . 1 .
	// . 1 . . . 1 1 .   . . . . . . . .   . . . . . 1 . 1
	// . . 1 . . . . .   . . . . . 1 . 1   . . . . . . 1 .
	// . . . . . . . 1   . . . . 1 . . .   . . . . . . 1 .
	// . . . . . . 1 .   . . . 1 . . . .   . . . . . . 1 .
	// 1 . . . . . . .   . . 1 . . . . .   . . . . . . . .
}
