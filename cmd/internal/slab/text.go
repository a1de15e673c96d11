package slab

import (
	"cmp"
	"embed"
	"fmt"
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
// [Layout.Prove] does. The entries come from the lines with the given numbers.
func ReadText(text []byte) (l Layout, lines []int, err error) {
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		e, err := parseEntry(line)
		if err != nil {
			return nil, nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		l, lines = append(l, e), append(lines, i+1)
	}
	return l, lines, nil
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
	l, _, err := ReadText(text)
	return l, err
}
