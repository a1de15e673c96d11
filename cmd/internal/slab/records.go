package slab

import (
	"embed"
	"fmt"
	"slices"
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
	if !slices.Contains(Kinds(), kind) {
		return nil, fmt.Errorf("kind of slab %q: expected one of %s", kind, strings.Join(Kinds(), ", "))
	}
	file, err := records.Open("records/" + kind + ".txt")
	if err != nil {
		return nil, err
	}
	defer file.Close()
	a, err := ReadText(file)
	return a.Layout, err
}
