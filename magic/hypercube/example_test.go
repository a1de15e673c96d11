package hypercube_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/hypercube"
	"github.com/bitray/bitray/transform"
)

// A rook on d4 before and after the knight on d6 goes to f5.
func Example() {
	const d4, d6, f5 = 27, 43, 37
	var occupied uint64 = 0x0000080042000800
	kept := hypercube.New[int](occupied)
	before := kept.Rook(d4)
	kept.Toggle(d6)
	kept.Toggle(f5)
	fmt.Print(transform.Draw(occupied, before, kept.Rook(d4), kept.Bishop(d4)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .   . . . . . . . 1
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .   1 . . . . . 1 .
	// . . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .   . 1 . . . 1 . .
	// . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .   . . 1 . 1 . . .
	// . 1 . . . . 1 .   . 1 1 . 1 1 1 .   . 1 1 . 1 1 1 .   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .   . . 1 . 1 . . .
	// . . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .   . 1 . . . 1 . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   1 . . . . . 1 .
}
