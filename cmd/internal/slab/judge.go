package slab

import (
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

// Right reports whether e is right by itself, whatever its width. Few are wider than [find.MaxBits], which t tests.
func (e Entry) Right(t *find.Tester) bool {
	if e.Bits <= find.MaxBits {
		return e.Bits > 0 && t.Test(e.Problem(), e.Multiplier)
	}
	seen := map[int]uint64{}
	for occupancy, attacks := range e.Problem().All() {
		index := e.Index(occupancy)
		if old, is := seen[index]; is && old != attacks {
			return false
		}
		seen[index] = attacks
	}
	return true
}

// Remedy says what is known of other squares, those of other wrong multipliers, or of other widths for one that is wrong, after
// a semicolon, and nothing if it is right by itself. One that is right with up to two bits more than the mask has squares is for its
// own square: on others it is right by chance. With still more bits chance makes many bishops right on their own.
func (e Entry) Remedy(others []Fault) string {
	const d6 = 43
	p, least := e.Problem(), 0
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
	var t find.Tester
	right := func(on *find.Problem, bits int) bool {
		return (Entry{Piece: on.Piece, Square: on.Square, Multiplier: find.Multiplier{Bits: bits, Magic: e.Magic, Addend: e.Addend}}).Right(&t)
	}
	for _, o := range others {
		other := o.Problem()
		if bits := max(p.Bits, other.Bits, e.Bits); !right(p, max(bits, p.Bits+2)) && right(other, bits) {
			return "; right on " + transform.SquareName(other.Square)
		}
	}
	if right(p, e.Bits) {
		return ""
	}
	for bits := e.Bits + 1; bits <= MaxBits; bits++ {
		if right(p, bits) {
			return fmt.Sprintf("; right with %d bits", bits)
		}
	}
	return fmt.Sprintf("; wrong with up to %d bits", MaxBits)
}
