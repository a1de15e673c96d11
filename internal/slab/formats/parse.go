package formats

import (
	"bytes"
	"regexp"
	"sync"

	"github.com/bitray/bitray/internal/slab"
)

// slabLine matches a line as [slab.WriteText] writes it, which no other format has.
var slabLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^\s*(rook|bishop)\s+[a-h][1-8]\s`)
})

// Parse makes a layout of the contents of a file of any kind: by [slab.ReadText] if there is a line of a
// layout, by [FromExport] if there is a row of a table, and else by [FromSource]. One such
// line decides, so that a damaged file is not taken for another kind.
//
// Parse does not prove the layout; [slab.Layout.Fill] does.
func Parse(text []byte) (slab.Layout, error) {
	switch {
	case slabLine().Match(text):
		return slab.ReadText(bytes.NewReader(text))
	case exportedRow().Match(text):
		return FromExport(text)
	default:
		return FromSource(text)
	}
}
