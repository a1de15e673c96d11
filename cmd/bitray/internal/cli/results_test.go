package cli

import (
	"strings"
	"testing"
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
