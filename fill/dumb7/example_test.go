package dumb7_test

import (
	"fmt"

	"github.com/bitray/bitray/fill/dumb7"
	"github.com/bitray/bitray/transform"
)

func Example() {
	// The bishop on c1 alone, and with one on e6 in one answer: the squares that either attacks.
	var bishops uint64 = 1<<2 | 1<<44
	var occupied = bishops | 1<<20 | 1<<37
	fmt.Print(transform.Draw(occupied, dumb7.Bishop(2, occupied), dumb7.Bishops(bishops, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . 1 . . . 1 .
	// . . . . . . . .   . . . . . . . .   . . . 1 . 1 . .
	// . . . . 1 . . .   . . . . . . . .   . . . . . . . .
	// . . . . . 1 . .   . . . . . . . .   . . . 1 . 1 . .
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .
	// . . . . 1 . . .   1 . . . 1 . . .   1 1 . . 1 . . .
	// . . . . . . . .   . 1 . 1 . . . .   1 1 . 1 . . . .
	// . . 1 . . . . .   . . . . . . . .   . . . . . . . .
}
