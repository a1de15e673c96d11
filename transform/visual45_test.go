package transform_test

import (
	"fmt"
	"math/bits"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// visualClockwise is the layout as rotated bitboards draw it, a rank of the diagram for a rank of the board
// turned by 45 degrees, the lowest bit at the bottom left. It is that of Crafty, as drawn by the Chess
// Programming Wiki.
const visualClockwise = `
		a8
		a7 b8
		a6 b7 c8
		a5 b6 c7 d8
		a4 b5 c6 d7 e8
		a3 b4 c5 d6 e7 f8
		a2 b3 c4 d5 e6 f7 g8
		a1 b2 c3 d4 e5 f6 g7 h8
		b1 c2 d3 e4 f5 g6 h7
		c1 d2 e3 f4 g5 h6
		d1 e2 f3 g4 h5
		e1 f2 g3 h4
		f1 g2 h3
		g1 h2
		h1`

// places reads a diagram and returns for every square its place in the layout.
func places(diagram string) (places [64]int) {
	lines := strings.Split(strings.TrimSpace(diagram), "\n")
	place := 0
	for i := len(lines) - 1; i >= 0; i-- {
		for _, name := range strings.Fields(lines[i]) {
			places[8*(name[1]-'1')+(name[0]-'a')] = place
			place++
		}
	}
	return places
}

// TestVisualRotations holds the one layout to its diagram, and the other to the one, which a board turned by a
// quarter turn has: the anti-diagonals come one after the other, from a1 to h8.
func TestVisualRotations(t *testing.T) {
	places := places(visualClockwise)
	transformtest.Permutation(t, transform.VisualRotate45Clockwise[uint64], func(file, rank int) (int, int) {
		place := places[8*rank+file]
		return place % 8, place / 8
	})
	transformtest.Equal(t, transform.VisualRotate45AntiClockwise[uint64], func(b uint64) uint64 {
		return transform.VisualRotate45Clockwise(transform.Rotate90AntiClockwise(b))
	})
}

func ExampleVisualRotate45AntiClockwise() {
	const c1, b2, a3 = 2, 9, 16 // the third anti-diagonal
	occ := uint64(1<<c1 | 1<<a3)
	layout := transform.VisualRotate45AntiClockwise(occ)
	start := bits.TrailingZeros64(transform.VisualRotate45AntiClockwise(uint64(1) << a3))
	fmt.Printf("%03b from bit %d\n", layout>>start&0b111, start)
	fmt.Println("b2 is bit", bits.TrailingZeros64(transform.VisualRotate45AntiClockwise(uint64(1)<<b2)))
	// Output:
	// 101 from bit 3
	// b2 is bit 4
}
