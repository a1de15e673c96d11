package export

import (
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/magic/fixedshift"
)

// slabNumbers makes the tables of the rows of rook and bishop, and the size of the slab.
func slabNumbers(size int, layout slab.Layout, row func(e slab.Entry) string) (tables, string, error) {
	rows := tables{"rookRows": make([][]string, 64), "bishopRows": make([][]string, 64)}
	for _, e := range layout {
		rows[e.Piece.String()+"Rows"][e.Square] = strings.Fields(row(e))
	}
	return rows, fmt.Sprintf("\n// slabSize is the number of entries of the slab.\nconst slabSize uint = %d\n", size), nil
}

// proved makes the tables of a layout that it proves.
func proved(layout slab.Layout, row func(e slab.Entry) string) (tables, string, error) {
	contents, err := layout.Fill()
	if err != nil {
		return nil, "", err
	}
	return slabNumbers(len(contents), layout, row)
}

// magicNumbers finds multipliers as package magic does when a program starts.
func magicNumbers() (tables, string, error) {
	return proved(slab.SideBySide(find.All(1)), func(e slab.Entry) string {
		return fmt.Sprintf("%#016x %#016x %d %d", e.Problem().Mask, e.Magic, e.Offset, 64-e.Bits)
	})
}

// pextNumbers lays the tables of PEXT side by side, as long as those of magics that save no bit.
func pextNumbers() (tables, string, error) {
	return proved(slab.SideBySide(find.All(1)), func(e slab.Entry) string {
		return fmt.Sprintf("%#016x %d", e.Problem().Mask, e.Offset)
	})
}

func packedNumbers() (tables, string, error) {
	layout, err := slab.Record("identity")
	if err != nil {
		return nil, "", err
	}
	return proved(layout, addendRow)
}

func addendRow(e slab.Entry) string {
	return fmt.Sprintf("%#016x %#016x %#016x %d %d", e.Problem().Mask, e.Magic, e.Addend, e.Offset, 64-e.Bits)
}

func turnedRow(e slab.Entry) string { return fmt.Sprint(addendRow(e), " ", uint8(e.Symmetry)) }

// slabTechnique describes the look-ups in a slab, and proves it.
func slabTechnique(layout slab.Layout) (technique, error) {
	contents, err := layout.Fill()
	if err != nil {
		return technique{}, err
	}
	lowest := min(0, slices.MinFunc(layout, func(a, b slab.Entry) int { return a.Offset - b.Offset }).Offset)
	size := len(contents) - lowest
	t := technique{name: "magic", files: []string{"packed", "slab", "startmask", "selftest"}}
	t.card.Title = fmt.Sprintf("Magic bitboards in a slab of %d entries", size)
	if magic, err := catalog.Lookup("magic/packed"); err == nil {
		t.card.Formula, t.card.URL = magic.Formula, magic.URL
	}
	row := addendRow
	if slices.ContainsFunc(layout, func(e slab.Entry) bool { return e.Symmetry != 0 }) {
		t.files, row = []string{"turned", "slab", "startview", "selftest"}, turnedRow
		t.card.Formula = "slab[offset + (((turn(occ) & mask) * magic + addend) >> shift)]"
	}
	t.numbers = func() (tables, string, error) {
		return slabNumbers(size, layout, func(e slab.Entry) string {
			e.Offset -= lowest
			return row(e)
		})
	}
	return t, nil
}

// fixedNumbers copies the multipliers of package fixedshift. Their addends stand for the squares outside,
// which are set.
func fixedNumbers() (tables, string, error) {
	var layout slab.Layout
	for i := range slab.Entries {
		e := slab.Entry{Piece: find.Piece(i >> 6), Square: uint8(i & 63)}
		multiplier := fixedshift.RookMultiplier[uint8]
		if e.Piece == find.Bishop {
			multiplier = fixedshift.BishopMultiplier[uint8]
		}
		e.Magic, e.Offset, e.Bits = multiplier(e.Square)
		e.Addend = ^e.Problem().Mask * e.Magic
		layout = append(layout, e)
	}
	return proved(layout, func(e slab.Entry) string {
		return fmt.Sprintf("%#016x %#016x %d", ^e.Problem().Mask, e.Magic, e.Offset)
	})
}
