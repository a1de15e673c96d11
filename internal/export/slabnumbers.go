package export

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/magic/fixedshift"
)

// slabTables makes the tables of the rows of rook and bishop, and the size of the slab.
func slabTables(size int, layout slab.Layout, row func(e slab.Entry) string) numbers {
	n := numbers{constants: []number{{"slabSize", "is the number of entries of the slab.", uint64(size)}}}
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		t := table{
			name: piece.String() + "Rows", element: "row", bySquare: true, lines: make([]string, 64),
			doc: fmt.Sprintf("says where the attacks of a %s lie.", piece),
		}
		for _, e := range layout {
			if e.Piece == piece {
				t.lines[e.Square] = row(e)
			}
		}
		n.tables = append(n.tables, t)
	}
	return n
}

// proved makes the tables of a layout that it proves.
func proved(layout slab.Layout, row func(e slab.Entry) string) (numbers, error) {
	contents, err := layout.Fill()
	if err != nil {
		return numbers{}, err
	}
	return slabTables(len(contents), layout, row), nil
}

// magicNumbers finds multipliers as package magic does when a program starts.
func magicNumbers() (numbers, error) {
	const seed = 1
	return proved(slab.SideBySide(find.All(seed)), func(e slab.Entry) string {
		return fmt.Sprintf("{%#016x, %#016x, %d, %d}", e.Problem().Mask, e.Magic, e.Offset, 64-e.Bits)
	})
}

func packedNumbers() (numbers, error) {
	layout, err := slab.Record("identity")
	if err != nil {
		return numbers{}, err
	}
	return proved(layout, addendRow)
}

func addendRow(e slab.Entry) string {
	return fmt.Sprintf("{%#016x, %#016x, %#016x, %d, %d}", e.Problem().Mask, e.Magic, e.Addend, e.Offset, 64-e.Bits)
}

func turnedRow(e slab.Entry) string {
	return fmt.Sprintf("{%#016x, %#016x, %#016x, %d, %d, %d}", e.Problem().Mask, e.Magic, e.Addend, e.Offset, 64-e.Bits, e.Symmetry)
}

// slabTechnique describes the look-ups in a slab, and proves it.
func slabTechnique(layout slab.Layout) (technique, catalog.Card, error) {
	contents, err := layout.Fill()
	if err != nil {
		return technique{}, catalog.Card{}, err
	}
	layout, raised := raise(layout)
	size := len(contents) + raised
	card := catalog.Card{Title: fmt.Sprintf("Magic bitboards in a slab of %d entries", size)}
	if magic, err := catalog.Lookup("magic-packed"); err == nil {
		card.Formula, card.URL = magic.Formula, magic.URL
	}
	t := technique{name: "magic", files: []string{"packed", "slab", "startmask"}}
	row := addendRow
	if slices.ContainsFunc(layout, func(e slab.Entry) bool { return e.Symmetry != 0 }) {
		t.files, row = []string{"turned", "slab", "startview"}, turnedRow
		card.Formula = "slab[offset + (((turn(occ) & mask) * magic + addend) >> shift)]"
	}
	t.numbers = func() (numbers, error) { return slabTables(size, layout, row), nil }
	return t, card, nil
}

// raise adds a number to all offsets so that none is negative.
func raise(layout slab.Layout) (raised slab.Layout, by int) {
	for _, e := range layout {
		by = max(by, -e.Offset)
	}
	raised = slices.Clone(layout)
	for i := range raised {
		raised[i].Offset += by
	}
	return raised, by
}

func fixedNumbers() (numbers, error) {
	multiplier := [...]func(sq uint8) fixedshift.Placed{
		find.Rook: fixedshift.RookMultiplier[uint8], find.Bishop: fixedshift.BishopMultiplier[uint8],
	}
	var layout slab.Layout
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		for sq := range uint8(64) {
			p, magic := find.NewProblem(piece, sq), multiplier[piece](sq)
			layout = append(layout, slab.Entry{Piece: piece, Square: sq, Offset: magic.Offset, Multiplier: find.Multiplier{
				Bits: magic.Bits, Magic: magic.Magic, Addend: ^p.Mask * magic.Magic, // of the squares outside, which are set
			}})
		}
	}
	n, err := proved(layout, func(e slab.Entry) string {
		return fmt.Sprintf("{%#016x, %#016x, %d}", ^e.Problem().Mask, e.Magic, e.Offset)
	})
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		n.constants = append(n.constants, number{
			piece.String() + "Shift", fmt.Sprintf("leaves the bits of the index of a %s.", piece), uint64(64 - multiplier[piece](0).Bits),
		})
	}
	return n, err
}

// pextNumbers lays the tables of PEXT side by side.
func pextNumbers() (numbers, error) {
	var layout slab.Layout
	size := 0
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		for sq := range uint8(64) {
			layout = append(layout, slab.Entry{Piece: piece, Square: sq, Offset: size})
			size += 1 << bits.OnesCount64(layout[len(layout)-1].Problem().Mask)
		}
	}
	return slabTables(size, layout, func(e slab.Entry) string { return fmt.Sprintf("{%#016x, %d}", e.Problem().Mask, e.Offset) }), nil
}
