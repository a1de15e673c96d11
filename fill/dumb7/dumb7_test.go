package dumb7_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill/dumb7"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(dumb7.Rook, dumb7.Bishop, dumb7.Queen))
}

func Example() {
	const c1, e6 = 2, 44
	var occupied uint64 = 1<<c1 | 1<<e6 | 1<<20 | 1<<37
	fmt.Print(transform.Draw(occupied, dumb7.Bishop(c1, occupied), dumb7.Rook(e6, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . 1 . . .
	// . . . . . . . .   . . . . . . . .   . . . . 1 . . .
	// . . . . 1 . . .   . . . . . . . .   1 1 1 1 . 1 1 1
	// . . . . . 1 . .   . . . . . . . .   . . . . 1 . . .
	// . . . . . . . .   . . . . . . . .   . . . . 1 . . .
	// . . . . 1 . . .   1 . . . 1 . . .   . . . . 1 . . .
	// . . . . . . . .   . 1 . 1 . . . .   . . . . . . . .
	// . . 1 . . . . .   . . . . . . . .   . . . . . . . .
}
