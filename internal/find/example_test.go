package find_test

import (
	"fmt"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

// A magic brings the relevant squares, left, into the top bits of the product, right: those are
// the index.
func Example() {
	d4 := find.NewProblem(find.Rook, 27)
	magic := find.NewFinder(1).Place(&d4)
	fmt.Print(transform.Draw(d4.Mask, magic, d4.Mask*magic))
	m := find.Multiplier{Bits: d4.Bits, Magic: magic}
	fmt.Println(m.Index(d4.Mask), check.Verify(&d4, m))
	// Output:
	// . . . . . . . .   . . . . . . . .   1 1 1 1 1 1 1 1
	// . . . 1 . . . .   . . . . . . . .   1 1 1 1 1 . 1 1
	// . . . 1 . . . .   . . . . 1 . . .   1 1 1 1 1 1 1 .
	// . . . 1 . . . .   1 . . . . . . .   . . 1 1 . . 1 .
	// . 1 1 . 1 1 1 .   . . . . . . . .   . . . 1 1 1 . 1
	// . . . 1 . . . .   1 . . . . 1 . .   . . . . . . 1 .
	// . . . 1 . . . .   . . . . . . . .   . . . . . . 1 .
	// . . . . . . . .   . . . 1 . . . .   . . . . . . . .
	// 1023 <nil>
}
