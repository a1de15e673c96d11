// Package transformtest checks maps of the 8x8 board against a definition, and draws the board
// on which they differ.
//
// A permutation of the squares is known from its 64 single squares together with the fact that
// it distributes over the set operations. [Permutation] asks for both, and tries whole boards
// besides.
//
//	func TestMirror(t *testing.T) {
//		transformtest.Permutation(t, mirror, func(file, rank int) (int, int) { return 7 - file, rank })
//		transformtest.Inverses(t, mirror, mirror)
//	}
package transformtest

import (
	"testing"

	"github.com/bitray/bitray/transform"
)

// Map is a map of whole boards.
type Map func(uint64) uint64

// Definition says where a map takes the square on a file and a rank, both 0 to 7. It is meant
// to be written down as plainly as possible, with no trick that could share an error with the
// map under test.
type Definition func(file, rank int) (toFile, toRank int)

// Board applies the definition to all squares of a board, one after the other.
func (d Definition) Board(b uint64) uint64 {
	var moved uint64
	for sq := range 64 {
		file, rank := d(sq%8, sq/8)
		moved |= b >> sq & 1 << (8*rank + file)
	}
	return moved
}

// Equal fails the test unless got and want agree on all [Boards]. It draws the first board on
// which they differ.
func Equal(t testing.TB, got, want Map) {
	t.Helper()
	for _, b := range Boards() {
		if g, w := got(b), want(b); g != w {
			t.Fatalf("of board %#016x: got %#016x, want %#016x\nboard, got, want, difference:\n%s",
				b, g, w, transform.Draw(b, g, w, g^w))
		}
	}
}

// Permutation fails the test unless got is the map that want defines, and distributes over the
// set operations as a permutation must.
func Permutation(t testing.TB, got Map, want Definition) {
	t.Helper()
	Equal(t, got, want.Board)
	Distributive(t, got)
}

// Inverses fails the test unless each of the two maps undoes the other.
func Inverses(t testing.TB, f, g Map) {
	t.Helper()
	identity := func(b uint64) uint64 { return b }
	Equal(t, func(b uint64) uint64 { return f(g(b)) }, identity)
	Equal(t, func(b uint64) uint64 { return g(f(b)) }, identity)
}

// Distributive fails the test unless the map distributes over intersection, union, exclusive
// or and complement.
func Distributive(t testing.TB, f Map) {
	t.Helper()
	boards := Boards()
	for i, a := range boards {
		b := boards[(i*7+3)%len(boards)]
		laws := [...]struct {
			name      string
			got, want uint64
		}{
			{"intersection", f(a & b), f(a) & f(b)},
			{"union", f(a | b), f(a) | f(b)},
			{"exclusive or", f(a ^ b), f(a) ^ f(b)},
			{"complement", f(^a), ^f(a)},
		}
		for _, law := range laws {
			if law.got != law.want {
				t.Fatalf("does not distribute over %s, boards %#016x and %#016x:\n%s",
					law.name, a, b, transform.Draw(a, b, law.got, law.want))
			}
		}
	}
}
