package spectral

import (
	"bytes"
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// What is found depends on these alone.
const (
	seed  = 1
	steps = 60 // of the packing
)

// Generate searches for the sums of copies of magic/spectral and of magic/spectral/six, which takes a minute
// or two.
func Generate() (map[string][]byte, error) {
	return map[string][]byte{"magic/spectral/numbers.go": three(), "magic/spectral/six/numbers.go": sixes()}, nil
}

func three() []byte {
	p := NewPacker(seed)
	for range steps {
		p.Step()
	}
	text := &bytes.Buffer{}
	fmt.Fprintf(text, `package spectral

// slabSize is the number of entries of the slab.
const slabSize = %d

// numbers holds the shifts of the copies, the bits of the index, and where the table begins: rooks, then bishops.
var numbers = [2 * 64]struct {
	shifts [3]uint8
	width uint8
	offset int32
}{
`, p.Size())
	for _, at := range overlap.ByItem(p.Placed) {
		m := at.Shape.Multiplier
		fmt.Fprintf(text, "{[3]uint8{%s}, %d, %d},\n", shifts(m.Magic, 3), m.Bits, at.Offset-at.Shape.First)
	}
	text.WriteString("}\n")
	return text.Bytes()
}

func sixes() []byte {
	finder := find.NewFinder(seed)
	text := &bytes.Buffer{}
	text.WriteString(`package six

// numbers holds the shifts of the copies: rooks, then bishops. A shift by 63 leaves nothing of a relevant square.
var numbers = [2 * 64][6]uint8{
`)
	for item := range Items {
		fmt.Fprintf(text, "{%s},\n", shifts(Six(finder, find.Piece(item>>6), item&63), Copies))
	}
	text.WriteString("}\n")
	return text.Bytes()
}

// shifts lists the bits of a factor, and shifts by 63 if they are fewer than so many copies.
func shifts(magic uint64, copies int) (list string) {
	for range copies {
		list += fmt.Sprintf("%d,", min(bits.TrailingZeros64(magic), 63))
		magic &= magic - 1
	}
	return list
}
