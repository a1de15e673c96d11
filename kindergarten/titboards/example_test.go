package titboards_test

import (
	"fmt"

	"github.com/bitray/bitray/kindergarten/titboards"
	"github.com/bitray/bitray/transform"
)

// A rook on d4 between its own pieces and those of the other side: what it attacks, and where it can go.
func Example() {
	const d4 = 27
	var own, enemy uint64 = 0x0000000002080000, 0x0008000060000000
	fmt.Print(transform.Draw(own, enemy, titboards.Rook(d4, own|enemy), titboards.RookMoves(d4, own, enemy)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . 1 . . . . . .   . . . . . 1 1 .   . 1 1 . 1 1 . .   . . 1 . 1 1 . .
	// . . . 1 . . . .   . . . . . . . .   . . . 1 . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
}
