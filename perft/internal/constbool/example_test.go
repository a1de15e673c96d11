package constbool_test

import (
	"fmt"

	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/transform"
)

// forward is one source and two functions: each instance has one of the shifts and no branch.
func forward[Black constbool.Flag](pawns uint64) uint64 {
	if constbool.Is[Black]() {
		return pawns >> 8
	}
	return pawns << 8
}

func Example() {
	const pawns uint64 = 0x0000000008040000
	fmt.Print(transform.Draw(pawns, forward[constbool.No](pawns), forward[constbool.Yes](pawns)))
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
