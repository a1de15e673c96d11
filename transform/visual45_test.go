package transform_test

import (
	"fmt"
	"math/bits"
	"strconv"
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

// The wiki draws Crafty's layout as eight rows of eight squares too.
func TestVisualClockwiseInRanks(t *testing.T) {
	const drawn = `
		c7 d8 a6 b7 c8 a7 b8 a8
		f8 a4 b5 c6 d7 e8 a5 b6
		e6 f7 g8 a3 b4 c5 d6 e7
		e5 f6 g7 h8 a2 b3 c4 d5
		e4 f5 g6 h7 a1 b2 c3 d4
		d2 e3 f4 g5 h6 b1 c2 d3
		g3 h4 d1 e2 f3 g4 h5 c1
		h1 g1 h2 f1 g2 h3 e1 f2`
	if places(drawn) != places(visualClockwise) {
		t.Error("the diagram in ranks is not the diagram in diagonals")
	}
}

func TestVisualTravels(t *testing.T) {
	const travels = `
		-28 -21 -15 -10  -6  -3  -1   0
		-27 -20 -13  -7  -2   2   5   7
		-25 -19 -12  -5   1   6  10  13
		-22 -17 -11  -4   3   9  14  18
		-18 -14  -9  -3   4  11  17  22
		-13 -10  -6  -1   5  12  19  25
		 -7  -5  -2   2   7  13  20  27
		  0   1   3   6  10  15  21  28`
	drawn := strings.Fields(travels)
	for sq := range 64 {
		place := bits.TrailingZeros64(transform.VisualRotate45AntiClockwise(uint64(1) << sq))
		if got, want := strconv.Itoa(place-sq), drawn[8*(7-sq/8)+sq%8]; got != want {
			t.Errorf("square %d travels %s, drawn as %s", sq, got, want)
		}
	}
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
