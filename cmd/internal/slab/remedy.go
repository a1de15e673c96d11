package slab

import (
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

// Remedy says what is known of other squares, those of other wrong multipliers, or of other widths for one that is wrong, after
// a semicolon, and nothing if it is right by itself.
func (e Entry) Remedy(others []Fault) string {
	const d6 = 43
	p, least := e.problem(), 0
	file, rank := p.Square&7, p.Square>>3
	switch five := bits.OnesCount64(p.Mask) == 5; { // what cmd/bitray-lab, package exhaust, has proved
	case p.Piece == find.Bishop && p.Square == d6:
		least = 7
	case five && (file < 2 || file > 5) && rank != 3 && rank != 4:
		least = 4
	case five:
		least = 5
	}
	if e.Bits < least {
		return fmt.Sprintf("; no multiplier has fewer than %d bits here: all were searched", least)
	}
	var t tester
	right := func(on *find.Problem, bits int) bool {
		return t.works(Entry{Piece: on.Piece, Square: on.Square, Multiplier: find.Multiplier{Bits: bits, Magic: e.Magic, Addend: e.Addend}})
	}
	for _, o := range others {
		other := o.problem()
		if bits := max(p.Bits, other.Bits, e.Bits); !right(p, bits) && right(other, bits) {
			return "; right on " + transform.SquareName(other.Square)
		}
	}
	for bits := e.Bits; bits <= MaxBits; bits++ {
		switch {
		case !right(p, bits):
		case bits == e.Bits:
			return ""
		default:
			return fmt.Sprintf("; right with %d bits", bits)
		}
	}
	return fmt.Sprintf("; wrong with up to %d bits", MaxBits)
}

// tester tests single multipliers.
type tester struct{ find.Tester }

// works reports whether e is right by itself, whatever its width. Few are wider than [find.MaxBits].
func (t *tester) works(e Entry) bool {
	if e.Bits <= find.MaxBits {
		return e.Bits > 0 && t.Test(e.problem(), e.Multiplier)
	}
	table := map[int]uint64{}
	for occupancy, attacks := range e.problem().All() {
		if old := table[e.Index(occupancy)]; old != 0 && old != attacks {
			return false
		}
		table[e.Index(occupancy)] = attacks
	}
	return true
}
