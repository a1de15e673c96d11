package diagram_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"image/png"
	"io"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/perft/board"
)

var redraw = flag.Bool("redraw", false, "write the files of testdata anew, to be looked at")

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
		Marked("file & rank", attacks.FileD).Marked("second", attacks.Rank4).Marked("third", attacks.Of(attacks.A1))
	return []diagram.Diagram{plain, marked, plain, plain}
}

// TestPicturesAreDrawnAsBefore holds pictures to what somebody has looked at, and reads SVG as XML.
func TestPicturesAreDrawnAsBefore(t *testing.T) {
	for format, same := range map[string]func(got, want []byte) bool{"svg": bytes.Equal, "png": samePixels} {
		var got bytes.Buffer
		if err := diagram.Write(&got, format, four()); err != nil {
			t.Fatal(err)
		}
		file := "testdata/four." + format
		if *redraw {
			if err := os.WriteFile(file, got.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil || !same(got.Bytes(), want) {
			t.Errorf("%s is no longer what it was (error %v): draw it anew with -redraw, and look at it", file, err)
		}
		if err := xml.Unmarshal(got.Bytes(), new(struct{})); format == "svg" && err != nil {
			t.Error(err)
		}
	}
}

// samePixels compares pictures, whose bytes depend on how they are compressed.
func samePixels(got, want []byte) bool {
	a, errA := png.Decode(bytes.NewReader(got))
	b, errB := png.Decode(bytes.NewReader(want))
	return errors.Join(errA, errB) == nil && reflect.DeepEqual(a, b)
}

func TestWriteRefuses(t *testing.T) {
	if err := diagram.Write(io.Discard, "gif", four()); err == nil || !strings.Contains(err.Error(), `format "gif"`) {
		t.Errorf("error %v, want one about the format", err)
	}
}
