// Package fixedshift writes the numbers of magic/fixedshift: it searches a multiplier for every square and
// lays the tables over one another. The search is deterministic; it takes some minutes.
package fixedshift

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// File is what is written, from the root of the repository.
const File = "magic/fixedshift/multipliers.go"

const (
	seed  = 1
	tries = 200_000 // for every piece and square
)

// Generate searches the multipliers of all squares.
func Generate() (map[string][]byte, error) {
	var tables []*overlap.Shape
	for i := range 128 {
		tables = append(tables, search(find.Piece(i>>6), i&63, seed, tries))
	}
	return map[string][]byte{File: source(tables)}, nil
}

// source returns the text of multipliers.go for the tables of all squares, rooks first.
func source(tables []*overlap.Shape) []byte {
	slab := firstFit(tables)
	var text bytes.Buffer
	fmt.Fprintf(&text, `package fixedshift

// slabSize is the number of entries of the slab in which the tables overlap.
const slabSize = %d
`, slab.Size())
	placed := overlap.ByItem(slab.Placed)
	for piece := range find.Piece(2) {
		fmt.Fprintf(&text, "\nvar %vs = [64]multiplier{\n", piece)
		for _, at := range placed[64*piece:][:64] {
			fmt.Fprintf(&text, "{%#016x, %d},\n", at.Shape.Multiplier.Magic, at.Offset)
		}
		text.WriteString("}\n")
	}
	return text.Bytes()
}

// firstFit lays the tables over one another, the longest first, each at the first offset at which it meets no
// slot that is taken.
func firstFit(tables []*overlap.Shape) *overlap.Sequence {
	slab := overlap.NewSequence(len(tables), len(tables)<<find.MaxBits/64+2) // long enough for one after the other
	length := func(at overlap.Placed) int { return tables[at.Item].Span - overlap.Slots(tables[at.Item].Words)[0] }
	slices.SortStableFunc(slab.Placed, func(a, b overlap.Placed) int { return cmp.Compare(length(b), length(a)) })
	slab.Place(0, math.MaxInt, func(i, _ int) { slab.Fit(i, tables[slab.Placed[i].Item], math.MaxInt) })
	return slab
}
