package export_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/export"
	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
)

func TestRefusals(t *testing.T) {
	for _, test := range []struct{ technique, language, want string }{
		{"reference", "c", `technique "reference": expected one that can be exported: attacks/classical, fill, `},
		{"\x1b", "c", `technique "\x1b": expected one that can be exported: `},
		{"magic", "cobol", `language "cobol": expected one of c, c++, rust, zig`},
		{"magic", "python", `language "python": expected one of c, c++, rust, zig`},
	} {
		text, err := export.File(test.technique, test.language)
		if err == nil || !strings.HasPrefix(err.Error(), test.want) || text != "" {
			t.Errorf("%+v: error %v; %d bytes", test, err, len(text))
		}
	}
}

// TestSlabsThatAreNotWritten lacks a multiplier, has a wrong one, and turns boards.
func TestSlabsThatAreNotWritten(t *testing.T) {
	for _, test := range []struct {
		kind   string
		change func(slab.Layout) slab.Layout
		want   string
	}{
		{"identity", func(l slab.Layout) slab.Layout { return l[1:] }, "rook on a1: no entry"},
		{"identity", func(l slab.Layout) slab.Layout { l[0].Magic = 1; return l }, "rook on a1: occupancy 0x"},
		{"identity", func(l slab.Layout) slab.Layout { l[0].Offset = -1; return l }, "rook on a1: symmetry 0, offset -1: expected 0, and 0 or more"},
		{"symmetric", func(l slab.Layout) slab.Layout { return l }, ": expected 0, and 0 or more, in what is exported"},
	} {
		layout, err := slab.Record(test.kind)
		if err != nil {
			t.Fatal(err)
		}
		text, err := export.SlabFile(test.change(layout), "c")
		if err == nil || !strings.Contains(err.Error(), test.want) || text != "" {
			t.Errorf("error %v, want %q in it; %d bytes", err, test.want, len(text))
		}
	}
}

// TestSlabsOfTechniques writes the slabs of two techniques as those of anybody else.
func TestSlabsOfTechniques(t *testing.T) {
	record, err := slab.Record("identity")
	if err != nil {
		t.Fatal(err)
	}
	for name, layout := range map[string]slab.Layout{"magic": slab.SideBySide(find.All(1)), "magic/packed": record} {
		text, err := export.SlabFile(layout, "c")
		want := strings.Replace(exported(t, name, "c"), "bitray export --technique "+name, "bitray magics export", 1)
		if err != nil || text != want {
			t.Errorf("%s: another file, error %v", name, err)
		}
	}
}

// TestFilesAreSmall holds the sizes that the help gives.
func TestFilesAreSmall(t *testing.T) {
	for _, language := range export.Languages() {
		for _, name := range export.Techniques() {
			text := exported(t, name, language)
			if len(text) < export.MinSize || len(text) > export.MaxSize {
				t.Errorf("%s in %s: %d bytes, want %d to %d", name, language, len(text), export.MinSize, export.MaxSize)
			}
			for _, line := range strings.Split(text, "\n") {
				if len(line) != len(strings.TrimRight(line, " \t")) {
					t.Errorf("%s in %s: blanks at the end of %q", name, language, line)
				}
			}
		}
	}
}

// TestRowsNameTheirSquares reads the comments after the rows of a table.
func TestRowsNameTheirSquares(t *testing.T) {
	squares := regexp.MustCompile(`(?m)// ([a-h][1-8])$`).FindAllString(exported(t, "hyperbola", "c"), -1)
	if len(squares) != 64 || squares[0] != "// a1" || squares[9] != "// b2" || squares[63] != "// h8" {
		t.Errorf("rows of %s", squares)
	}
}
