package hyperbola_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(hyperbola.Rook, hyperbola.Bishop, hyperbola.Queen))
	attackstest.Lines(t, hyperbola.File, hyperbola.Rank, hyperbola.Diagonal, hyperbola.AntiDiagonal)
}

func Example() {
	const e4 = 28
	var occupied uint64 = 0x0010204400100204
	fmt.Print(transform.Draw(occupied, hyperbola.Bishop(e4, occupied), hyperbola.Rook(e4, occupied)))
	// Output:
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . 1 . . .   . 1 . . . . . 1   . . . . 1 . . .
	// . . . . . 1 . .   . . 1 . . . 1 .   . . . . 1 . . .
	// . . 1 . . . 1 .   . . . 1 . 1 . .   . . . . 1 . . .
	// . . . . . . . .   . . . . . . . .   1 1 1 1 . 1 1 1
	// . . . . 1 . . .   . . . 1 . 1 . .   . . . . 1 . . .
	// . 1 . . . . . .   . . 1 . . . 1 .   . . . . . . . .
	// . . 1 . . . . .   . 1 . . . . . 1   . . . . . . . .
}
