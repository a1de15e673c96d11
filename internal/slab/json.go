package slab

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

// WriteJSON writes a layout as JSON: for rook and bishop an array of 64 rows with mask, multiplier, addend,
// offset, shift and symmetry, and the size of the slab. It proves the layout first and returns the error of
// [Layout.Fill]. Package internal/export writes source files.
//
// The mask is that of the square to which the symmetry moves the square of the row.
func WriteJSON(w io.Writer, l Layout) error {
	contents, err := l.Fill()
	if err != nil {
		return err
	}
	occ := "occ"
	var pieces [2][64]jsonRow
	for i := range l {
		e := &l[i]
		if e.Symmetry != 0 {
			occ = "T(occ)"
		}
		pieces[e.Piece][e.Square] = jsonRow{
			transform.SquareName(e.Square), hex(e.Problem().Mask), hex(e.Magic), hex(e.Addend), e.Offset, 64 - e.Bits, uint8(e.Symmetry),
		}
	}
	return json.NewEncoder(w).Encode(struct {
		Formula string      `json:"formula"`
		Size    int         `json:"size"`
		Rook    [64]jsonRow `json:"rook"`
		Bishop  [64]jsonRow `json:"bishop"`
	}{
		fmt.Sprintf("slab[offset + (((%s & mask) * magic + addend) >> shift)].", occ), len(contents),
		pieces[find.Rook], pieces[find.Bishop],
	})
}

// jsonRow is a row of the JSON form. Words of 64 bits are hexadecimal strings, since many
// readers of JSON keep numbers in 53 bits.
type jsonRow struct {
	Square   string `json:"square"`
	Mask     string `json:"mask"`
	Magic    string `json:"magic"`
	Addend   string `json:"addend"`
	Offset   int    `json:"offset"`
	Shift    int    `json:"shift"`
	Symmetry uint8  `json:"symmetry"`
}

func hex(word uint64) string { return fmt.Sprintf("%#016x", word) }
