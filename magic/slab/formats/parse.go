package formats

import (
	"bytes"
	"regexp"

	"github.com/bitray/bitray/magic/slab"
)

// slabLine matches a line as [slab.WriteText] writes it, which no other format has.
var slabLine = regexp.MustCompile(`(?m)^\s*(rook|bishop)\s+[a-h][1-8]\s`)

// Parse makes a slab of the contents of a file of any kind: the lines of a slab, as [slab.ReadText]
// reads them; what [Export] has written, as [FromExport] does; or else the source of another
// program, as [FromSource] does. What it finds is told by the contents, so that a damaged slab
// is not taken for something else.
//
// Whether the slab is right is for [slab.Layout.Fill] to say.
func Parse(text []byte) (slab.Layout, error) {
	switch {
	case slabLine.Match(text):
		return slab.ReadText(bytes.NewReader(text))
	case exportedRow.Match(text):
		return FromExport(text)
	default:
		return FromSource(text)
	}
}
