package each_test

import (
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/each"
)

// Apply takes the symmetry as a value, here that which one board needs to become canonical.
func ExampleApply() {
	position := []uint64{0x0000000000008040, 0x0000000000004080}
	_, s := transform.Canonical(transform.AllSymmetries, position[0])
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

// A rotation by 45 degrees is a permutation of the squares, known from where each of them goes.
func ExamplePermute() {
	var places [64]uint8
	for sq := range places {
		places[sq] = uint8(bits.TrailingZeros64(transform.PseudoRotate45Clockwise(uint64(1) << sq)))
	}
	clockwise, err := transform.NewPermutation(places)
	if err != nil {
		panic(err)
	}
	boards := []uint64{0x8040201008040201, 0x000000000000000f}
	each.Permute(clockwise, boards, boards)
	fmt.Print(transform.Draw(boards...))
	// Output:
	// . . . . . . . .   . 1 . . . . . .
	// . . . . . . . .   . . 1 . . . . .
	// . . . . . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// 1 1 1 1 1 1 1 1   1 . . . . . . .
}
