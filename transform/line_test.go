package transform_test

import (
	"math/bits"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// lines holds the four kinds of lines. Two squares lie on the same line of a kind if number
// gives both the same; place is the bit of the square in the gathered byte.
var lines = []struct {
	name          string
	number, place func(file, rank int) int
	mask          func(sq uint8) uint64
	gather        func(sq uint8, b uint64) uint8
	scatter       func(sq, line uint8) uint64
}{
	{"rank",
		func(file, rank int) int { return rank }, func(file, rank int) int { return file },
		transform.RankMask[uint8, uint64], transform.GatherRank[uint8, uint64],
		func(sq, line uint8) uint64 { return transform.ScatterRank[uint8, uint64](sq, line) }},
	{"file",
		func(file, rank int) int { return file }, func(file, rank int) int { return rank },
		transform.FileMask[uint8, uint64], transform.GatherFile[uint8, uint64],
		func(sq, line uint8) uint64 { return transform.ScatterFile[uint8, uint64](sq, line) }},
	{"diagonal",
		func(file, rank int) int { return rank - file }, func(file, rank int) int { return file },
		transform.DiagonalMask[uint8, uint64], transform.GatherDiagonal[uint8, uint64],
		func(sq, line uint8) uint64 { return transform.ScatterDiagonal[uint8, uint64](sq, line) }},
	{"anti-diagonal",
		func(file, rank int) int { return rank + file }, func(file, rank int) int { return file },
		transform.AntiDiagonalMask[uint8, uint64], transform.GatherAntiDiagonal[uint8, uint64],
		func(sq, line uint8) uint64 { return transform.ScatterAntiDiagonal[uint8, uint64](sq, line) }},
}

// walk returns the line of a kind through sq, square by square: as a board, and for each place
// in the gathered byte its square. Places that a short line lacks hold -1.
func walk(number, place func(file, rank int) int, sq int) (mask uint64, squares [8]int) {
	for i := range squares {
		squares[i] = -1
	}
	for other := range 64 {
		if number(other%8, other/8) == number(sq%8, sq/8) {
			mask |= 1 << other
			squares[place(other%8, other/8)] = other
		}
	}
	return mask, squares
}

func TestLineMasks(t *testing.T) {
	for _, line := range lines {
		for sq := range 64 {
			want, _ := walk(line.number, line.place, sq)
			if got := line.mask(uint8(sq)); got != want {
				t.Errorf("%s of square %d: got, want:\n%s", line.name, sq, transform.Draw(got, want))
			}
		}
	}
}

func TestGatherPutsEverySquareInItsPlace(t *testing.T) {
	for _, line := range lines {
		for sq := range 64 {
			_, squares := walk(line.number, line.place, sq)
			for _, b := range transformtest.Boards() {
				var want uint8
				for place, from := range squares {
					if from >= 0 {
						want |= uint8(b>>from&1) << place
					}
				}
				if got := line.gather(uint8(sq), b); got != want {
					t.Fatalf("%s of square %d: got %08b, want %08b\n%s", line.name, sq, got, want, transform.Draw(b))
				}
			}
		}
	}
}

func TestScatterUndoesGatherForEveryByte(t *testing.T) {
	for _, line := range lines {
		for sq := range 64 {
			_, squares := walk(line.number, line.place, sq)
			for pattern := range 256 {
				var want uint64
				for place, to := range squares {
					if to >= 0 {
						want |= uint64(pattern) >> place & 1 << to
					}
				}
				got := line.scatter(uint8(sq), uint8(pattern))
				if got != want {
					t.Fatalf("%s of square %d, byte %08b: got, want:\n%s", line.name, sq, pattern, transform.Draw(got, want))
				}
				if back := line.scatter(uint8(sq), line.gather(uint8(sq), got)); back != got {
					t.Fatalf("%s of square %d, byte %08b: scattered, then gathered and scattered again:\n%s",
						line.name, sq, pattern, transform.Draw(got, back))
				}
			}
		}
	}
}

// A program whose bit 63 is a1 gathers its lines with the same functions, and finds the square
// nearest to a1 in the highest bit of the byte.
func TestLinesWhereBit63IsA1(t *testing.T) {
	for _, line := range lines {
		for sq := range uint8(64) {
			number := transform.ConvertSquare(transform.LittleEndianRankFile, transform.BigEndianRankFile, sq)
			for _, b := range transformtest.Boards() {
				converted := transform.ConvertBoard(transform.LittleEndianRankFile, transform.BigEndianRankFile, b)
				want := bits.Reverse8(line.gather(sq, b))
				if got := line.gather(number, converted); got != want {
					t.Fatalf("%s of square %d: got %08b, want %08b\n%s", line.name, number, got, want, transform.Draw(converted))
				}
				if got, want := line.scatter(number, want), transform.Rotate180(line.scatter(sq, line.gather(sq, b))); got != want {
					t.Fatalf("%s of square %d scattered: got, want:\n%s", line.name, number, transform.Draw(got, want))
				}
			}
		}
	}
}

func TestSquaresAreMasked(t *testing.T) {
	const b = 0x123456789abcdef0
	for _, line := range lines {
		for sq := range uint8(64) {
			for _, same := range []uint8{sq + 64, sq + 128, sq + 192} {
				if line.mask(sq) != line.mask(same) || line.gather(sq, b) != line.gather(same, b) ||
					line.scatter(sq, 0x5a) != line.scatter(same, 0x5a) {
					t.Errorf("%s of square %d is not that of %d", line.name, same, sq)
				}
			}
		}
	}
}

func TestSignedSquares(t *testing.T) {
	if got, want := transform.FileMask[int, uint64](-1), transform.FileMask[int, uint64](63); got != want {
		t.Errorf("the file of square -1 is not that of 63:\n%s", transform.Draw(got, want))
	}
}
