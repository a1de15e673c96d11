package cli

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/crosscheck"
)

// TestExcludedPositionsAreCounted has three positions for one reason, around one for another.
func TestExcludedPositionsAreCounted(t *testing.T) {
	var text strings.Builder
	out := NewOutput(&text)
	PrintExcluded(out, "reference: ", []crosscheck.Excluded{
		{Line: crosscheck.Line{Root: "first"}, Reason: "a"},
		{Line: crosscheck.Line{Root: "second"}, Reason: "b"},
		{Line: crosscheck.Line{Root: "third"}, Reason: "a"},
		{Line: crosscheck.Line{Root: "fourth"}, Reason: "a"},
	})
	if err := out.Flush(); err != nil {
		t.Fatal(err)
	}
	const want = "reference: not compared: 3 positions: a\n  the first: first\nreference: not compared: 1 position: b\n  the first: second\n"
	if got := text.String(); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
