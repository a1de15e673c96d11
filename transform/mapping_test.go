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
	for from := range transform.Mapping(16) { // of which only the lowest three bits count
		for to := range transform.Mapping(16) {
			for sq := range 64 {
				file, rank := sq%8, sq/8
				have, want := numberings[from&7](file, rank), numberings[to&7](file, rank)
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

// TestNames expects the same name whatever the higher bits are, and no name twice.
func TestNames(t *testing.T) {
	names := map[string]uint8{}
	for i := range uint8(16) {
		for kind, name := range []string{transform.Mapping(i).String(), transform.Symmetry(i).String()} {
			if value, ok := names[name]; ok && value != i&7|uint8(kind)<<3 {
				t.Errorf("%q is the name of two mappings or symmetries", name)
			}
			names[name] = i&7 | uint8(kind)<<3
		}
	}
	if len(names) != 16 {
		t.Errorf("%d names of mappings and symmetries, want 16", len(names))
	}
}
