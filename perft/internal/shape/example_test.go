package shape_test

import (
	"fmt"

	"github.com/bitray/bitray/perft/internal/shape"
	"github.com/bitray/bitray/transform"
)

// forward is one source and two functions: each instance has one of the shifts and no branch.
func forward[Black shape.Flag](pawns uint64) uint64 {
	if shape.Is[Black]() {
		return pawns >> 8
	}
	return pawns << 8
}

func Example() {
	const pawns uint64 = 0x0000000008040000
	fmt.Print(transform.Draw(pawns, forward[shape.No](pawns), forward[shape.Yes](pawns)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . . . . . .
	// . . . 1 . . . .   . . 1 . . . . .   . . . . . . . .
	// . . 1 . . . . .   . . . . . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
}
