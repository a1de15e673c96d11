package attackbench_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// TestTraceKeepsItsOrder reads questions about two pieces that alternate.
func TestTraceKeepsItsOrder(t *testing.T) {
	var text strings.Builder
	text.WriteString("\n# a comment\n")
	for i := range 80 {
		fmt.Fprintf(&text, "rook %v 0x%x\r\n  BISHOP %v 0X%016X\n", attacks.Square(i%64), 3*i, attacks.Square(63-i%64), uint64(i)<<40)
	}
	file, err := attackbench.ReadFile([]byte(text.String()), "some/folder/trace.txt")
	if err != nil {
		t.Fatal(err)
	}
	rooks, err := file.Workload(attackbench.Rook)
	if err != nil {
		t.Fatal(err)
	}
	bishops, err := file.Workload(attackbench.Bishop)
	if err != nil {
		t.Fatal(err)
	}
	if rooks.Name != "trace.txt" || len(rooks.Squares) != 80 || len(bishops.Occupancies) != 80 {
		t.Fatalf("%q: %d rooks and %d bishops, want trace.txt: 80 and 80", rooks.Name, len(rooks.Squares), len(bishops.Occupancies))
	}
	for i := range 80 {
		if rooks.Squares[i] != attacks.Square(i%64) || rooks.Occupancies[i] != attacks.Bitboard(3*i) {
			t.Fatalf("rook %d: %v and %#x", i, rooks.Squares[i], uint64(rooks.Occupancies[i]))
		}
		if bishops.Squares[i] != attacks.Square(63-i%64) || bishops.Occupancies[i] != attacks.Bitboard(i)<<40 {
			t.Fatalf("bishop %d: %v and %#x", i, bishops.Squares[i], uint64(bishops.Occupancies[i]))
		}
	}
	if _, err := file.Workload(attackbench.Queen); err == nil || !strings.Contains(err.Error(), "trace.txt: expected 64 or more look-ups of a queen, found 0") {
		t.Errorf("no queens: error %v", err)
	}
}

// TestPositionsAskWhatStandsThere walks through positions of which the first has no rook, so that the second
// asks for both: whenever White is to move, down to a depth of 4.
func TestPositionsAskWhatStandsThere(t *testing.T) {
	rows, err := suite.Read(strings.NewReader("8/8/8/8/8/8/k7/2K5 w - - 0 1\n8/8/8/8/8/p7/k7/2K4R w - - 0 1\n"), "two.epd")
	if err != nil {
		t.Fatal(err)
	}
	file, err := attackbench.ReadFile([]byte(rows[0].FEN+"\n"+rows[1].FEN+"\n"), "two.epd")
	if err != nil {
		t.Fatal(err)
	}
	w, err := file.Workload(attackbench.Rook)
	if err != nil {
		t.Fatal(err)
	}
	most := uint64(1) // where the rook was taken, nothing is asked
	for _, depth := range []int{2, 4} {
		nodes, err := perft.Count(t.Context(), rows[1].Position, depth, perft.Options{})
		if err != nil {
			t.Fatal(err)
		}
		n, _ := nodes.Uint64()
		most += n
	}
	if got := uint64(len(w.Squares)); got > most || got < most-most/100 {
		t.Errorf("%d questions, want %d or a few less", got, most)
	}
	for i, sq := range w.Squares {
		if !w.Occupancies[i].Has(sq) || w.Occupancies[i].Count() > 4 {
			t.Fatalf("question %d: %v of %v", i, sq, w.Occupancies[i])
		}
	}
}

func TestReadFileRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"rook a1 0x1\nrook a1":                   `f:2: expected slider, square and occupancy, such as "queen d4 0xffff00001000efff", found 2 fields`,
		"rook a1 0x1\nking a1 0x1":               `f:2: slider "king": expected rook, bishop or queen`,
		"\nrook i1 0x1":                          `f:2: square "i1": expected a letter a to h`,
		"rook a1 ff":                             `f:1: occupancy "ff": expected 0x and 1 to 16 hexadecimal digits`,
		"rook a1 0x10000000000000000":            `f:1: occupancy "0x10000000000000000": expected 0x`,
		"4k3/8/8/8/8/8/8/8 w - - 0 1":            "f:1:",
		strings.Repeat("rook a1 0x0\n", 1<<20+1): "f:1048577: expected at most 1048576 look-ups, found more",
	} {
		if _, err := attackbench.ReadFile([]byte(text), "f"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40q: error %v, want %q", text, err, want)
		}
	}
}
