package slab

import (
	"cmp"
	"fmt"
	"regexp"
	"strconv"
	"sync"

	"github.com/bitray/bitray/internal/find"
)

// exportedRow matches a row of a table in JSON or in an exported source file, in braces: mask, multiplier
// and, perhaps, addend in sixteen digits each, then offset, shift and, perhaps, symmetry. Words may stand
// between them, such as names of fields, but no other numbers: a list of many numbers is no row.
var exportedRow = sync.OnceValue(func() *regexp.Regexp {
	const word = `(?:[A-Za-z]\w*|[^{}\d])*0x([0-9a-fA-F]{16})\b`
	return regexp.MustCompile(`\{` + word + word + `(?:` + word + `)?` +
		`[^{}\d-]+(-?\d+)[^{}\d-]+(\d+)(?:[^{}\d-]+(\d+))?[^{}\d]*\}`)
})

// fromExport reads back what [WriteJSON] has written, and the tables of slabs in exported source files: 64
// rows of the rook, then 64 of the bishop. An error names the row in which a number is out of range or the
// mask is not that of the square. fromExport does not prove the layout; [Layout.Fill] does.
func fromExport(text []byte) (Layout, error) {
	rows := exportedRow().FindAllSubmatch(text, -1)
	if len(rows) != Entries {
		return nil, fmt.Errorf("%d rows of a table, expected %d", len(rows), Entries)
	}
	l := make(Layout, Entries)
	for i, row := range rows {
		piece, sq := find.Piece(i>>6), uint8(i&63)
		e, err := rowEntry(piece, sq, row[1:])
		if err != nil {
			return nil, fmt.Errorf("row of the %s: %w", piece.On(sq), err)
		}
		l[i] = e
	}
	return l, nil
}

// rowEntry makes an entry of the six numbers of a row; those that are missing are zero.
func rowEntry(piece find.Piece, sq uint8, row [][]byte) (Entry, error) {
	var words [3]uint64
	for i := range words {
		words[i], _ = strconv.ParseUint(string(row[i]), 16, 64) // sixteen digits, or none
	}
	var numbers [3]int
	for i, name := range [3]string{"offset", "shift", "symmetry"} {
		var err error
		if numbers[i], err = strconv.Atoi(cmp.Or(string(row[3+i]), "0")); err != nil {
			return Entry{}, fmt.Errorf("%s %s: expected fewer digits", name, row[3+i])
		}
	}
	offset, shift, symmetry := numbers[0], numbers[1], numbers[2]
	if err := inRange("shift", shift, 64-find.MaxBits, 63); err != nil {
		return Entry{}, err
	}
	e, err := newEntry(piece, sq, symmetry, offset, find.Multiplier{Bits: 64 - shift, Magic: words[1], Addend: words[2]})
	if err != nil {
		return Entry{}, err
	}
	if want := e.Problem().Mask; words[0] != want {
		return Entry{}, fmt.Errorf("mask %#016x, expected %#016x", words[0], want)
	}
	return e, nil
}
