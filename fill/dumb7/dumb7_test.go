package dumb7_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/fill/dumb7"
	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(dumb7.Rook, dumb7.Bishop, dumb7.Queen))
}

// TestSets compares sets of sliders, some of them on squares that count as empty, with package fill.
func TestSets(t *testing.T) {
	for _, gen := range transformtest.Boards() {
		for _, occ := range transformtest.Boards() {
			if got, want := dumb7.Queens(gen, occ), fill.Queens(gen, occ); got != want {
				t.Fatalf("sliders, occupied, want, got\n%s", transform.Draw(gen, occ, want, got))
			}
		}
	}
}

func Example() {
	// The bishop on c1 alone, and with one on e6 in one answer: the squares that either attacks.
	var bishops uint64 = 1<<2 | 1<<44
	var occupied = bishops | 1<<20 | 1<<37
	fmt.Print(transform.Draw(occupied, dumb7.Bishop(2, occupied), dumb7.Bishops(bishops, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . 1 . . . 1 .
	// . . . . . . . .   . . . . . . . .   . . . 1 . 1 . .
	// . . . . 1 . . .   . . . . . . . .   . . . . . . . .
	// . . . . . 1 . .   . . . . . . . .   . . . 1 . 1 . .
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .
	// . . . . 1 . . .   1 . . . 1 . . .   1 1 . . 1 . . .
	// . . . . . . . .   . 1 . 1 . . . .   1 1 . 1 . . . .
	// . . 1 . . . . .   . . . . . . . .   . . . . . . . .
}
