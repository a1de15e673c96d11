package plain_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/plain"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(plain.Rook, plain.Bishop, plain.Queen))
}

func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const a1 square = 0
	fmt.Print(transform.Draw(plain.Rook(a1, board(0)), plain.Rook(a1, board(0x000101010101017e))))
	// Output:
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   1 . . . . . . .
	// . 1 1 1 1 1 1 1   . 1 . . . . . .
}
