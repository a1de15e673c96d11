package diagram_test

import (
	"bytes"
	"encoding/xml"
	"flag"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/perft/board"
)

var redraw = flag.Bool("redraw", false, "write the file of testdata, to be looked at")

func Example() {
	pos, err := board.ParseFEN("4k3/8/8/8/1b6/8/3N4/4K3 w - -")
	if err != nil {
		panic(err)
	}
	line := attacks.Between(attacks.E1, attacks.B4)
	diagram.Write(os.Stdout, "text", []diagram.Diagram{
		diagram.Of("a pin", &pos).Marked("line", line).Marked("pinned", pos.Pinned()),
	})
	// Output:
	// a pin
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   | k |   |   |   | 8
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 7
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 6
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   |   |   |   |   | 5
	//  +---+---+---+---+---+---+---+---+
	//  |   | b |   |   |   |   |   |   | 4
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |* *|   |   |   |   |   | 3
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |*N+|   |   |   |   | 2
	//  +---+---+---+---+---+---+---+---+
	//  |   |   |   |   | K |   |   |   | 1
	//  +---+---+---+---+---+---+---+---+
	//    a   b   c   d   e   f   g   h
	//    * line
	//    + pinned
}

// four are diagrams that use everything there is to draw; they take two rows of a picture.
func four() []diagram.Diagram {
	pos := board.Start()
	plain := diagram.Of("the <start>", &pos)
	marked := diagram.OfSet("a set", attacks.Rank4).
		Marked("file & rank", attacks.FileD).Marked("second", attacks.Rank4).Marked("third", attacks.SetOf(attacks.A1))
	return []diagram.Diagram{plain, marked, plain, plain}
}

// TestPictureIsDrawnAsBefore compares a picture with one that somebody has looked at, and reads it as XML.
func TestPictureIsDrawnAsBefore(t *testing.T) {
	const file = "testdata/four.svg"
	var got bytes.Buffer
	if err := diagram.Write(&got, "svg", four()); err != nil {
		t.Fatal(err)
	}
	if *redraw {
		if err := os.WriteFile(file, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil || !bytes.Equal(got.Bytes(), want) {
		t.Errorf("%s is no longer what it was (error %v): redraw it with -redraw, and look at it", file, err)
	}
	if err := xml.Unmarshal(got.Bytes(), new(struct{})); err != nil {
		t.Error(err)
	}
}

// TestTextsFit draws the longest titles and captions: none reaches into the next board.
func TestTextsFit(t *testing.T) {
	long := diagram.OfSet("kindergarten/foldinghash: bishop on d4, occupancy 0x0123456789abcdef", attacks.Empty)
	caption := "product = that * 0x0000100100210008; its top 10 bits, which the next step reads"
	var text bytes.Buffer
	for _, part := range []diagram.Part{{Diagrams: []diagram.Diagram{long, long}}, {Captions: []string{caption, caption}, Diagrams: []diagram.Diagram{long, long}}} {
		if err := diagram.WriteSVG(&text, "", []diagram.Part{part}); err != nil {
			t.Fatal(err)
		}
	}
	lines := regexp.MustCompile(`<text x="(\d+)" y="\d+" class="[hf]">(.*)</text>`).FindAllStringSubmatch(text.String(), -1)
	for _, line := range lines {
		x, _ := strconv.Atoi(line[1])
		if end := float64(x%368) + 8.5*float64(len(line[2])); end > 368 { // 8.4 units a letter of the monospaced font
			t.Errorf("%q ends at %.0f of 368", line[2], end)
		}
	}
	if len(lines) < 8 {
		t.Errorf("%d lines of text, expected two of each title and more of each caption", len(lines))
	}
}

// TestLegendHasTheSquares finds what a legend says of squares of one layer, of two, and of none.
func TestLegendHasTheSquares(t *testing.T) {
	d := diagram.OfSet("", attacks.Empty).Marked("one", attacks.Rank1).Marked("two", attacks.Rank1|attacks.Rank2).Marked("three", attacks.Empty)
	var text bytes.Buffer
	if err := diagram.Write(&text, "svg", []diagram.Diagram{d}); err != nil {
		t.Fatal(err)
	}
	for entry, want := range map[string]int{">one</": 0, ">one and two</": 1, ">two</": 1, ">three: none</": 1} {
		if got := strings.Count(text.String(), entry); got != want {
			t.Errorf("%s: %d times, want %d", entry, got, want)
		}
	}
}
