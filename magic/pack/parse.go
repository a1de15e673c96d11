package pack

import (
	"bytes"
	"regexp"
)

// slabLine matches a line as [WriteText] writes it, which no other format has.
var slabLine = regexp.MustCompile(`(?m)^\s*(rook|bishop)\s+[a-h][1-8]\s`)

// Parse makes a slab of the contents of a file of any kind: the lines of a slab, as [ReadText]
// reads them; what [Export] has written, as [FromExport] does; or else the source of another
// program, as [FromSource] does. What it finds is told by the contents, so that a damaged slab
// is not taken for something else.
//
// Whether the slab is right is for [Slab.Fill] to say.
func Parse(text []byte) (Slab, error) {
	switch {
	case slabLine.Match(text):
		return ReadText(bytes.NewReader(text))
	case exportedRow.Match(text):
		return FromExport(text)
	default:
		return FromSource(text)
	}
}
