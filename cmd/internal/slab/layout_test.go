package slab_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

func record(t *testing.T, name string) slab.Layout {
	t.Helper()
	layout, err := slab.Record(name)
	if err != nil {
		t.Fatal(err)
	}
	return layout
}

func TestRecordsAreProvedAndShort(t *testing.T) {
	for i, test := range []struct {
		kind       string
		most       int // entries
		symmetries []transform.Symmetry
	}{
		{"identity", 76_851, []transform.Symmetry{0}},
		{"byteswap", 68_178, []transform.Symmetry{0, 2}},
		{"symmetric", 59_051, []transform.Symmetry{0, 1, 2, 3, 4, 5, 6, 7}},
	} {
		layout := record(t, test.kind)
		if contents, err := layout.Fill(); err != nil || len(contents) > test.most {
			t.Errorf("%s: %d entries, %v, want at most %d", test.kind, len(contents), err, test.most)
		}
		if slab.Kinds()[i] != test.kind {
			t.Errorf("kinds %v, want %s at %d", slab.Kinds(), test.kind, i)
		}
		for _, e := range layout {
			if !slices.Contains(test.symmetries, e.Symmetry) {
				t.Errorf("%s: %v uses symmetry %d, expected one of %d", test.kind, e, e.Symmetry, test.symmetries)
			}
		}
	}
	const want = `kind of slab "best": expected one of identity, byteswap, symmetric`
	if _, err := slab.Record("best"); err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

func TestFillRefuses(t *testing.T) {
	tests := []struct {
		name   string
		change func(slab.Layout) slab.Layout
		want   string
	}{
		{"missing", func(s slab.Layout) slab.Layout { return s[:127] }, "bishop on h8: no entry"},
		{"missing in the middle", func(s slab.Layout) slab.Layout { return slices.Delete(s, 10, 11) }, "rook on c2: no entry"},
		{"the first bishop missing", func(s slab.Layout) slab.Layout { return slices.Delete(s, 64, 65) }, "bishop on a1: no entry"},
		{"twice", func(s slab.Layout) slab.Layout { return append(s, s[0]) }, "rook on a1: second entry"},
		{"wide", func(s slab.Layout) slab.Layout { s[5].Bits = 17; return s }, "rook on f1: bits 17: expected 1 to 16"},
		{"piece", func(s slab.Layout) slab.Layout { s[5].Piece = 2; return s }, "piece 2: expected 0 to 1"},
		{"square", func(s slab.Layout) slab.Layout { s[5].Square = 64; return s }, "square 64: expected 0 to 63"},
		{"symmetry", func(s slab.Layout) slab.Layout { s[5].Symmetry = 8; return s }, "rook on f1: symmetry 8: expected 0 to 7"},
		{"far", func(s slab.Layout) slab.Layout { s[5].Offset = 1 << 30; return s }, "rook on f1: offset 1073741824: expected -4194304 to 4194304"},
		{"below", func(s slab.Layout) slab.Layout { s[5].Offset = -9000; return s }, "rook on f1: occupancy 0x0 has index -"},
		{"moved", func(s slab.Layout) slab.Layout { s[5].Offset++; return s }, "shares entry 25893 (offsets 24801 and 25891)"},
		{"multiplier", func(s slab.Layout) slab.Layout { s[5].Magic ^= 1 << 20; return s }, "share"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := test.change(record(t, "identity")).Fill()
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error %v, want %q in it", err, test.want)
			}
		})
	}
}

// TestFillNamesBothOfACollision makes two tables of different pieces meet.
func TestFillNamesBothOfACollision(t *testing.T) {
	layout := slab.SideBySide(find.All(1))
	bishop := &layout[64+10]
	bishop.Offset = layout[20].Offset
	const begin, end = "bishop on c2: occupancy 0x", " of rook on e3"
	if _, err := layout.Fill(); err == nil || !strings.HasPrefix(err.Error(), begin) || !strings.HasSuffix(err.Error(), end) {
		t.Errorf("error %v, want %s...%s", err, begin, end)
	}
}

func TestTextIsReadAsWritten(t *testing.T) {
	layout := record(t, "symmetric")
	lines := strings.ReplaceAll(text(layout), " 9 ", " 09 ") // which is no octal number
	if again, at, err := slab.ReadText([]byte("# a comment\n\n" + lines)); err != nil || !slices.Equal(again, layout) || at[127] != 130 {
		t.Errorf("read back as %+v, lines %d, %v", again, at, err)
	}
}

// text returns the lines of a layout.
func text(layout slab.Layout) string {
	var b strings.Builder
	for _, e := range layout {
		b.WriteString(e.Line() + "\n")
	}
	return b.String()
}

func TestReadTextNamesWhatIsWrong(t *testing.T) {
	tests := []struct{ text, want string }{
		{"knight a1 0 12 0 1 0", `line 1: piece "knight": expected rook or bishop`},
		{"# a comment\n\nrook i1 0 12 0 1 0", `line 3: square "i1": expected a letter a to h and a digit 1 to 8`},
		{"rook a1 8 12 0 1 0", "line 1: symmetry 8: expected 0 to 7"},
		{"rook a1 -1 12 0 1 0", "line 1: symmetry -1: expected 0 to 7"},
		{"rook a1 0 twelve 0 1 0", `line 1: bits "twelve": expected a number`},
		{"rook a1 0 17 0 1 0", "line 1: bits 17: expected 1 to 16"},
		{"rook a1 0 12 9999999 1 0", "line 1: offset 9999999: expected -4194304 to 4194304"},
		{"rook a1 0 12", `line 1: 4 fields in "rook a1 0 12": expected piece, square, symmetry, bits, offset, magic, addend`},
		{"rook a1 0 12 0 1 0 ?", `line 1: 8 fields in`},
		{"rook a1 0 12 0 0xg 0", `line 1: magic "0xg": expected a number of 64 bits`},
		{"\nrook a1 0 12 0 1 0x10000000000000000", `line 2: addend "0x10000000000000000": expected a number of 64 bits`},
		{strings.Repeat("#", 1<<17) + "\nrook", "line 2: 1 fields"},
	}
	for _, test := range tests {
		if _, _, err := slab.ReadText([]byte(test.text)); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: error %v, want %q in it", test.text, err, test.want)
		}
	}
}
