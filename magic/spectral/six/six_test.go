package six_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/spectral/six"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(six.Rook, six.Bishop, six.Queen))
}

func Example() {
	const b6 = 41
	var occupied uint64 = 0x0800220000040a08
	fmt.Print(transform.Draw(occupied, six.Bishop(b6, occupied), six.Rook(b6, occupied)))
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
