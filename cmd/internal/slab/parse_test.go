package slab_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/export"
	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
)

// TestExportsAreReadBack writes multipliers in all languages and takes up what comes out.
func TestExportsAreReadBack(t *testing.T) {
	layout := slab.SideBySide(find.All(3))
	for _, language := range export.Languages() {
		text, err := export.SlabFile(layout, language)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := slab.Parse([]byte(text)); err != nil || !slices.Equal(got, layout) {
			t.Errorf("%s is read back as another slab, %v", language, err)
		}
	}
}

// TestDamagedSlabsAreNoSource: a line of a slab tells what a file is, however many multipliers
// are in it.
func TestDamagedSlabsAreNoSource(t *testing.T) {
	damaged := strings.Replace(text(record(t, "identity")), "bishop g8", "knight g8", 1)
	if _, err := slab.Parse([]byte(damaged)); err == nil || err.Error() != `line 127: piece "knight": expected rook or bishop` {
		t.Errorf("error %v", err)
	}
}

// TestSourcesOfOthers has a multiplier that is wrong, and files that are no tables.
func TestSourcesOfOthers(t *testing.T) {
	rooks, bishops := find.All(3)
	rooks[9] = 0x1001
	source := fmt.Sprintf("const A: [u64; 64] = %#016x;\nconst B: [u64; 64] = %#016x;", bishops, rooks)
	layout, err := slab.Parse([]byte(source))
	if err == nil {
		_, err = layout.Fill()
	}
	if err == nil || !strings.HasPrefix(err.Error(), "rook on b2: ") {
		t.Errorf("one wrong: error %v", err)
	}
	for text, want := range map[string]string{
		"0x1234, 0x5678":                        "2 long constants that are no masks, expected 128 multipliers",
		strings.Repeat("0x1234 ", 200):          "multipliers of the rook: expected 64 constants in a row of which 56 or more are right",
		strings.Replace(source, "0x", "0x1", 1): fmt.Sprintf("constant 0x1%016x: expected 64 bits", bishops[0]),
	} {
		if _, err := slab.Parse([]byte(text)); err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}

// TestTablesOfEngines has multipliers in braces without structure, in decimals, after masks and between
// masks, and among other long constants.
func TestTablesOfEngines(t *testing.T) {
	magics := [2][64]uint64{}
	magics[find.Rook], magics[find.Bishop] = find.All(3)
	list := func(format string, piece find.Piece, masks bool) string {
		var text strings.Builder
		for sq, magic := range magics[piece] {
			if masks {
				fmt.Fprintf(&text, format, find.NewProblem(piece, uint8(sq)).Mask)
			}
			fmt.Fprintf(&text, format, magic)
		}
		return text.String()
	}
	const hex, ull, decimal = "0x%016x, ", "0x%xULL,\n", "%dULL, "
	for name, text := range map[string]string{
		"one pair of braces": "{" + list(hex, find.Rook, false) + list(hex, find.Bishop, false) + "}",
		"one for each piece": "{" + list(ull, find.Bishop, false) + "}; {" + list(ull, find.Rook, false) + "};",
		"decimal":            "R[64] = {" + list(decimal, find.Rook, false) + "}; B[64] = {" + list(decimal, find.Bishop, false) + "};",
		"masks in between":   "{" + list(hex, find.Rook, true) + "}; {" + list(hex, find.Bishop, true) + "};",
		"other constants": "{0x0000000000000302, 0x0000000000000705, 12}; seed = 1804289383; {" + list(hex, find.Rook, false) +
			"}; {0xffff0000ffff0000, 0x00ff00ff00ff00ff}; {" + list(hex, find.Bishop, false) + "}; {0x123456789abcdef01}",
	} {
		layout, err := slab.Parse([]byte(text))
		if err != nil || !slices.Equal(layout, slab.SideBySide(magics[find.Rook], magics[find.Bishop])) {
			t.Errorf("%s: another layout, error %v", name, err)
		}
	}
}

// FuzzParse lets anything be read, and proved if it can be read: neither may panic.
func FuzzParse(f *testing.F) {
	layout, err := slab.Record("identity")
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte(text(layout)))
	f.Add([]byte("rook a1 7 12 -1048576 0xffffffffffffffff 0xffffffffffffffff"))
	f.Add([]byte(strings.Repeat("0xffff_ffff_ffff_ffff ", 128)))
	f.Fuzz(func(t *testing.T, text []byte) {
		layout, err := slab.Parse(text)
		if err != nil {
			return
		}
		if contents, err := layout.Fill(); err == nil && len(contents) == 0 {
			t.Error("a slab that is right has no entries")
		}
	})
}
