package pack_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/find"
	"github.com/bitray/bitray/magic/pack"
	"github.com/bitray/bitray/transform"
)

// A slab is looked up by the entry of a piece and square: here a rook on c3, which has all
// other relevant squares empty but e3 and c5.
func Example() {
	slab, err := pack.Record("plain")
	if err != nil {
		panic(err)
	}
	contents, err := slab.Fill()
	if err != nil {
		panic(err)
	}
	const c3 = 18
	var occupied uint64 = 0x0000_0004_0010_0000
	for _, e := range slab {
		if e.Piece == find.Rook && e.Square == c3 {
			fmt.Print(transform.Draw(occupied, contents[e.Offset+e.Index(occupied)]))
		}
	}
	// Output:
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . 1 . . . . .   . . 1 . . . . .
	// . . . . . . . .   . . 1 . . . . .
	// . . . . 1 . . .   1 1 . 1 1 . . .
	// . . . . . . . .   . . 1 . . . . .
	// . . . . . . . .   . . 1 . . . . .
}
