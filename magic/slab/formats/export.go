package formats

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/bitray/bitray/magic/find"
	"github.com/bitray/bitray/magic/slab"
	"github.com/bitray/bitray/transform"
)

// Names returns the names of the formats that [Export] writes.
func Names() []string { return []string{"c", "go", "json", "rust"} }

// Export writes a layout as the source of a table in another language, one of [Names]: for rook and
// bishop an array of 64 rows with mask, multiplier, addend, offset, shift and symmetry, and the size of
// the slab. It proves the layout first and returns the error of [slab.Layout.Fill].
//
// The mask is that of the square to which the symmetry moves the square of the row.
func Export(w io.Writer, l slab.Layout, format string) error {
	contents, err := l.Fill()
	if err != nil {
		return err
	}
	e := exported{size: len(contents)}
	for _, entry := range l {
		e.rows[entry.Piece][entry.Square] = entry
		e.symmetric = e.symmetric || entry.Symmetry != 0
	}
	b := bufio.NewWriter(w)
	switch format {
	case "c":
		e.source(b, cLanguage)
	case "go":
		e.source(b, goLanguage)
	case "rust":
		e.source(b, rustLanguage)
	case "json":
		if err := e.json(b); err != nil {
			return err
		}
	default:
		return fmt.Errorf("format %q: expected one of %s", format, strings.Join(Names(), ", "))
	}
	return b.Flush()
}

// exported is a slab by piece and square.
type exported struct {
	size      int
	symmetric bool
	rows      [2][64]slab.Entry
}

// language is how a programming language writes a table.
type language struct {
	head  string // with the size of the slab
	table string // begins the table of a piece
	row   string // with mask, magic, addend, offset, shift and symmetry
	end   string
}

var (
	goLanguage = language{
		head: `package magics

// Size is the number of entries of the slab.
const Size = %d

// Row says where the attacks from a square are found in the slab.
type Row struct {
	Mask, Magic, Addend uint64
	Offset              int32
	Shift, Symmetry     uint8
}
`,
		table: "\n// %[1]s holds the rows of the %[2]s, a1 first.\nvar %[1]s = [64]Row{\n",
		row:   "\t{%#016x, %#016x, %#016x, %d, %d, %d},\n",
		end:   "}\n",
	}
	cLanguage = language{
		head: `#include <stdint.h>

enum { MAGICS_SIZE = %d }; /* entries of the slab */

struct magics_row {
    uint64_t mask, magic, addend;
    int32_t offset;
    uint8_t shift, symmetry;
};
`,
		table: "\n/* the %[2]s, a1 first */\nstatic const struct magics_row magics_%[2]s[64] = {\n",
		row:   "    {UINT64_C(%#016x), UINT64_C(%#016x), UINT64_C(%#016x), %d, %d, %d},\n",
		end:   "};\n",
	}
	rustLanguage = language{
		head: `/// Entries of the slab.
pub const SIZE: usize = %d;

/// Where the attacks from a square are found in the slab.
pub struct Row {
    pub mask: u64,
    pub magic: u64,
    pub addend: u64,
    pub offset: i32,
    pub shift: u8,
    pub symmetry: u8,
}
`,
		table: "\n/// The %[2]s, a1 first.\npub const %[3]s: [Row; 64] = [\n",
		row:   "    Row { mask: %#016x, magic: %#016x, addend: %#016x, offset: %d, shift: %d, symmetry: %d },\n",
		end:   "];\n",
	}
)

// formula tells in two lines what the table is for.
func (e *exported) formula() [2]string {
	occ := "occ"
	if e.symmetric {
		occ = "T(occ)"
	}
	return [2]string{
		"Magics made by bitray. The attacks from a square are at",
		fmt.Sprintf("slab[offset + (((%s & mask) * magic + addend) >> shift)].", occ),
	}
}

func (e *exported) source(w io.Writer, l language) {
	for _, line := range e.formula() {
		fmt.Fprintf(w, "// %s\n", line)
	}
	if e.symmetric {
		fmt.Fprintln(w, "// T transposes the board if symmetry & 4, then mirrors its files if symmetry & 1, then flips its ranks if symmetry & 2.")
	}
	fmt.Fprintln(w)
	fmt.Fprintf(w, l.head, e.size)
	for piece, rows := range e.rows {
		name := find.Piece(piece).String()
		fmt.Fprintf(w, l.table, strings.ToUpper(name[:1])+name[1:], name, strings.ToUpper(name))
		for i := range rows {
			r := &rows[i]
			fmt.Fprintf(w, l.row, r.Problem().Mask, r.Magic, r.Addend, r.Offset, 64-r.Bits, r.Symmetry)
		}
		fmt.Fprint(w, l.end)
	}
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

func (e *exported) json(w io.Writer) error {
	var pieces [2][]jsonRow
	for piece := range e.rows {
		for i := range e.rows[piece] {
			r := &e.rows[piece][i]
			pieces[piece] = append(pieces[piece], jsonRow{
				transform.SquareName(r.Square), hex(r.Problem().Mask), hex(r.Magic), hex(r.Addend), r.Offset, 64 - r.Bits, uint8(r.Symmetry),
			})
		}
	}
	return json.NewEncoder(w).Encode(struct {
		Formula string    `json:"formula"`
		Size    int       `json:"size"`
		Rook    []jsonRow `json:"rook"`
		Bishop  []jsonRow `json:"bishop"`
	}{e.formula()[1], e.size, pieces[find.Rook], pieces[find.Bishop]})
}

func hex(word uint64) string { return fmt.Sprintf("%#016x", word) }
