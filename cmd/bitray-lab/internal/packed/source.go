// Package packed writes the numbers of magic/packed from the record of cmd/internal/slab: the shortest
// slab known over occupancies as they are.
package packed

import (
	"bytes"
	"fmt"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
)

// Generate returns the slab as Go. It proves the slab first.
func Generate() (map[string][]byte, error) {
	layout, err := slab.Record("identity")
	if err != nil {
		return nil, err
	}
	contents, err := layout.Fill()
	if err != nil {
		return nil, err
	}
	var tables [2][64]slab.Entry
	for _, e := range layout {
		tables[e.Piece][e.Square] = e
	}
	var text bytes.Buffer
	fmt.Fprintf(&text, `package packed

// slabSize is the number of entries of the slab.
const slabSize = %d
`, len(contents))
	for piece, table := range tables {
		fmt.Fprintf(&text, "\nvar %vLayout = [64]layout{\n", find.Piece(piece))
		for _, e := range table {
			fmt.Fprintf(&text, "{%#016x, %#016x, %d, %d},\n", e.Magic, e.Addend, e.Offset, e.Bits)
		}
		text.WriteString("}\n")
	}
	return map[string][]byte{"magic/packed/slab.go": text.Bytes()}, nil
}
