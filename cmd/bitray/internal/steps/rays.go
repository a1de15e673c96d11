package steps

import (
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/internal/edge"
)

// direction is a step from square to square.
type direction struct {
	part
	shift int    // of the number of the square
	wraps uint64 // the squares where a step lands that left the board on the other side
}

var directions = map[string][]direction{
	"rook": {
		{"north", 8, 0}, {"east", 1, edge.FileA}, {"south", -8, 0}, {"west", -1, edge.FileH},
	},
	"bishop": {
		{"north-east", 9, edge.FileA}, {"south-east", -7, edge.FileA},
		{"south-west", -9, edge.FileH}, {"north-west", 7, edge.FileH},
	},
}

// move shifts a board by n steps, which may wrap.
func (d direction) move(board uint64, n int) uint64 {
	if d.shift > 0 {
		return board << (d.shift * n)
	}
	return board >> (-d.shift * n)
}

// by writes the shift of n steps.
func (d direction) by(n int) string {
	if d.shift > 0 {
		return fmt.Sprintf("<< %d", d.shift*n)
	}
	return fmt.Sprintf(">> %d", -d.shift*n)
}

// ray returns the squares that a slider on an empty board attacks in this direction.
func (d direction) ray(slider uint64) (ray uint64) {
	for at := d.move(slider, 1) &^ d.wraps; at != 0; at = d.move(at, 1) &^ d.wraps {
		ray |= at
	}
	return ray
}

func classical(q question, d direction) []Step {
	ray := d.ray(q.slider())
	blockers := ray & q.occ
	first := blockers & -blockers
	if d.shift < 0 && blockers != 0 {
		first = 1 << (bits.Len64(blockers) - 1)
	}
	return []Step{
		{Name: "ray", Board: ray},
		{Name: "ray & occ; the first blocker", Board: blockers, Marked: first},
		{Name: "ray of the first blocker", Board: d.ray(first)},
		{Name: "attacks = ray ^ ray of the blocker", Board: ray ^ d.ray(first)},
	}
}

func koggeStone(q question, d direction) []Step {
	gen, empty := q.slider(), ^q.occ&^d.wraps
	steps := []Step{{Name: "gen, the slider; p, the empty squares", Board: gen, Marked: empty}}
	for n := 1; n <= 4; n *= 2 {
		gen |= empty & d.move(gen, n)
		empty &= d.move(empty, n)
		steps = append(steps, Step{Name: fmt.Sprintf("gen |= p & (gen %s)", d.by(n)), Board: gen, Marked: empty})
	}
	return append(steps, Step{Name: fmt.Sprintf("attacks = gen %s, without what wraps", d.by(1)), Board: d.move(gen, 1) &^ d.wraps})
}
