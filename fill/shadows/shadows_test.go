package shadows_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill/shadows"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(shadows.Rook, shadows.Bishop, shadows.Queen))
}

func Example() {
	const d3 = 19
	var occupied uint64 = 0x0800080048002000
	fmt.Print(transform.Draw(occupied, shadows.Rook(d3, occupied), shadows.Bishop(d3, occupied)))
	// Output:
	// . . . 1 . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . 1
	// . . . 1 . . . .   . . . . . . . .   1 . . . . . 1 .
	// . . . . . . . .   . . . . . . . .   . 1 . . . 1 . .
	// . . . 1 . . 1 .   . . . 1 . . . .   . . 1 . 1 . . .
	// . . . . . . . .   1 1 1 . 1 1 1 1   . . . . . . . .
	// . . . . . 1 . .   . . . 1 . . . .   . . 1 . 1 . . .
	// . . . . . . . .   . . . 1 . . . .   . 1 . . . 1 . .
}
