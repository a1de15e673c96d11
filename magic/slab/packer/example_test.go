package packer_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/slab"
	"github.com/bitray/bitray/magic/slab/packer"
)

// The packer starts with multipliers of its own; those of a slab make it better at once.
func Example() {
	p := packer.New(1)
	own := p.Size()
	layout, err := slab.Record("identity")
	if err != nil {
		panic(err)
	}
	if err := p.Learn(layout); err != nil {
		panic(err)
	}
	p.Restart()
	for range 20 {
		p.Step(10)
	}
	contents, err := p.Layout().Fill()
	fmt.Println(p.Size() < own, len(contents) == p.Size(), err)
	// Output: true true <nil>
}
