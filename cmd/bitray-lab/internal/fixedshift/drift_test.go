package fixedshift

import (
	"bytes"
	"go/format"
	"os"
	"regexp"
	"strconv"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// read returns the tables of all squares, rooks first, with the multipliers that the package
// has.
func read(t *testing.T) (text []byte, tables []*overlap.Shape) {
	t.Helper()
	text, err := os.ReadFile("../../../../" + File)
	if err != nil {
		t.Fatal(err)
	}
	for i, row := range regexp.MustCompile(`\{(0x[0-9a-f]{16}), \d+\}`).FindAllSubmatch(text, -1) {
		magic, err := strconv.ParseUint(string(row[1]), 0, 64)
		if err != nil {
			t.Fatal(err)
		}
		p := find.NewProblem(find.Piece(i>>6), uint8(i&63))
		shape := newTable(new(find.Tester), &p, magic)
		if shape == nil {
			t.Fatalf("%v: multiplier %#016x collides", &p, magic)
		}
		tables = append(tables, shape)
	}
	if len(tables) != 128 {
		t.Fatalf("multipliers.go: %d multipliers, expected 128", len(tables))
	}
	return text, tables
}

// TestOffsetsAreAsGenerated lays the tables over one another again.
func TestOffsetsAreAsGenerated(t *testing.T) {
	text, tables := read(t)
	want, err := format.Source(source(tables))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasSuffix(text, want) {
		t.Error("multipliers.go is not what the first fit gives: run go generate ./magic/fixedshift")
	}
}

// TestMultipliersAreAsGenerated searches again for some squares; the whole search takes minutes.
func TestMultipliersAreAsGenerated(t *testing.T) {
	_, tables := read(t)
	for _, i := range []int{27, 64 + 0} { // a rook on d4, a bishop on a1
		want := search(find.Piece(i>>6), i&63, seed, tries).Multiplier.Magic
		if got := tables[i].Multiplier.Magic; got != want {
			t.Errorf("table %d: multiplier %#016x, the search finds %#016x: run go generate ./magic/fixedshift", i, got, want)
		}
	}
}
