package classical_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/classical"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(classical.Rook, classical.Bishop, classical.Queen))
}

func Example() {
	// The rook of the description, and a queen.
	const d3 = 19
	var occupied uint64 = 1<<43 | 1<<51 | 1<<17 | 1<<8
	fmt.Print(transform.Draw(occupied, classical.Rook(d3, occupied), classical.Queen(d3, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . 1 . . . .   . . . . . . . .   . . . . . . . 1
	// . . . 1 . . . .   . . . 1 . . . .   1 . . 1 . . 1 .
	// . . . . . . . .   . . . 1 . . . .   . 1 . 1 . 1 . .
	// . . . . . . . .   . . . 1 . . . .   . . 1 1 1 . . .
	// . 1 . . . . . .   . 1 1 . 1 1 1 1   . 1 1 . 1 1 1 1
	// 1 . . . . . . .   . . . 1 . . . .   . . 1 1 1 . . .
	// . . . . . . . .   . . . 1 . . . .   . 1 . 1 . 1 . .
}
