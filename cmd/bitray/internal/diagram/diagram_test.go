package diagram_test

import (
	"bytes"
	"encoding/xml"
	"image/color"
	"image/png"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/perft/board"
)

func Example() {
	pos, err := board.ParseFEN("4k3/8/8/8/1b6/8/3N4/4K3 w - -")
	if err != nil {
		panic(err)
	}
	line := attacks.Between(attacks.E1, attacks.B4)
	diagram.Write(os.Stdout, "text", []diagram.Diagram{
		diagram.Of("a pin", &pos, diagram.Layer{Name: "line", Squares: line}, diagram.Layer{Name: "pinned", Squares: pos.Pinned()}),
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
	marked := diagram.OfSet("a set", attacks.Rank4,
		diagram.Layer{Name: "file & rank", Squares: attacks.FileD},
		diagram.Layer{Name: "second", Squares: attacks.Rank4},
		diagram.Layer{Name: "third", Squares: attacks.Of(attacks.A1)})
	return []diagram.Diagram{plain, marked, plain, plain}
}

func TestSVGIsWellFormed(t *testing.T) {
	var text bytes.Buffer
	if err := diagram.Write(&text, "svg", four()); err != nil {
		t.Fatal(err)
	}
	elements := map[string]int{}
	for decoder := xml.NewDecoder(&text); ; {
		token, err := decoder.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if element, ok := token.(xml.StartElement); ok {
			elements[element.Name.Local]++
		}
	}
	if elements["svg"] != 1 || elements["g"] != 4 {
		t.Errorf("elements %v, want one svg with four groups", elements)
	}
}

func TestPNGShowsSquaresAndMarks(t *testing.T) {
	var picture bytes.Buffer
	if err := diagram.Write(&picture, "png", four()); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&picture)
	if err != nil {
		t.Fatal(err)
	}
	const board, margin, square = 368, 24, 40
	if size := img.Bounds().Size(); size.X != 3*board || size.Y != 2*board {
		t.Fatalf("size %v, want %d by %d", size, 3*board, 2*board)
	}
	corner := func(file, rank int) color.Color {
		return img.At(board+margin+file*square+1, margin+(7-rank)*square+1)
	}
	unmarked, first, third := corner(7, 7), corner(3, 6), corner(0, 0)
	if unmarked == first || unmarked == third || first == third {
		t.Errorf("colors %v, %v and %v, want three", unmarked, first, third)
	}
	inside := func(file, rank int) color.Color { // of the ring that a second layer draws
		return img.At(board+margin+file*square+8, margin+(7-rank)*square+8)
	}
	if corner(3, 6) != inside(3, 6) || corner(3, 3) == inside(3, 3) {
		t.Errorf("colors %v and %v on d7, %v and %v on d4: want a ring only on d4", corner(3, 6), inside(3, 6), corner(3, 3), inside(3, 3))
	}
	if dark, light := corner(1, 7), corner(2, 7); dark == light {
		t.Errorf("b8 and c8 are both %v", dark)
	}
}

func TestWriteRefuses(t *testing.T) {
	if err := diagram.Write(io.Discard, "gif", four()); err == nil || !strings.Contains(err.Error(), `format "gif"`) {
		t.Errorf("error %v, want one about the format", err)
	}
}
