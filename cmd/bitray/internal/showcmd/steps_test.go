package showcmd

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/cmd/bitray/internal/steps"
	"github.com/bitray/bitray/transform"
)

var occupied = attacks.SetOf(attacks.C2, attacks.C7, attacks.F6, attacks.E4, attacks.A8)

// drawSteps returns what show attacks --steps prints about a queen on c6 and some occupied squares.
func drawSteps(t *testing.T, change func(*attacksConfig)) string {
	t.Helper()
	c := attacksConfig{piece: "queen", technique: "magic", mapping: "a1b1", pictureFlags: pictureFlags{output: cli.StandardOutput}}
	c.format = "text"
	change(&c)
	var text bytes.Buffer
	out := cli.NewOutput(&text)
	if err := errors.Join(showSteps(t.Context(), out, c, attacks.C6, occupied), out.Flush()); err != nil {
		t.Fatal(err)
	}
	if text.Len() == 0 {
		t.Fatal("nothing was drawn")
	}
	return text.String()
}

// TestStepsFit draws all techniques in all formats: lines of text have at most 100 columns, and SVG is XML that
// has the slider and the formula of each board.
func TestStepsFit(t *testing.T) {
	for _, technique := range steps.Techniques() {
		for _, format := range diagram.Formats() {
			text := drawSteps(t, func(c *attacksConfig) { c.technique, c.format = technique, format })
			switch format {
			case "svg":
				if err := xml.Unmarshal([]byte(text), new(struct{})); err != nil {
					t.Errorf("%s: %v", technique, err)
				}
				boards, numbers := strings.Count(text, ">a</text>"), regexp.MustCompile(`class="f">\d\. `).FindAllString(text, -1)
				if queens := strings.Count(text, "♛"); boards == 0 || queens != boards || len(numbers) != boards {
					t.Errorf("%s: %d boards with %d queens and %d formulas", technique, boards, queens, len(numbers))
				}
			case "text", "unicode":
				for line := range strings.Lines(text) {
					if n := utf8.RuneCountInString(line) - 1; n > 100 {
						t.Errorf("%s: %d columns: %s", technique, n, line)
					}
				}
			}
		}
	}
}

// TestStepsInEveryMapping finds the same last board in each numbering.
func TestStepsInEveryMapping(t *testing.T) {
	want := boardAtEnd(drawSteps(t, func(*attacksConfig) {}))
	for i, name := range mappingNames() {
		text := drawSteps(t, func(c *attacksConfig) { c.mapping = name })
		if got := boardAtEnd(text); got != want {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
		}
		answer := transform.ConvertBoard(transform.LittleEndianRankFile, transform.Mappings()[i], attacks.Queen(attacks.C6, occupied))
		if number := strings.TrimPrefix(fmt.Sprintf("%#016x", uint64(answer)), "0x"); !strings.Contains(text, number) {
			t.Errorf("%s: the answer is not %s:\n%s", name, number, text)
		}
	}
}

// boardAtEnd returns the last eight lines.
func boardAtEnd(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return strings.Join(lines[len(lines)-8:], "\n")
}
