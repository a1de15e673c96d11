package svg_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/svg"
	"github.com/bitray/bitray/transform/transformtest"
)

// picture is what is read back from a drawing.
type picture struct {
	Figures []struct {
		Texts   []string `xml:"text"`
		Squares []struct {
			X int `xml:"x,attr"`
			Y int `xml:"y,attr"`
		} `xml:"rect"`
		Discs []struct {
			X int `xml:"cx,attr"`
			Y int `xml:"cy,attr"`
		} `xml:"circle"`
	} `xml:"g"`
}

func read(t *testing.T, figures ...transform.Figure) picture {
	t.Helper()
	var drawing bytes.Buffer
	if err := svg.Write(&drawing, figures...); err != nil {
		t.Fatal(err)
	}
	var p picture
	if err := xml.Unmarshal(drawing.Bytes(), &p); err != nil {
		t.Fatalf("%v in\n%s", err, drawing.String())
	}
	return p
}

func TestDiscsStandOnTheSquaresOfTheBoard(t *testing.T) {
	for i, want := range transformtest.Boards() {
		if i%10 != 0 {
			continue
		}
		figure := read(t, transform.Figure{Board: want}).Figures[0]
		var got uint64
		for _, disc := range figure.Discs {
			for _, square := range figure.Squares {
				if file, rank := square.X/24, 7-square.Y/24; disc.X == square.X+12 && disc.Y == square.Y+12 {
					got |= 1 << (8*rank + file)
				}
			}
		}
		if got != want || len(figure.Squares) != 64 {
			t.Fatalf("%d squares, discs drawn, want:\n%s", len(figure.Squares), transform.Draw(got, want))
		}
	}
}

func TestCaptionsAndCoordinates(t *testing.T) {
	p := read(t, transform.Figure{Caption: "before & after"}, transform.Figure{Caption: "<b>"})
	if len(p.Figures) != 2 {
		t.Fatalf("%d figures, want 2", len(p.Figures))
	}
	want := "before & after 1 2 3 4 5 6 7 8 a b c d e f g h"
	if got := strings.Join(p.Figures[0].Texts, " "); got != want {
		t.Errorf("texts: got %q, want %q", got, want)
	}
	if got := p.Figures[1].Texts[0]; got != "<b>" {
		t.Errorf("caption: got %q, want %q", got, "<b>")
	}
}

type broken struct{}

var errBroken = errors.New("broken")

func (broken) Write([]byte) (int, error) { return 0, errBroken }

func TestErrorOfTheWriter(t *testing.T) {
	if err := svg.Write(broken{}); err != errBroken {
		t.Errorf("got %v, want %v", err, errBroken)
	}
	if err := svg.Write(io.Discard); err != nil {
		t.Error(err)
	}
}

func ExampleWrite() {
	b := uint64(0x000000000000000f)
	var drawing bytes.Buffer
	_ = svg.Write(&drawing,
		transform.Figure{Caption: "before", Board: b},
		transform.Figure{Caption: "a quarter turn", Board: transform.Rotate90Clockwise(b)})
	fmt.Println(strconv.Itoa(strings.Count(drawing.String(), "<circle")) + " discs")
	// Output: 8 discs
}
