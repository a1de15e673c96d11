package pack_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/bitray/bitray/magic/pack"
)

func record(t *testing.T, name string) pack.Slab {
	t.Helper()
	slab, err := pack.Record(name)
	if err != nil {
		t.Fatal(err)
	}
	return slab
}

func TestRecordsAreProvedAndShort(t *testing.T) {
	most := map[string]int{"plain": 76_851, "byteswap": 68_178, "symmetric": 59_051}
	symmetries := map[string]string{"plain": "0", "byteswap": "02", "symmetric": "01234567"}
	for _, name := range pack.RecordNames() {
		slab := record(t, name)
		contents, err := slab.Fill()
		if err != nil || len(contents) > most[name] {
			t.Errorf("%s: %d entries, %v, want at most %d", name, len(contents), err, most[name])
		}
		for _, e := range slab {
			if !strings.ContainsRune(symmetries[name], rune('0'+e.Symmetry)) {
				t.Errorf("%s: %v uses symmetry %d, expected one of %s", name, e, e.Symmetry, symmetries[name])
			}
		}
	}
	if _, err := pack.Record("best"); err == nil || err.Error() != `record "best": expected one of plain, byteswap, symmetric` {
		t.Errorf("error %v", err)
	}
}

func TestFillRefuses(t *testing.T) {
	tests := []struct {
		name   string
		change func(pack.Slab) pack.Slab
		want   string
	}{
		{"missing", func(s pack.Slab) pack.Slab { return s[:127] }, "bishop on h8: no entry"},
		{"twice", func(s pack.Slab) pack.Slab { return append(s, s[0]) }, "rook on a1: second entry"},
		{"wide", func(s pack.Slab) pack.Slab { s[5].Bits = 13; return s }, "rook on f1: bits 13: expected 1 to 12"},
		{"piece", func(s pack.Slab) pack.Slab { s[5].Piece = 2; return s }, "piece 2: expected 0 to 1"},
		{"square", func(s pack.Slab) pack.Slab { s[5].Square = 64; return s }, "square 64: expected 0 to 63"},
		{"symmetry", func(s pack.Slab) pack.Slab { s[5].Symmetry = 8; return s }, "rook on f1: symmetry 8: expected 0 to 7"},
		{"far", func(s pack.Slab) pack.Slab { s[5].Offset = 1 << 30; return s }, "rook on f1: offset 1073741824: expected -1048576 to 1048576"},
		{"below", func(s pack.Slab) pack.Slab { s[5].Offset = -9000; return s }, "rook on f1: occupancy 0x0 has index -"},
		{"moved", func(s pack.Slab) pack.Slab { s[5].Offset++; return s }, "but its index"},
		{"multiplier", func(s pack.Slab) pack.Slab { s[5].Magic ^= 1 << 20; return s }, "but its index"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := test.change(record(t, "plain")).Fill()
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error %v, want %q in it", err, test.want)
			}
		})
	}
}

func TestTextIsReadAsWritten(t *testing.T) {
	slab := record(t, "symmetric")
	var text bytes.Buffer
	if err := pack.WriteText(&text, slab, "a comment", ""); err != nil {
		t.Fatal(err)
	}
	again, err := pack.ReadText(&text)
	if err != nil || len(again) != len(slab) {
		t.Fatalf("%d entries, %v", len(again), err)
	}
	for i := range slab {
		if again[i] != slab[i] {
			t.Errorf("entry %d: %+v, want %+v", i, again[i], slab[i])
		}
	}
}

func TestReadTextNamesWhatIsWrong(t *testing.T) {
	tests := []struct{ text, want string }{
		{"knight a1 0 12 0 1 0", `line 1: piece "knight": expected rook or bishop`},
		{"# a comment\n\nrook i1 0 12 0 1 0", `line 3: square "i1": expected a letter a to h and a digit 1 to 8`},
		{"rook a1 8 12 0 1 0", "line 1: symmetry 8: expected 0 to 7"},
		{"rook a1 -1 12 0 1 0", "line 1: symmetry -1: expected 0 to 7"},
		{"rook a1 0 twelve 0 1 0", `line 1: bits "twelve": expected a number`},
		{"rook a1 0 13 0 1 0", "line 1: bits 13: expected 1 to 12"},
		{"rook a1 0 12 9999999 1 0", "line 1: offset 9999999: expected -1048576 to 1048576"},
		{"rook a1 0 12", `line 1: 4 fields in "rook a1 0 12": expected piece, square, symmetry, bits, offset, magic, addend`},
		{"rook a1 0 12 0 1 0 ?", `line 1: 8 fields in`},
		{"rook a1 0 12 0 0xg 0", `line 1: magic "0xg": expected a number of 64 bits`},
		{"\nrook a1 0 12 0 1 0x10000000000000000", `line 2: addend "0x10000000000000000": expected a number of 64 bits`},
		{"\n" + strings.Repeat("#", 1<<17), "line 2: "},
	}
	for _, test := range tests {
		if _, err := pack.ReadText(strings.NewReader(test.text)); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: error %v, want %q in it", test.text, err, test.want)
		}
	}
}
