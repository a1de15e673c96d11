package packer_test

import (
	"fmt"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/packer"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
)

// A rook on a8 has twelve relevant squares, but this multiplier of the Chess Programming Wiki (Best
// Magics so far) works with eleven bits. A packer that has learned it chooses it.
func ExamplePacker_Learn() {
	const a8 = 56
	problem := find.NewProblem(find.Rook, a8)
	narrow, ok := problem.Narrowest(0xebffffb9ff9fc526)
	fmt.Println(problem.Bits, narrow.Bits, ok)

	p := packer.New(1)
	before := p.Size()
	if err := p.Learn(slab.Layout{{Piece: find.Rook, Square: a8, Multiplier: narrow}}); err != nil {
		panic(err)
	}
	p.Restart()
	fmt.Println(p.Layout()[a8].Bits, before-p.Size() >= 1<<11)
	// Output:
	// 12 11 true
	// 11 true
}
