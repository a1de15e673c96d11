package export_test

import (
	"bytes"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/export"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/transform"
)

func TestRefusals(t *testing.T) {
	for _, test := range []struct {
		o    export.Options
		want string
	}{
		{export.Options{Technique: "reference", Language: "c"}, `technique "reference": expected one that can be exported: attacks/classical, fill, `},
		{export.Options{Technique: "\x1b", Language: "c"}, `technique "\x1b": expected one that can be exported: `},
		{export.Options{Technique: "magic", Language: "cobol"}, `language "cobol": expected one of c, c++, rust, zig`},
		{export.Options{Technique: "pext", Language: "zig"}, `technique magic/pext cannot be written in Zig: the language has no function that becomes PEXT`},
		{export.Options{Technique: "magic", Language: "python"}, `language "python": expected one of c, c++, rust, zig`},
		{export.Options{Technique: "qbb", Language: "rust", Package: "mine"}, `package "mine": expected none, a file in Rust is named by its file`},
		{export.Options{Technique: "qbb", Language: "c", Package: "Mine"}, `package "Mine": expected a word of lower-case letters and digits that C leaves free, such as attacks`},
		{export.Options{Technique: "qbb", Language: "c", Package: "1st"}, `package "1st": expected a word`},
		{export.Options{Technique: "qbb", Language: "c", Package: "static"}, `package "static": expected a word`},
		{export.Options{Technique: "qbb", Language: "c++", Package: "namespace"}, `package "namespace": expected a word`},
		{export.Options{Technique: "qbb", Language: "c++", Package: "main"}, `package "main": expected a word`},
		{export.Options{Technique: "magic", Language: "c", Package: "main"}, `package "main": expected a word`},
	} {
		var text bytes.Buffer
		err := export.Write(&text, test.o)
		if err == nil || !strings.HasPrefix(err.Error(), test.want) || text.Len() > 0 {
			t.Errorf("%+v: error %v, want %s; %d bytes written", test.o, err, test.want, text.Len())
		}
	}
	full := errors.New("disk full")
	if err := export.Write(failing{full}, export.Options{Technique: "qbb", Language: "c"}); !errors.Is(err, full) {
		t.Errorf("error %v, want %v", err, full)
	}
}

// TestWrongSlabsAreNotWritten takes a multiplier away, and changes one.
func TestWrongSlabsAreNotWritten(t *testing.T) {
	layout, err := slab.Record("identity")
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	err = export.WriteSlab(&text, layout[1:], export.Options{Language: "c"})
	if err == nil || err.Error() != "rook on a1: no entry" || text.Len() > 0 {
		t.Errorf("error %v, %d bytes", err, text.Len())
	}
	layout[0].Magic = 1
	err = export.WriteSlab(&text, layout, export.Options{Language: "c"})
	if err == nil || !strings.Contains(err.Error(), ": occupancy 0x") || text.Len() > 0 {
		t.Errorf("error %v, %d bytes", err, text.Len())
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

// TestFilesAreSmall holds the sizes that the help gives.
func TestFilesAreSmall(t *testing.T) {
	for _, language := range export.Languages() {
		for _, name := range export.Techniques() {
			text := exported(t, name, export.Options{Language: language})
			if len(text) > 0 && (len(text) < export.LeastSize || len(text) > export.MostSize) {
				t.Errorf("%s in %s: %d bytes, want %d to %d", name, language, len(text), export.LeastSize, export.MostSize)
			}
			for _, line := range bytes.Split(text, []byte("\n")) {
				if len(line) != len(bytes.TrimRight(line, " \t")) {
					t.Errorf("%s in %s: blanks at the end of %q", name, language, line)
				}
			}
		}
	}
}

// TestPackagesOfTechniquesAreNamesToo names a technique by its package.
func TestPackagesOfTechniquesAreNamesToo(t *testing.T) {
	name, path := exported(t, "qbb", export.Options{Language: "c"}), exported(t, "hyperbola/qbb", export.Options{Language: "c"})
	if len(name) == 0 || !bytes.Equal(name, path) {
		t.Error("qbb and hyperbola/qbb differ")
	}
}

// TestNumbersDoNotDependOnTheMapping compares the hexadecimal numbers of files.
func TestNumbersDoNotDependOnTheMapping(t *testing.T) {
	number := regexp.MustCompile(`\b0x[0-9a-f]+`)
	for _, name := range export.Techniques() {
		want := number.FindAllString(string(exported(t, name, export.Options{Language: "c"})), -1)
		for _, m := range transform.Mappings() {
			text := string(exported(t, name, export.Options{Language: "c", Mapping: m}))
			if got := number.FindAllString(text, -1); len(want) == 0 || !slices.Equal(got, want) {
				t.Errorf("%s, %v: other numbers than in %v", name, m, transform.LittleEndianRankFile)
			}
		}
	}
}

// TestRowsNameTheirSquares numbers the squares from a8.
func TestRowsNameTheirSquares(t *testing.T) {
	text := exported(t, "hyperbola", export.Options{Language: "c", Mapping: transform.RankFileBigEndianRanks})
	squares := regexp.MustCompile(`(?m)// ([a-h][1-8])$`).FindAllString(string(text), -1)
	if len(squares) != 64 || squares[0] != "// a8" || squares[9] != "// b7" || squares[63] != "// h1" {
		t.Errorf("rows of %s", squares)
	}
}

func TestMappingNames(t *testing.T) {
	for i, name := range export.MappingNames() {
		m, err := export.ParseMapping(name)
		if err != nil || int(m) != i {
			t.Errorf("%s: %v, %v, want mapping %d", name, m, err, i)
		}
	}
	if m, err := export.ParseMapping("a8b8"); err != nil || m != transform.RankFileBigEndianRanks {
		t.Errorf("a8b8: %v, %v", m, err)
	}
	if _, err := export.ParseMapping("a1h8"); err == nil || !strings.HasPrefix(err.Error(), `mapping "a1h8": expected the squares with the numbers 0 and 1, one of a1b1, `) {
		t.Errorf("error %v", err)
	}
}

func FuzzPackage(f *testing.F) {
	for _, name := range []string{"", "attacks", "int", "ä", "a b", "x1", "1x", "*/", "\n"} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		for _, language := range export.Languages() {
			_ = export.Write(io.Discard, export.Options{Technique: "qbb", Language: language, Package: name}) // does not panic
		}
	})
}
