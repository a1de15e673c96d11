package lineslab

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
)

// What is found depends on these alone.
const (
	seed        = 1
	multipliers = 400_000 // how many to look at, for each line
	steps       = 10_000  // of the packing
)

// Generate searches for the multipliers of kindergarten/lineslab and of kindergarten/foldinghash, and for a
// short slab of each, which takes some minutes.
func Generate() (map[string][]byte, error) {
	return map[string][]byte{
		"kindergarten/lineslab/numbers.go":    source("lineslab", Product),
		"kindergarten/foldinghash/numbers.go": source("foldinghash", Folded),
	}, nil
}

// source returns the text of a file with the tables.
func source(pkg string, hash Hash) []byte {
	p := NewPacker(hash, seed, multipliers)
	for i := range steps {
		// The last third of the steps cools down.
		p.Step(3 * min(1, 3*float64(steps-i)/float64(steps)))
	}
	var text bytes.Buffer
	fmt.Fprintf(&text, `package %s

// slabSize is the number of entries of the slab.
const slabSize = %d

// numbers holds the multipliers and the offsets, by square: rank, file, diagonal, anti-diagonal.
var numbers = [64][4]struct {
	multiplier uint%d
	offset int16
}{
`, pkg, p.BestSize(), hash.Word)
	for lines := range slices.Chunk(overlap.ByItem(p.Best), 4) {
		text.WriteString("{")
		for _, at := range lines {
			fmt.Fprintf(&text, "{%#x, %d},", at.Shape.Multiplier.Magic, at.Offset-at.Shape.First)
		}
		text.WriteString("},\n")
	}
	text.WriteString("}\n")
	return text.Bytes()
}
