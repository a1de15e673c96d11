package pack

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/bitray/bitray/magic/find"
	"github.com/bitray/bitray/transform"
)

// WriteText writes a slab in the format that [ReadText] reads. Lines of comment go first.
func WriteText(w io.Writer, s Slab, comment ...string) error {
	b := bufio.NewWriter(w)
	for _, line := range comment {
		fmt.Fprintln(b, strings.TrimRight("# "+line, " "))
	}
	fmt.Fprintln(b, "# "+strings.Join(fieldNames[:], " "))
	for _, e := range s {
		fmt.Fprintln(b, e.Line())
	}
	return b.Flush()
}

// fieldNames are the fields of a line, in order.
var fieldNames = [7]string{"piece", "square", "symmetry", "bits", "offset", "magic", "addend"}

// Line returns e as a line of the format that [ReadText] reads.
func (e Entry) Line() string {
	return fmt.Sprintf("%v %s %d %d %d %#x %#x", e.Piece, squareName(e.Square), e.Symmetry, e.Bits, e.Offset, e.Magic, e.Addend)
}

// ReadText reads a slab: a line for each piece and square, with the piece ("rook" or "bishop"),
// the square, the number of the symmetry (0 to 7, see package transform), the bits of the index,
// the offset, the multiplier and the addend. Empty lines and lines that begin with # are
// skipped. An error names the line and the field. Whether the slab is right is for [Slab.Fill]
// to say.
func ReadText(r io.Reader) (Slab, error) {
	var slab Slab
	lines := bufio.NewScanner(r)
	number := 1
	for ; lines.Scan(); number++ {
		text := strings.TrimSpace(lines.Text())
		if text == "" || text[0] == '#' {
			continue
		}
		e, err := parseEntry(text)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		slab = append(slab, e)
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("line %d: %w", number, err)
	}
	return slab, nil
}

func parseEntry(text string) (e Entry, err error) {
	fields := strings.Fields(text)
	if len(fields) != len(fieldNames) {
		return e, fmt.Errorf("%d fields in %q: expected %s", len(fields), text, strings.Join(fieldNames[:], ", "))
	}
	piece, err := parsePiece(fields[0])
	if err != nil {
		return e, err
	}
	sq, err := parseSquare(fields[1])
	if err != nil {
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
	return newEntry(piece, sq, numbers[0], numbers[2], find.Multiplier{Bits: numbers[1], Magic: words[0], Addend: words[1]})
}

// newEntry returns an [Entry] that [Slab.Fill] can judge, or says which number is out of range.
func newEntry(piece find.Piece, sq uint8, symmetry, offset int, m find.Multiplier) (Entry, error) {
	if err := inRange("symmetry", symmetry, 0, lastSymmetry); err != nil {
		return Entry{}, err
	}
	e := Entry{Piece: piece, Square: sq, Symmetry: transform.Symmetry(symmetry), Offset: offset, Multiplier: m}
	return e, e.check()
}

func parsePiece(name string) (find.Piece, error) {
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		if name == piece.String() {
			return piece, nil
		}
	}
	return 0, fmt.Errorf("piece %q: expected rook or bishop", name)
}

func parseSquare(name string) (uint8, error) {
	if len(name) != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8' {
		return 0, fmt.Errorf("square %q: expected a letter a to h and a digit 1 to 8", name)
	}
	return name[0] - 'a' + (name[1]-'1')<<3, nil
}
