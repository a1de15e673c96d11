package tabulate_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// steps holds one step of each kind of line, in the order of [tabulate.LineKinds].
var steps = [4]struct {
	name           string
	toFile, toRank int
}{{"rank", 1, 0}, {"file", 0, 1}, {"diagonal", 1, 1}, {"anti-diagonal", 1, -1}}

// step goes from sq until it meets a blocker, which is included, or the edge.
func step(sq, toFile, toRank int, occ uint64) (attacked uint64) {
	file, rank := sq%8+toFile, sq/8+toRank
	for file >= 0 && file < 8 && rank >= 0 && rank < 8 {
		attacked |= 1 << (8*rank + file)
		if occ&attacked != 0 {
			break
		}
		file, rank = file+toFile, rank+toRank
	}
	return attacked
}

func TestAttacksOnLines(t *testing.T) {
	for i, line := range tabulate.LineKinds() {
		to := steps[i]
		for sq := range 64 {
			for _, occ := range transformtest.Boards() {
				want := step(sq, to.toFile, to.toRank, occ) | step(sq, -to.toFile, -to.toRank, occ)
				if got := line.Attacks(sq, occ); got != want {
					t.Fatalf("%s of square %d: occupancy, got, want:\n%s", to.name, sq, transform.Draw(occ, got, want))
				}
			}
		}
	}
}

// TestRelevantSquares holds the masks against their definition: a square of the line is
// relevant if a piece that stands there alone takes something from the attacks.
func TestRelevantSquares(t *testing.T) {
	for i, line := range tabulate.LineKinds() {
		for sq := range 64 {
			var want uint64
			for blocker := range 64 {
				if line.Attacks(sq, 1<<blocker) != line.Attacks(sq, 0) {
					want |= 1 << blocker
				}
			}
			if got := line.Relevant(sq); got != want {
				t.Fatalf("relevant squares of the %s of square %d: got, want\n%s", steps[i].name, sq, transform.Draw(got, want))
			}
		}
	}
}

// TestSubsets holds tables of rooks and bishops against the attacks of their two lines, for each subset.
func TestSubsets(t *testing.T) {
	const before = 0xfeedfacecafebeef
	table := make([]uint64, 1<<12+1)
	for sq := range 64 {
		for _, slider := range []tabulate.Slider{
			tabulate.Rook,
			tabulate.Bishop,
			{func(int) uint64 { return 0 }, tabulate.FileAttacks},
		} {
			for i := range table {
				table[i] = before
			}
			filled, i := tabulate.Subsets(table, sq, slider.Relevant(sq), slider.Attacks), 0
			for occ := range transform.Subsets(slider.Relevant(sq)) {
				if want := slider.Attacks(sq, occ); filled[i] != want || table[i] != want {
					t.Fatalf("square %d: occupancy, got, want\n%s", sq, transform.Draw(occ, filled[i], want))
				}
				i++
			}
			if i != len(filled) || table[i] != before {
				t.Fatalf("square %d: filled %d entries, want %d, and nothing after them", sq, len(filled), i)
			}
		}
	}
}

// TestEnter spreads the subsets of files by a factor that keeps them apart, after what is in front of the table,
// and turned by an addend.
func TestEnter(t *testing.T) {
	const before, factor, shift = 0xfeedfacecafebeef, 0x0002040810204081, 57
	for sq := range 64 {
		relevant, addend := tabulate.RelevantFile(sq), uint64(sq)<<58
		table := slices.Repeat([]uint64{before}, 128+3)
		file := tabulate.LineKinds()[1]
		file.Enter(table, sq, tabulate.Product{Factor: factor << (7 - sq&7), Addend: addend, Shift: shift, Offset: 3})
		entered := map[uint64]bool{}
		for occ := range transform.Subsets(relevant) {
			index := 3 + (occ*(factor<<(7-sq&7))+addend)>>shift
			entered[index] = true
			if want := tabulate.FileAttacks(sq, occ); table[index] != want {
				t.Fatalf("square %d: occupancy, got, want\n%s", sq, transform.Draw(occ, table[index], want))
			}
		}
		for index, attacked := range table {
			if !entered[uint64(index)] && attacked != before {
				t.Fatalf("square %d: entry %d was filled, which no subset leads to", sq, index)
			}
		}
	}
}

// TestSlidersJoinTheirLines expects of a rook the rank and the file, of a bishop both diagonals.
func TestSlidersJoinTheirLines(t *testing.T) {
	lines := tabulate.LineKinds()
	for i, slider := range []tabulate.Slider{tabulate.Rook, tabulate.Bishop} {
		one, other := lines[2*i], lines[2*i+1]
		for sq := range 64 {
			if got, want := slider.Relevant(sq), one.Relevant(sq)|other.Relevant(sq); got != want {
				t.Errorf("%s and other line of square %d: relevant, want\n%s", steps[2*i].name, sq, transform.Draw(got, want))
			}
			for _, occ := range transformtest.Boards() {
				if got, want := slider.Attacks(sq, occ), one.Attacks(sq, occ)|other.Attacks(sq, occ); got != want {
					t.Fatalf("%s and other line of square %d: occupancy, got, want\n%s", steps[2*i].name, sq, transform.Draw(occ, got, want))
				}
			}
		}
	}
}
