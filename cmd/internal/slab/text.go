package slab

import (
	"bufio"
	"bytes"
	"cmp"
	"embed"
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
	var numbers [5]uint64
	for i, field := range fields[2:] {
		base, kind := 10, "a number"
		if i >= 3 {
			base, kind = 0, "a number of 64 bits"
		}
		if signed, noNumber := strconv.ParseInt(field, base, 64); noNumber == nil {
			numbers[i] = uint64(signed)
		} else if numbers[i], err = strconv.ParseUint(field, base, 64); err != nil {
			return e, fmt.Errorf("%s %q: expected %s", fieldNames[2+i], field, kind)
		}
	}
	symmetry, m := int(numbers[0]), find.Multiplier{Bits: int(numbers[1]), Magic: numbers[3], Addend: numbers[4]}
	e = Entry{piece, sq, transform.Symmetry(symmetry), int(numbers[2]), m, 0}
	return e, cmp.Or(inRange("symmetry", symmetry, 0, lastSymmetry), e.Check())
}

//go:embed records
var records embed.FS

// Kinds returns the kinds of slabs, by what may be done to an occupancy before the look-up:
//
//   - identity: nothing. Package magic/packed is generated from the record of this kind.
//   - byteswap: the board may be turned upside down.
//   - symmetric: any of the eight symmetries of the board.
func Kinds() []string { return []string{"identity", "byteswap", "symmetric"} }

// Record returns the layout of the shortest slab known of the given kind, one of [Kinds]. Its file
// in the directory records names the finders of the multipliers, and is the source of all copies.
func Record(kind string) (Layout, error) {
	text, err := records.ReadFile("records/" + kind + ".txt")
	if err != nil {
		return nil, fmt.Errorf("kind of slab %q: expected one of %s", kind, strings.Join(Kinds(), ", "))
	}
	a, err := ReadText(bytes.NewReader(text))
	return a.Layout, err
}
