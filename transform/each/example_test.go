package each_test

import (
	"fmt"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/each"
)

func ExampleRotate90Clockwise() {
	boards := []uint64{0x8040201008040201, 0x000000000000000f, 0x0000000000070101}
	each.Rotate90Clockwise(boards, boards)
	fmt.Print(transform.Draw(boards...))
	// Output:
	// 1 . . . . . . .   1 . . . . . . .   1 1 1 . . . . .
	// . 1 . . . . . .   1 . . . . . . .   . . 1 . . . . .
	// . . 1 . . . . .   1 . . . . . . .   . . 1 . . . . .
	// . . . 1 . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . 1 . . .   . . . . . . . .   . . . . . . . .
	// . . . . . 1 . .   . . . . . . . .   . . . . . . . .
	// . . . . . . 1 .   . . . . . . . .   . . . . . . . .
	// . . . . . . . 1   . . . . . . . .   . . . . . . . .
}
