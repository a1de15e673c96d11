package fill_test

import (
	"fmt"

	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/transform"
)

func Example() {
	// Two rooks and one answer: the squares that either attacks.
	var rooks uint64 = 1<<8 | 1<<37
	var occupied = rooks | 1<<40 | 1<<34
	fmt.Print(transform.Draw(occupied, fill.North(rooks, occupied), fill.Rooks(rooks, occupied)))
	// Output:
	// . . . . . . . .   . . . . . 1 . .   . . . . . 1 . .
	// . . . . . . . .   . . . . . 1 . .   . . . . . 1 . .
	// 1 . . . . . . .   1 . . . . 1 . .   1 . . . . 1 . .
	// . . 1 . . 1 . .   1 . . . . . . .   1 . 1 1 1 . 1 1
	// . . . . . . . .   1 . . . . . . .   1 . . . . 1 . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . 1 . .
	// 1 . . . . . . .   . . . . . . . .   . 1 1 1 1 1 1 1
	// . . . . . . . .   . . . . . . . .   1 . . . . 1 . .
}
