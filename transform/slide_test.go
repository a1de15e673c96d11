package transform_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/transform"
)

// TestRelevantSquares holds the masks against their definition: a square of the line is
// relevant if a piece that stands there alone takes something from the attacks.
func TestRelevantSquares(t *testing.T) {
	for name, line := range map[string]struct {
		relevant func(sq int) uint64
		attacks  func(sq int, occ uint64) uint64
	}{
		"rank":          {transform.RelevantRank[uint64, int], transform.RankAttacks[int, uint64]},
		"file":          {transform.RelevantFile[uint64, int], transform.FileAttacks[int, uint64]},
		"diagonal":      {transform.RelevantDiagonal[uint64, int], transform.DiagonalAttacks[int, uint64]},
		"anti-diagonal": {transform.RelevantAntiDiagonal[uint64, int], transform.AntiDiagonalAttacks[int, uint64]},
	} {
		for sq := range 64 {
			var want uint64
			for blocker := range 64 {
				if line.attacks(sq, 1<<blocker) != line.attacks(sq, 0) {
					want |= 1 << blocker
				}
			}
			if got := line.relevant(sq); got != want {
				t.Fatalf("relevant squares of the %s of square %d: got, want\n%s", name, sq, transform.Draw(got, want))
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
