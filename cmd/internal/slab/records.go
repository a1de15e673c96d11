package slab

import (
	"bytes"
	"embed"
	"fmt"
	"strings"
)

//go:embed records
var records embed.FS

// Kinds returns the kinds of slabs, by what may be done to an occupancy before the look-up:
//
//   - identity: nothing. Package magic/packed is generated from the record of this kind.
//   - byteswap: the board may be turned upside down.
//   - symmetric: any of the eight symmetries of the board.
func Kinds() []string { return []string{"identity", "byteswap", "symmetric"} }

// Record returns the layout of the shortest slab known of the given kind, one of [Kinds]. Its file
// in the directory records names the finders of the multipliers, and is the source of all copies.
func Record(kind string) (Layout, error) {
	text, err := records.ReadFile("records/" + kind + ".txt")
	if err != nil {
		return nil, fmt.Errorf("kind of slab %q: expected one of %s", kind, strings.Join(Kinds(), ", "))
	}
	a, err := ReadText(bytes.NewReader(text))
	return a.Layout, err
}
