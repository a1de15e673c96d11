package slab

import (
	"bytes"
	"regexp"
	"sync"
)

// slabLine matches a line as [Entry.Line] writes it, which no other format has.
var slabLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^\s*(rook|bishop)\s+[a-h][1-8]\s`)
})

// Parse makes a layout of the contents of a file of any kind: by [ReadText] if there is a line of a
// layout, and else by fromSource. One such line decides, so that a damaged file is not taken for another kind.
//
// Parse does not prove the layout; [Layout.Fill] does.
func Parse(text []byte) (Layout, error) {
	if slabLine().Match(text) {
		return ReadText(bytes.NewReader(text))
	}
	return fromSource(text)
}
