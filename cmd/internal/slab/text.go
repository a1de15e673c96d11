package slab

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

// fieldNames are the fields of a line, in order.
var fieldNames = [7]string{"piece", "square", "symmetry", "bits", "offset", "magic", "addend"}

// Line returns e as a line of the format that [ReadText] reads.
func (e Entry) Line() string {
	return fmt.Sprintf("%v %s %d %d %d %#x %#x", e.Piece, transform.SquareName(e.Square), e.Symmetry, e.Bits, e.Offset, e.Magic, e.Addend)
}

// ReadText reads a layout: a line for each piece and square, with the piece ("rook" or "bishop"),
// the square, the number of the symmetry (0 to 7, see package transform), the bits of the index,
// the offset, the multiplier and the addend. Empty lines and lines that begin with # are
// skipped. An error names the line and the field. It does not prove the layout;
// [Layout.Prove] does.
func ReadText(r io.Reader) (a Array, err error) {
	lines := bufio.NewScanner(r)
	number := 1
	for ; lines.Scan(); number++ {
		text := strings.TrimSpace(lines.Text())
		if text == "" || text[0] == '#' {
			continue
		}
		e, err := parseEntry(text)
		if err != nil {
			return a, fmt.Errorf("line %d: %w", number, err)
		}
		a.Layout, a.Places = append(a.Layout, e), append(a.Places, Place{Line: number, Text: fmt.Sprintf("%#x", e.Magic)})
	}
	if err := lines.Err(); err != nil {
		return a, fmt.Errorf("line %d: %w", number, err)
	}
	return a, nil
}

func parseEntry(text string) (e Entry, err error) {
	fields := strings.Fields(text)
	if len(fields) != len(fieldNames) {
		return e, fmt.Errorf("%d fields in %q: expected %s", len(fields), text, strings.Join(fieldNames[:], ", "))
	}
	piece, noPiece := check.ParsePiece(fields[0])
	sq, noSquare := transform.ParseSquare[uint8](fields[1])
	if err := cmp.Or(noPiece, noSquare); err != nil {
		return e, err
	}
	var numbers [3]int
	for i := range numbers {
		if numbers[i], err = strconv.Atoi(fields[2+i]); err != nil {
			return e, fmt.Errorf("%s %q: expected a number", fieldNames[2+i], fields[2+i])
		}
	}
	var words [2]uint64
	for i := range words {
		if words[i], err = strconv.ParseUint(fields[5+i], 0, 64); err != nil {
			return e, fmt.Errorf("%s %q: expected a number of 64 bits", fieldNames[5+i], fields[5+i])
		}
	}
	e = Entry{piece, sq, transform.Symmetry(numbers[0]), numbers[2], find.Multiplier{Bits: numbers[1], Magic: words[0], Addend: words[1]}, 0}
	return e, cmp.Or(inRange("symmetry", numbers[0], 0, lastSymmetry), e.Check())
}
