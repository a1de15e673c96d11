package showcmd

import (
	"bytes"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
)

// TestNoPictureOnATerminal draws in every form for a terminal and for a pipe.
func TestNoPictureOnATerminal(t *testing.T) {
	for _, format := range diagram.Formats() {
		for _, terminal := range []bool{false, true} {
			var text bytes.Buffer
			out := cli.NewOutput(&text)
			out.Terminal = terminal
			flags := pictureFlags{format: format, output: cli.StandardOutput}
			err := flags.draw(t.Context(), out, diagram.OfSet("", attacks.Rank1))
			if refused := format == "png" && terminal; (err != nil) != refused {
				t.Errorf("%s, terminal %v: error %v", format, terminal, err)
			}
		}
	}
}
