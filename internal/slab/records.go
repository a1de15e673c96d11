package slab

import (
	_ "embed" // the records
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/transform"
)

var (
	//go:embed records/identity.txt
	identity string
	//go:embed records/byteswap.txt
	byteswap string
	//go:embed records/symmetric.txt
	symmetric string
)

// kind is what may be done to an occupancy before the look-up, and the record of such slabs.
type kind struct {
	name       string
	symmetries []transform.Symmetry
	record     string
}

var all = transform.Symmetries()

var kinds = []kind{
	{"identity", []transform.Symmetry{transform.Identity}, identity},
	{"byteswap", []transform.Symmetry{transform.Identity, transform.VerticalFlip}, byteswap},
	{"symmetric", all[:], symmetric},
}

// Kinds returns the kinds of slabs, by what may be done to an occupancy before the look-up:
//
//   - identity: nothing. Package magic/packed is generated from the record of this kind.
//   - byteswap: the board may be turned upside down.
//   - symmetric: any of the eight symmetries of the board.
func Kinds() (names []string) {
	for _, k := range kinds {
		names = append(names, k.name)
	}
	return names
}

func lookup(name string) (kind, error) {
	for _, k := range kinds {
		if k.name == name {
			return k, nil
		}
	}
	return kind{}, fmt.Errorf("kind of slab %q: expected one of %s", name, strings.Join(Kinds(), ", "))
}

// Symmetries returns the symmetries that slabs of the given kind may use, the identity first. An
// error names the kinds that exist.
func Symmetries(kind string) ([]transform.Symmetry, error) {
	k, err := lookup(kind)
	return slices.Clone(k.symmetries), err
}

// Record returns the layout of the shortest slab known of the given kind, one of [Kinds]. Its file
// in the directory records tells who found the multipliers, and is the source of all copies.
func Record(kind string) (Layout, error) {
	k, err := lookup(kind)
	if err != nil {
		return nil, err
	}
	return ReadText(strings.NewReader(k.record))
}
