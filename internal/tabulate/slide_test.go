package tabulate_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// attacksOnLines holds the steps of each kind of line and its functions.
var attacksOnLines = []struct {
	name           string
	toFile, toRank int // one step
	attacks        func(sq int, occ uint64) uint64
	relevant       func(sq int) uint64
}{
	{"rank", 1, 0, tabulate.RankAttacks, tabulate.RelevantRank},
	{"file", 0, 1, tabulate.FileAttacks, tabulate.RelevantFile},
	{"diagonal", 1, 1, tabulate.DiagonalAttacks, tabulate.RelevantDiagonal},
	{"anti-diagonal", 1, -1, tabulate.AntiDiagonalAttacks, tabulate.RelevantAntiDiagonal},
}

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
	for _, line := range attacksOnLines {
		for sq := range 64 {
			for _, occ := range transformtest.Boards() {
				want := step(sq, line.toFile, line.toRank, occ) | step(sq, -line.toFile, -line.toRank, occ)
				if got := line.attacks(sq, occ); got != want {
					t.Fatalf("%s of square %d: occupancy, got, want:\n%s", line.name, sq, transform.Draw(occ, got, want))
				}
			}
		}
	}
}

// TestRelevantSquares holds the masks against their definition: a square of the line is
// relevant if a piece that stands there alone takes something from the attacks.
func TestRelevantSquares(t *testing.T) {
	for _, line := range attacksOnLines {
		for sq := range 64 {
			var want uint64
			for blocker := range 64 {
				if line.attacks(sq, 1<<blocker) != line.attacks(sq, 0) {
					want |= 1 << blocker
				}
			}
			if got := line.relevant(sq); got != want {
				t.Fatalf("relevant squares of the %s of square %d: got, want\n%s", line.name, sq, transform.Draw(got, want))
			}
		}
	}
}

// TestFill holds a table against the attacks that it was not filled from: those past several blockers.
func TestFill(t *testing.T) {
	for sq := range 64 {
		open := tabulate.RankAttacks(sq, uint64(0))
		var alone [8]uint64
		for file := range alone {
			alone[file] = tabulate.RankAttacks(sq, uint64(0x0101010101010101)<<file)
		}
		// What a table holds before does not matter, and what is beyond it is left alone.
		const before = 0xfeedfacecafebeef
		table := slices.Repeat([]uint64{before}, 257)
		tabulate.Fill(table, open, alone[:])
		if table[256] != before {
			t.Fatalf("square %d: filled 257 entries, want 256", sq)
		}
		for line, got := range table[:256] {
			occ := transform.ScatterRank[int, uint64](sq, uint8(line))
			if want := tabulate.RankAttacks(sq, occ); got != want {
				t.Fatalf("square %d: occupancy, got, want\n%s", sq, transform.Draw(occ, got, want))
			}
		}
	}
}

// TestSubsets holds tables of rooks and bishops against the attacks of their two lines, for each subset.
func TestSubsets(t *testing.T) {
	const before = 0xfeedfacecafebeef
	table := make([]uint64, 1<<12+1)
	for sq := range 64 {
		for _, slider := range []struct {
			relevant uint64
			attacks  func(sq int, occ uint64) uint64
		}{
			{tabulate.RelevantRook(sq), tabulate.RookAttacks},
			{tabulate.RelevantBishop(sq), tabulate.BishopAttacks},
			{0, tabulate.FileAttacks},
		} {
			for i := range table {
				table[i] = before
			}
			filled, i := tabulate.Subsets(table, sq, slider.relevant, slider.attacks), 0
			for occ := range transform.Subsets(slider.relevant) {
				if want := slider.attacks(sq, occ); filled[i] != want || table[i] != want {
					t.Fatalf("square %d: occupancy, got, want\n%s", sq, transform.Draw(occ, filled[i], want))
				}
				i++
			}
			if i != len(filled) || table[i] != before {
				t.Fatalf("square %d: filled %d entries, want %d, and nothing behind them", sq, len(filled), i)
			}
		}
	}
}

// TestByProduct spreads the subsets of files by a factor that keeps them apart, once in front of the table.
func TestByProduct(t *testing.T) {
	const before, factor, shift = 0xfeedfacecafebeef, 0x0002040810204081, 57
	for sq := range 64 {
		relevant := tabulate.RelevantFile(sq)
		table := slices.Repeat([]uint64{before}, 128+3)
		tabulate.ByProduct(table, 3, sq, relevant, tabulate.FileAttacks, factor<<(7-sq&7), shift)
		entered := map[uint64]bool{}
		for occ := range transform.Subsets(relevant) {
			index := 3 + occ*(factor<<(7-sq&7))>>shift
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

// TestLineKinds expects the order that techniques number lines by.
func TestLineKinds(t *testing.T) {
	for i, line := range tabulate.LineKinds() {
		for sq := range 64 {
			if want := attacksOnLines[i]; line.Relevant(sq) != want.relevant(sq) || line.Attacks(sq, 1<<20) != want.attacks(sq, 1<<20) {
				t.Errorf("line %d of square %d is not the %s", i, sq, want.name)
			}
		}
	}
}

// TestSlidersJoinTheirLines expects of a rook the rank and the file, of a bishop both diagonals.
func TestSlidersJoinTheirLines(t *testing.T) {
	for i, slider := range []struct {
		relevant func(sq int) uint64
		attacks  func(sq int, occ uint64) uint64
	}{{tabulate.RelevantRook, tabulate.RookAttacks}, {tabulate.RelevantBishop, tabulate.BishopAttacks}} {
		one, other := attacksOnLines[2*i], attacksOnLines[2*i+1]
		for sq := range 64 {
			if got, want := slider.relevant(sq), one.relevant(sq)|other.relevant(sq); got != want {
				t.Errorf("%s and %s of square %d: relevant, want\n%s", one.name, other.name, sq, transform.Draw(got, want))
			}
			for _, occ := range transformtest.Boards() {
				if got, want := slider.attacks(sq, occ), one.attacks(sq, occ)|other.attacks(sq, occ); got != want {
					t.Fatalf("%s and %s of square %d: occupancy, got, want\n%s", one.name, other.name, sq, transform.Draw(occ, got, want))
				}
			}
		}
	}
}
