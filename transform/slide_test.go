package transform_test

import (
	"slices"
	"testing"

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
	{"rank", 1, 0, transform.RankAttacks[int, uint64], transform.RelevantRank[uint64, int]},
	{"file", 0, 1, transform.FileAttacks[int, uint64], transform.RelevantFile[uint64, int]},
	{"diagonal", 1, 1, transform.DiagonalAttacks[int, uint64], transform.RelevantDiagonal[uint64, int]},
	{"anti-diagonal", 1, -1, transform.AntiDiagonalAttacks[int, uint64], transform.RelevantAntiDiagonal[uint64, int]},
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

// TestTabulate holds a table against the attacks that it was not filled from: those past
// several blockers.
func TestTabulate(t *testing.T) {
	for sq := range 64 {
		open := transform.RankAttacks(sq, uint64(0))
		var alone [8]uint64
		for file := range alone {
			alone[file] = transform.RankAttacks(sq, uint64(0x0101010101010101)<<file)
		}
		// What a table holds before does not matter, and what is beyond it is left alone.
		const before = 0xfeedfacecafebeef
		table := slices.Repeat([]uint64{before}, 257)
		transform.Tabulate(table, open, alone[:])
		if table[256] != before {
			t.Fatalf("square %d: filled 257 entries, want 256", sq)
		}
		for line, got := range table[:256] {
			occ := transform.ScatterRank[uint64](sq, uint8(line))
			if want := transform.RankAttacks(sq, occ); got != want {
				t.Fatalf("square %d: occupancy, got, want\n%s", sq, transform.Draw(occ, got, want))
			}
		}
	}
}

// TestTabulateSubsets holds tables of rooks and bishops against the attacks of their two lines, for each subset.
func TestTabulateSubsets(t *testing.T) {
	const before = 0xfeedfacecafebeef
	table := make([]uint64, 1<<12+1)
	for sq := range 64 {
		for _, slider := range []struct {
			relevant uint64
			attacks  func(sq int, occ uint64) uint64
		}{
			{transform.RelevantRank[uint64](sq) | transform.RelevantFile[uint64](sq), rookAttacks},
			{transform.RelevantDiagonal[uint64](sq) | transform.RelevantAntiDiagonal[uint64](sq), bishopAttacks},
			{0, transform.FileAttacks[int, uint64]},
		} {
			for i := range table {
				table[i] = before
			}
			filled, i := transform.TabulateSubsets(table, sq, slider.relevant, slider.attacks), 0
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

func rookAttacks(sq int, occ uint64) uint64 {
	return transform.RankAttacks(sq, occ) | transform.FileAttacks(sq, occ)
}

func bishopAttacks(sq int, occ uint64) uint64 {
	return transform.DiagonalAttacks(sq, occ) | transform.AntiDiagonalAttacks(sq, occ)
}
