package geometry_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/transform"
)

// boards returns sets to be asked for: the empty and the full one, single squares, and random ones
// of any density.
func boards() (list []board) {
	list = append(list, 0, ^board(0))
	for sq := range square(64) {
		list = append(list, bit(sq))
	}
	r := rand.New(rand.NewPCG(14, 0))
	for range 500 {
		b := board(r.Uint64())
		list = append(list, b, b&board(r.Uint64()), b|board(r.Uint64()), b&board(r.Uint64()&r.Uint64()))
	}
	return list
}

// TestSetwise joins the answers for single squares.
func TestSetwise(t *testing.T) {
	for _, b := range boards() {
		var knights, kings board
		var steps [8]board
		var pawns [2]board
		for sq := range square(64) {
			if b&bit(sq) == 0 {
				continue
			}
			knights |= geometry.Knight[board](sq)
			kings |= geometry.King[board](sq)
			for c := range color(2) {
				pawns[c] |= geometry.Pawn[board](c, sq)
			}
			for d := range geometry.Direction(8) {
				steps[d] |= geometry.Step(d, bit(sq))
			}
		}
		check := func(name string, want, got board) {
			t.Helper()
			if got != want {
				t.Fatalf("%s: set, want, got\n%s", name, transform.Draw(b, want, got))
			}
		}
		check("knights", knights, geometry.Knights(b))
		check("kings", kings, geometry.Kings(b))
		for _, c := range [4]color{geometry.White, geometry.Black, 2, 255} {
			check("pawns", pawns[c&1], geometry.Pawns(c, b))
		}
		for d := range geometry.Direction(8) {
			check("step to the "+d.String(), steps[d], geometry.Step(d, b))
			check("step of its own to the "+d.String(), steps[d], stepTo(d)(b))
		}
	}
}

// TestSquares compares with the bits, ends a loop early, and allocates nothing.
func TestSquares(t *testing.T) {
	for _, b := range boards() {
		var got board
		last := square(-1)
		for sq := range geometry.Squares[square](b) {
			if got |= bit(sq); sq <= last {
				t.Fatalf("square %d after %d", sq, last)
			}
			last = sq
		}
		if got != b {
			t.Fatalf("want, got\n%s", transform.Draw(b, got))
		}
		for sq := range geometry.Squares[square](b) {
			if bit(sq) != b&-b {
				t.Fatalf("square %d first, of\n%s", sq, transform.Draw(b))
			}
			break
		}
	}
	sum := 0
	if n := testing.AllocsPerRun(10, func() {
		for sq := range geometry.Squares[int](board(sum) | 0x8100000000000081) {
			sum += sq
		}
	}); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}
