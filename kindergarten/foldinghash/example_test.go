package foldinghash_test

import (
	"fmt"

	"github.com/bitray/bitray/kindergarten/foldinghash"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const g5 = 38
	var occupied uint64 = 0x0010006204804001
	fmt.Print(transform.Draw(occupied, foldinghash.Bishop(g5, occupied), foldinghash.Rook(g5, occupied)))
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
