package spectral_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/magic/spectral"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(spectral.Rook, spectral.Bishop, spectral.Queen))
}

// TestTheWorstSquare proves what doc.go says of a rook on a8: of all sums of three copies, with an index of up
// to 18 bits, two work, and the shortest table has 260,872 entries.
func TestTheWorstSquare(t *testing.T) {
	const a8, widest = 56, 18
	type entry struct{ try, attacks uint64 }
	var table [1 << widest]entry
	var occupancies, answers []uint64
	for occ := range transform.Subsets(tabulate.RelevantRook(a8)) {
		occupancies, answers = append(occupancies, occ), append(answers, reference.Rook(a8, occ))
	}
	try := uint64(0)
	// span returns the length of a table, or 0 if the factor sends different attacks to one index.
	span := func(factor uint64, width int) int {
		try++
		lowest, highest := len(table), 0
		for i, occ := range occupancies {
			index := int(occ * factor >> (64 - width))
			if at := &table[index]; at.try != try {
				*at = entry{try, answers[i]}
			} else if at.attacks != answers[i] {
				return 0
			}
			lowest, highest = min(lowest, index), max(highest, index)
		}
		return highest - lowest + 1
	}
	sums, shortest := 0, len(table)
	for a := range 64 {
		for b := range a {
			for c := range b {
				factor := uint64(1<<a | 1<<b | 1<<c)
				length := span(factor, widest)
				if length > 0 {
					sums++
				}
				for width := widest; length > 0; width-- { // a wider index tells apart what a narrower one does
					shortest = min(shortest, length)
					length = span(factor, width-1)
				}
			}
		}
	}
	if sums != 2 || shortest != 260_872 {
		t.Errorf("%d sums, the shortest table has %d entries, want 2 and 260,872", sums, shortest)
	}
}

func Example() {
	const b6 = 41
	var occupied uint64 = 0x0800220000040a08
	fmt.Print(transform.Draw(occupied, spectral.Bishop(b6, occupied), spectral.Rook(b6, occupied)))
	// Output:
	// . . . 1 . . . .   . . . 1 . . . .   . 1 . . . . . .
	// . . . . . . . .   1 . 1 . . . . .   . 1 . . . . . .
	// . 1 . . . 1 . .   . . . . . . . .   1 . 1 1 1 1 . .
	// . . . . . . . .   1 . 1 . . . . .   . 1 . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . 1 . . . . . .
	// . . 1 . . . . .   . . . . 1 . . .   . 1 . . . . . .
	// . 1 . 1 . . . .   . . . . . 1 . .   . 1 . . . . . .
	// . . . 1 . . . .   . . . . . . 1 .   . . . . . . . .
}
