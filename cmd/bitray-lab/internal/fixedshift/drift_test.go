package fixedshift

import (
	"bytes"
	"os"
	"regexp"
	"strconv"
	"testing"

	"github.com/bitray/bitray/internal/find"
)

// read returns the tables of all squares, rooks first, with the multipliers that the package
// has.
func read(t *testing.T) (text []byte, tables []table) {
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
		tables = append(tables, newTable(t, find.Piece(i/64&1), i%64, magic))
	}
	if len(tables) != 128 {
		t.Fatalf("multipliers.go: %d multipliers, expected 128", len(tables))
	}
	return text, tables
}

func newTable(t *testing.T, piece find.Piece, square int, magic uint64) table {
	t.Helper()
	p := find.NewProblem(piece, uint8(square))
	var tester find.Tester
	if !tester.Test(&p, find.Multiplier{Bits: indexBits[piece], Magic: magic, Addend: ^p.Mask * magic}) {
		t.Fatalf("%v on square %d: multiplier %#016x collides", piece, square, magic)
	}
	return table{piece: piece, square: square, magic: magic, used: tester.Used()}
}

// TestOffsetsAreAsGenerated lays the tables over one another again.
func TestOffsetsAreAsGenerated(t *testing.T) {
	text, tables := read(t)
	want, err := source(tables)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(text, want) {
		t.Error("multipliers.go is not what the first fit gives: run go generate ./magic/fixedshift")
	}
}

// TestMultipliersAreAsGenerated searches again for some squares; the whole search takes minutes.
func TestMultipliersAreAsGenerated(t *testing.T) {
	_, tables := read(t)
	for _, i := range []int{27, 64 + 0} { // a rook on d4, a bishop on a1
		want := search(tables[i].piece, tables[i].square, seed, tries)
		if got := tables[i].magic; got != want.magic {
			t.Errorf("%v on square %d: multiplier %#016x, the search finds %#016x: run go generate ./magic/fixedshift",
				want.piece, want.square, got, want.magic)
		}
	}
}
