package pack

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/bitray/bitray/magic/find"
)

// WriteText writes a slab in the format that [ReadText] reads. Lines of comment go first.
func WriteText(w io.Writer, s Slab, comment ...string) error {
	b := bufio.NewWriter(w)
	for _, line := range comment {
		fmt.Fprintln(b, strings.TrimRight("# "+line, " "))
	}
	fmt.Fprintln(b, "# piece square symmetry bits offset magic addend")
	for _, e := range s {
		fmt.Fprintln(b, e.Line())
	}
	return b.Flush()
}

// Line returns e as a line of the format that [ReadText] reads.
func (e Entry) Line() string {
	return fmt.Sprintf("%v %s %d %d %d %#x %#x", e.Piece, squareName(e.Square), e.Symmetry, e.Bits, e.Offset, e.Magic, e.Addend)
}

// ReadText reads a slab: a line for each piece and square, with the piece ("rook" or "bishop"),
// the square, the number of the symmetry (0 to 7, see package transform), the bits of the index,
// the offset, the multiplier and the addend. Empty lines and lines that begin with # are
// skipped. An error names the line. Whether the slab is right is for [Slab.Fill] to say.
func ReadText(r io.Reader) (Slab, error) {
	var slab Slab
	lines := bufio.NewScanner(r)
	for number := 1; lines.Scan(); number++ {
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
	return slab, lines.Err()
}

func parseEntry(text string) (e Entry, err error) {
	var piece, square string
	n, err := fmt.Sscanf(text, "%s %s %d %d %d %v %v", &piece, &square, &e.Symmetry, &e.Bits, &e.Offset, &e.Magic, &e.Addend)
	if err != nil {
		return e, fmt.Errorf("field %d of %q: %w; expected piece, square, symmetry, bits, offset, magic, addend", n+1, text, err)
	}
	switch piece {
	case find.Rook.String():
		e.Piece = find.Rook
	case find.Bishop.String():
		e.Piece = find.Bishop
	default:
		return e, fmt.Errorf("piece %q: expected rook or bishop", piece)
	}
	if len(square) != 2 || square[0] < 'a' || square[0] > 'h' || square[1] < '1' || square[1] > '8' {
		return e, fmt.Errorf("square %q: expected a letter a to h and a digit 1 to 8", square)
	}
	e.Square = square[0] - 'a' + (square[1]-'1')<<3
	if e.Symmetry > 7 {
		return e, fmt.Errorf("symmetry %d: expected 0 to 7", e.Symmetry)
	}
	if e.Bits < 1 || e.Bits > find.MaxBits {
		return e, fmt.Errorf("bits %d: expected 1 to %d", e.Bits, find.MaxBits)
	}
	const most = 1 << 20 // entries; no layout needs a tenth of that
	if e.Offset < -most || e.Offset > most {
		return e, fmt.Errorf("offset %d: expected %d to %d", e.Offset, -most, most)
	}
	return e, nil
}
