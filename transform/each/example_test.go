package each_test

import (
	"fmt"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/each"
	"github.com/bitray/bitray/transform/orbit"
)

// Apply takes the symmetry as a value, here that which one board needs to become canonical.
func ExampleApply() {
	position := []uint64{0x0000000000008040, 0x0000000000004080}
	_, s := orbit.Canonical(orbit.All, position[0])
	each.Apply(s, position, position)
	fmt.Println(len(position), "boards by", s)
	fmt.Print(transform.Draw(position...))
	// Output:
	// 2 boards by horizontal mirror
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . 1 . . . . . .
	// . 1 . . . . . .   1 . . . . . . .
}

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
