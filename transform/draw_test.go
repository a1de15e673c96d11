package transform_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

func ExampleDraw() {
	bishop := uint64(0x8040221400142241)
	fmt.Print(transform.Draw(bishop, transform.PseudoRotate45Clockwise(bishop)))
	// Output:
	// . . . . . . . 1   . . . . . . . .
	// . . . . . . 1 .   . . . . 1 . . .
	// . 1 . . . 1 . .   . . . . . . . .
	// . . 1 . 1 . . .   . 1 . . . 1 . .
	// . . . . . . . .   . . . . . . . .
	// . . 1 . 1 . . .   . . 1 . . . 1 .
	// . 1 . . . 1 . .   . . . . . . . .
	// 1 . . . . . 1 .   1 1 1 . 1 1 1 1
}

func TestParseReadsWhatDrawWrites(t *testing.T) {
	for _, want := range transformtest.Boards() {
		got, err := transform.ParseBoard[uint64](transform.Draw(want))
		if err != nil {
			t.Fatal(err)
		}
		if got != want {
			t.Fatalf("got, want:\n%s", transform.Draw(got, want))
		}
	}
}

func TestParseNamesWhatIsWrong(t *testing.T) {
	rank := ". . . . . . . .\n"
	for _, test := range []struct{ drawing, want string }{
		{"", "expected eight ranks, found 0"},
		{strings.Repeat(rank, 7), "expected eight ranks, found 7"},
		{strings.Repeat(rank, 9), "line 9: expected eight ranks, found a ninth"},
		{rank + ". . . 1 . . .", `line 2, rank 7: expected eight squares, found "...1..."`},
		{"\n" + rank + ". . x . . . . .", "line 3, rank 7: file c: expected '.' or '1', found 'x'"},
	} {
		_, err := transform.ParseBoard[uint64](test.drawing)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("Parse(%q): %v, want %q", test.drawing, err, test.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(transform.Draw(uint64(0x8142241818244281)))
	f.Add(strings.Repeat("1.1.1.1.\n\n", 8))
	f.Add("1\x00")
	f.Fuzz(func(t *testing.T, drawing string) {
		b, err := transform.ParseBoard[uint64](drawing)
		if err != nil {
			return
		}
		again, err := transform.ParseBoard[uint64](transform.Draw(b))
		if err != nil || again != b {
			t.Errorf("%q is read as %#x, drawn and read as %#x, %v", drawing, b, again, err)
		}
	})
}
