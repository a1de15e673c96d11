package indirect_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/indirect"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(indirect.Rook, indirect.Bishop, indirect.Queen))
}

// Two occupancies that leave the same attacks have the same number.
func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const a1 square = 0
	var near, far board = 0x0000000001000004, 0x0001010001000034
	fmt.Print(transform.Draw(near, indirect.Rook(a1, near), far, indirect.Rook(a1, far)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   1 . . . . . . .   1 . . . . . . .   1 . . . . . . .
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .   1 . . . . . . .
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .   1 . . . . . . .
	// . . 1 . . . . .   . 1 1 . . . . .   . . 1 . 1 1 . .   . 1 1 . . . . .
}
