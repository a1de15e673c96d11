package kindergarten_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(kindergarten.Rook, kindergarten.Bishop, kindergarten.Queen))
	attackstest.Lines(t, kindergarten.File, kindergarten.Rank, kindergarten.Diagonal, kindergarten.AntiDiagonal)
}

func Example() {
	const c3 = 18
	var occupied uint64 = 0x0004002000200400
	fmt.Print(transform.Draw(occupied, kindergarten.Diagonal(c3, occupied), kindergarten.File(c3, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . 1   . . . . . . . .
	// . . 1 . . . . .   . . . . . . 1 .   . . 1 . . . . .
	// . . . . . . . .   . . . . . 1 . .   . . 1 . . . . .
	// . . . . . 1 . .   . . . . 1 . . .   . . 1 . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . 1 . . . . .
	// . . . . . 1 . .   . . . . . . . .   . . . . . . . .
	// . . 1 . . . . .   . 1 . . . . . .   . . 1 . . . . .
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .
}
