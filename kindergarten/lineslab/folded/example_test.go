package folded_test

import (
	"fmt"

	"github.com/bitray/bitray/kindergarten/lineslab/folded"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const g5 = 38
	var occupied uint64 = 0x0010006204804001
	fmt.Print(transform.Draw(occupied, folded.Bishop(g5, occupied), folded.Rook(g5, occupied)))
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
