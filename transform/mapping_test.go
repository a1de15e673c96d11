package transform_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/transform"
)

// numberings gives for each mapping the number of the square on a file and a rank.
var numberings = map[transform.Mapping]func(file, rank int) int{
	transform.LittleEndianRankFile:   func(file, rank int) int { return 8*rank + file },
	transform.RankFileBigEndianFiles: func(file, rank int) int { return 8*rank + (7 - file) },
	transform.RankFileBigEndianRanks: func(file, rank int) int { return 8*(7-rank) + file },
	transform.BigEndianRankFile:      func(file, rank int) int { return 8*(7-rank) + (7 - file) },
	transform.LittleEndianFileRank:   func(file, rank int) int { return 8*file + rank },
	transform.FileRankBigEndianRanks: func(file, rank int) int { return 8*file + (7 - rank) },
	transform.FileRankBigEndianFiles: func(file, rank int) int { return 8*(7-file) + rank },
	transform.BigEndianFileRank:      func(file, rank int) int { return 8*(7-file) + (7 - rank) },
}

func TestMappingsNumberEverySquare(t *testing.T) {
	for _, from := range transform.Mappings() {
		for _, to := range transform.Mappings() {
			for sq := range 64 {
				file, rank := sq%8, sq/8
				have, want := numberings[from](file, rank), numberings[to](file, rank)
				if got := transform.ConvertSquare(from, to, have); got != want {
					t.Fatalf("square %d of %v: got %d in %v, want %d", have, from, got, to, want)
				}
				if got := transform.ConvertBoard(from, to, uint64(1)<<have); got != 1<<want {
					t.Fatalf("board of square %d of %v: got %#x in %v, want %#x", have, from, got, to, uint64(1)<<want)
				}
			}
		}
	}
}

// A picture whose lowest byte is the row at the top is a board of one of two mappings. This is
// what the flips and rotations of its word look like.
func TestSymmetriesOfPictures(t *testing.T) {
	upsideDown := map[transform.Symmetry]transform.Symmetry{
		transform.QuarterTurnClockwise:     transform.QuarterTurnAntiClockwise,
		transform.QuarterTurnAntiClockwise: transform.QuarterTurnClockwise,
		transform.DiagonalFlip:             transform.AntiDiagonalFlip,
		transform.AntiDiagonalFlip:         transform.DiagonalFlip,
	}
	seen := func(m transform.Mapping, s transform.Symmetry) transform.Symmetry {
		return m.To(transform.LittleEndianRankFile).Compose(s).Compose(m.Symmetry())
	}
	for _, s := range transform.Symmetries() {
		if got := seen(transform.BigEndianRankFile, s); got != s {
			t.Errorf("highest bit on the left: the %v looks like the %v", s, got)
		}
		want, changed := upsideDown[s]
		if !changed {
			want = s
		}
		if got := seen(transform.RankFileBigEndianRanks, s); got != want {
			t.Errorf("lowest bit on the left: the %v looks like the %v, want the %v", s, got, want)
		}
	}
}

func ExampleConvertBoard() {
	// A program that writes a1 as the first binary digit keeps it in bit 63.
	const a1, b1 = 1 << 63, 1 << 62
	b := transform.ConvertBoard(transform.BigEndianRankFile, transform.LittleEndianRankFile, uint64(a1|b1))
	fmt.Printf("%#x\n", b)
	// Output: 0x3
}

func TestMappingIgnoresHigherBits(t *testing.T) {
	for _, m := range transform.Mappings() {
		high := m | 0xf8
		if high.String() != m.String() || high.Symmetry() != m.Symmetry() {
			t.Errorf("%#x is not %v", uint8(high), m)
		}
		for _, other := range transform.Mappings() {
			if high.To(other) != m.To(other) || other.To(high) != other.To(m) {
				t.Errorf("from or to %v: %#x is not %v", other, uint8(high), m)
			}
		}
	}
}

func TestNamesAreDifferent(t *testing.T) {
	names := map[string]bool{}
	for _, m := range transform.Mappings() {
		names[m.String()] = true
	}
	for _, s := range transform.Symmetries() {
		names[s.String()] = true
	}
	if len(names) != 16 {
		t.Errorf("%d names of mappings and symmetries, want 16", len(names))
	}
}
