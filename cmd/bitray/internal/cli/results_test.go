package cli

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// TestExcludedPositionsAreCounted has three positions for one reason, around one for another.
func TestExcludedPositionsAreCounted(t *testing.T) {
	var text strings.Builder
	out := NewOutput(&text)
	PrintExcluded(out, "reference: ", [][2]string{
		{"first", "a"},
		{"second", "b"},
		{"third", "a"},
		{"fourth", "a"},
	}, func(e [2]string) (string, string) { return e[0], e[1] })
	if err := out.Flush(); err != nil {
		t.Fatal(err)
	}
	const want = "reference: not compared: 3 positions: a\n  the first: first\nreference: not compared: 1 position: b\n  the first: second\n"
	if got := text.String(); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestLimits(t *testing.T) {
	rows, err := suite.Read(strings.NewReader("8/8/8/8/8/8/8/K1k5 w - - ;D1 20 ;D2 400 ;D3 8902"), "x.epd")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		depth int
		nodes uint64
		want  int
	}{{0, 0, 3}, {2, 0, 2}, {0, 8902, 3}, {0, 8901, 2}, {1, 8902, 1}, {0, 1, 0}} {
		if got := len(Limits{test.depth, test.nodes}.Of(rows[0]).Counts); got != test.want {
			t.Errorf("depth %d, nodes %d: %d counts, want %d", test.depth, test.nodes, got, test.want)
		}
	}
}

// TestMismatchNamesAnotherMeaning has counts of other depths and of all depths.
func TestMismatchNamesAnotherMeaning(t *testing.T) {
	for count, want := range map[string]string{
		"D3 400":  "depth 3: expected 400, which is that of depth 2, got 8,902\n",
		"D2 8902": "depth 2: expected 8,902, which is that of depth 3, got 400\n",
		"D0 20":   "depth 0: expected 20, which is that of depth 1, got 1\n",
		"D3 9322": "depth 3: expected 9,322, which is the sum of depths 1 to 3, got 8,902\n",
		"D3 9323": "depth 3: expected 9,323, got 8,902\n",
	} {
		rows, err := suite.Read(strings.NewReader("startpos ;"+count), "x")
		if err != nil {
			t.Fatal(err)
		}
		v, err := rows[0].Verify(t.Context(), perft.Options{})
		if err != nil || !strings.Contains(Mismatch(t.Context(), &rows[0], v.Mismatch, "default"), want) {
			t.Errorf("%s: got %s(error %v), want %s", count, Mismatch(t.Context(), &rows[0], v.Mismatch, "default"), err, want)
		}
	}
}
