package spectral_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/spectral"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(spectral.Rook, spectral.Bishop, spectral.Queen))
}

func Example() {
	const b6 = 41
	var occupied uint64 = 0x0800220000040a08
	fmt.Print(transform.Draw(occupied, spectral.Bishop(b6, occupied), spectral.Rook(b6, occupied)))
	// Output:
	// . . . 1 . . . .   . . . 1 . . . .   . 1 . . . . . .
	// . . . . . . . .   1 . 1 . . . . .   . 1 . . . . . .
	// . 1 . . . 1 . .   . . . . . . . .   1 . 1 1 1 1 . .
	// . . . . . . . .   1 . 1 . . . . .   . 1 . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . 1 . . . . . .
	// . . 1 . . . . .   . . . . 1 . . .   . 1 . . . . . .
	// . 1 . 1 . . . .   . . . . . 1 . .   . 1 . . . . . .
	// . . . 1 . . . .   . . . . . . 1 .   . . . . . . . .
}
