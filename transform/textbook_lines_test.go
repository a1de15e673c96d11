package transform_test

import (
	"fmt"
	"math/bits"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// Published forms for lines, with the sources of textbook_test.go.

const aFile, hFile, notAFile, notHFile, firstRank = 0x0101010101010101, 0x8080808080808080, 0xfefefefefefefefe, 0x7f7f7f7f7f7f7f7f, 0xff
const upTheBoard, downTheBoard = 0x8040201008040201, 0x0102040810204080 // the two long diagonals

// TestPublishedTurnsOfLines turns each of the 256 patterns of a line, with the rest of the board empty, full and of
// any kind: the first two kinds of rest show every bit that leaks from it.
//
// Multiplying the a-file by the main diagonal, whose bits are nine places apart, adds up copies of eight bits without a
// carry, and so does multiplying the first rank. For the h-file the factor is the anti-diagonal a8-h1 shifted right by
// seven, the bits 7k for k = 0 to 7, and 8r+7 + 7(7-r) = 56+r.
func TestPublishedTurnsOfLines(t *testing.T) {
	for _, form := range []struct {
		name            string
		mask            uint64
		published, want transformtest.Map
	}{
		{"a-file to rank", aFile, func(b uint64) uint64 { return b & aFile * upTheBoard >> 56 }, transform.Rotate90AntiClockwise[uint64]},
		{"rank 1 to a-file", firstRank, func(b uint64) uint64 { return b & firstRank * upTheBoard >> 7 & aFile }, transform.Rotate90Clockwise[uint64]},
		{"h-file to rank", hFile, func(b uint64) uint64 { return b & hFile * (downTheBoard >> 7) >> 56 }, transform.Rotate90Clockwise[uint64]},
	} {
		for line := range transform.Subsets(form.mask) {
			for _, rest := range transformtest.Boards() {
				b := rest&^form.mask | line
				if got, want := form.published(b), form.want(line); got != want {
					t.Fatalf("%s: board, got, want:\n%s", form.name, transform.Draw(b, got, want))
				}
			}
		}
	}
}

// TestAntiDiagonalFactorOverflowsForRanks multiplies all 256 ranks by the anti-diagonal, whose bits are
// seven places apart: two copies of eight bits overlap in one place, and both have a bit there if the rank
// has both its ends. So a quarter of the products carry, and that is why the factor serves the h-file only.
// Eight places of a file are eight apart, and of the main diagonal's bits, nine.
func TestAntiDiagonalFactorOverflowsForRanks(t *testing.T) {
	for _, test := range []struct {
		lines, factor uint64
		carries       int
	}{
		{firstRank, downTheBoard, 64}, {firstRank, downTheBoard >> 7, 64}, {firstRank, upTheBoard, 0}, {aFile, downTheBoard >> 7, 0},
	} {
		carries := 0
		for line := range transform.Subsets(test.lines) {
			var without uint64
			for factor := test.factor; factor != 0; factor &= factor - 1 {
				without ^= line << bits.TrailingZeros64(factor)
			}
			if line*test.factor != without {
				carries++
				if line&0x81 != 0x81 {
					t.Errorf("%08b by %#x carries without both ends", line, test.factor)
				}
			}
		}
		if carries != test.carries {
			t.Errorf("lines %#x by %#x: %d products carry, want %d", test.lines, test.factor, carries, test.carries)
		}
	}
}

// TestByteToFile brings every bit to its rank, somewhere; multiplying by a full rank then smears it up to the h-file
// and beyond, where the bits of the next ranks are not smeared yet. Source: the Japanese article; the formula is the
// same in any rank-file mapping.
func TestByteToFile(t *testing.T) {
	for i := range 8 * 256 {
		file, line := i&7, uint8(i>>3)
		if got, want := uint64(line)*aFile&upTheBoard*firstRank&hFile>>(7-file), transform.ScatterFile[uint64](file, line); got != want {
			t.Fatalf("%08b on file %d: got, want:\n%s", line, file, transform.Draw(got, want))
		}
	}
}

// TestInnerByProduct gathers the inner six squares of a line with one square on each file. Multiplying by the b-file
// adds the ranks up into the last one, moved by one file, so that the h-file leaves the word and the shift drops what was
// on the a-file. For a rank the product is more than it takes. Source: the talk, which does all three lines so.
func TestInnerByProduct(t *testing.T) {
	for _, line := range slices.DeleteFunc(slices.Clone(lines), func(l lineKind) bool { return l.name == "file" }) {
		for sq := range int8(64) {
			for subset := range transform.Subsets(line.mask(sq)) {
				if got, want := uint8(subset*(aFile<<1)>>58), line.gather(sq, subset)>>1&63; got != want {
					t.Fatalf("%s of square %d: got %06b, want %06b\n%s", line.name, sq, got, want, transform.Draw(subset))
				}
			}
		}
	}
}

// TestRaysBySubtraction compares every ray on every line, for all occupancies of the line and with all other
// squares empty and occupied, with what package reference walks on the halves of the line.
//
// The slider s is one of the occupied squares o of a line, all numbers are those of the line alone. Taking s away from
// o twice resets it and borrows from the next blocker above; the exclusive or keeps what has changed: o ^ (o - 2s). The
// ray towards lower squares is the same on the reversed board, turned back: o ^ (o' - 2s')', since reversing distributes
// over the exclusive or. The two have no square in common, and in their exclusive or the two o cancel. Package
// hyperbola/subtraction has the form in which one of the two subtractions is a mask. Source: the talk; Chess Programming
// Wiki, Subtracting a Rook from a Blocking Piece.
func TestRaysBySubtraction(t *testing.T) {
	for _, line := range lines {
		for sq := range int8(64) {
			mask, s := line.mask(sq), uint64(1)<<sq
			above, below := transform.Halves(sq, mask)
			for subset := range transform.Subsets(mask) {
				for _, occ := range []uint64{subset, subset | ^mask} {
					o, want := occ&mask|s, reference.Queen(sq, occ)
					up, down := o-2*s, bits.Reverse64(bits.Reverse64(o)-2*bits.Reverse64(s))
					got, wanted := [3]uint64{(o ^ up) & mask, (o ^ down) & mask, (up ^ down) & mask}, [3]uint64{want & above, want & below, want & (above | below)}
					if got != wanted {
						t.Fatalf("%s of square %d, occupancy %#x: got %#x, want %#x", line.name, sq, occ, got, wanted)
					}
				}
			}
		}
	}
}

// TestPrintedSubtraction repeats the worked example of the talk, digit by digit, with the highest bit on the
// left: the slider is the third square from the right.
func TestPrintedSubtraction(t *testing.T) {
	const o, s = uint8(0b11000101), uint8(0b00000100)
	if got, want := [3]uint8{o - s, o - 2*s, o ^ (o - 2*s)}, [3]uint8{0b11000001, 0b10111101, 0b01111000}; got != want {
		t.Errorf("o-s, o-2s, o^(o-2s) are %08b, printed %08b", got, want)
	}
}

// TestPrintedFirstRank repeats the example of the talk: a rook on the e-file, rank 01001010, attacks
// 01110110. It is right only if the a-file is the highest bit: then e is the fourth digit from the right.
// With the a-file in bit 0, as everywhere else in the talk, the fifth square from the right attacks 01101000. The talk's
// tables have 256 occupancies by 8 files, or 64, because the outer squares make no difference, as in TestFirstRank.
func TestPrintedFirstRank(t *testing.T) {
	const occ, printed, fileE = uint8(0b01001010), uint8(0b01110110), uint8(4)
	got := [3]uint8{bits.Reverse8(transform.FirstRank(fileE, bits.Reverse8(occ))), transform.FirstRank(7-fileE, occ), transform.FirstRank(fileE, occ)}
	if want := [3]uint8{printed, printed, 0b01101000}; got != want {
		t.Errorf("a in the highest bit, files counted from there, a in bit 0: got %08b, want %08b", got, want)
	}
}

// TestFifteenMasksOfEachKind asks for the line of every bit in the printed tables of the Japanese article, by row -
// column + 7 and by row + column, counted from h8, and among the lines of this package on the same square.
func TestFifteenMasksOfEachKind(t *testing.T) {
	printedA1H8 := [15]uint64{
		0x0000000000000080, 0x0000000000008040, 0x0000000000804020, 0x0000000080402010, 0x0000008040201008,
		0x0000804020100804, 0x0080402010080402, 0x8040201008040201, 0x4020100804020100, 0x2010080402010000,
		0x1008040201000000, 0x0804020100000000, 0x0402010000000000, 0x0201000000000000, 0x0100000000000000,
	}
	printedA8H1 := [15]uint64{
		0x0000000000000001, 0x0000000000000102, 0x0000000000010204, 0x0000000001020408, 0x0000000102040810,
		0x0000010204081020, 0x0001020408102040, 0x0102040810204080, 0x0204081020408000, 0x0408102040800000,
		0x0810204080000000, 0x1020408000000000, 0x2040800000000000, 0x4080000000000000, 0x8000000000000000,
	}
	turned := func(b uint64) uint64 {
		return transform.ConvertBoard(transform.LittleEndianRankFile, transform.BigEndianRankFile, b)
	}
	for bit := range uint8(64) {
		square := transform.ConvertSquare(transform.BigEndianRankFile, transform.LittleEndianRankFile, bit)
		got := [2]uint64{printedA1H8[bit/8-bit%8+7], printedA8H1[bit/8+bit%8]}
		want := [2]uint64{turned(transform.DiagonalMask[uint64](square)), turned(transform.AntiDiagonalMask[uint64](square))}
		if got != want {
			t.Errorf("lines of bit %d: printed, want:\n%s", bit, transform.Draw(got[0], want[0], got[1], want[1]))
		}
	}
}

// TestPrintedScans looks the lowest bit of all boards up in the tables as printed.
//
// A de Bruijn sequence of 64 bits, read in a ring, holds every number of six bits once. Multiplying by the lowest bit
// shifts it, and its top six bits say by how much; the empty board and h8 alone are not told apart. Source: Leiserson,
// Prokop, Randall, Using de Bruijn Sequences to Index a 1 in a Computer Word, 1998; this sequence from the talk. It is
// even and begins with five zeros: half of it is the odd sequence with six.
//
// Two is a primitive root modulo 67: its powers up to the 65th leave all remainders but 0, and the two that no bit leaves
// are those of the 64th and 65th, 17 and 34; the last entry is never asked for. Source: Stefan Plenkner and Joël Rivat,
// rec.games.chess.computer, 1996; the talk.
func TestPrintedScans(t *testing.T) {
	const sequence, gap = uint64(0x07edd5e59a4e28c2), -1
	deBruijn := [64]int{
		63, 0, 58, 1, 59, 47, 53, 2, 60, 39, 48, 27, 54, 33, 42, 3,
		61, 51, 37, 40, 49, 18, 28, 20, 55, 30, 34, 11, 43, 14, 22, 4,
		62, 57, 46, 52, 38, 26, 32, 41, 50, 36, 17, 19, 29, 10, 13, 21,
		56, 45, 25, 31, 35, 16, 9, 12, 44, 24, 15, 8, 23, 7, 6, 5,
	}
	modulo := [68]int{
		64, 0, 1, 39, 2, 15, 40, 23, 3, 12, 16, 59, 41, 19, 24, 54, 4,
		gap, 13, 10, 17, 62, 60, 28, 42, 30, 20, 51, 25, 44, 55, 47, 5, 32,
		gap, 38, 14, 22, 11, 58, 18, 53, 63, 9, 61, 27, 29, 50, 43, 46, 31,
		37, 21, 57, 52, 8, 26, 49, 45, 36, 56, 7, 48, 35, 6, 34, 33, gap,
	}
	for _, b := range transformtest.Boards() { // the empty one too
		want := bits.TrailingZeros64(b)
		if got := deBruijn[b&-b*sequence>>58]; got != min(want, 63) {
			t.Errorf("lowest bit of %#x by the sequence: %d, want %d", b, got, want)
		}
		if got := modulo[b&-b%67]; got != want {
			t.Errorf("lowest bit of %#x by its remainder: %d, want %d", b, got, want)
		}
	}
	numbers := map[uint64]bool{}
	for shift := range 64 {
		numbers[sequence>>1<<shift>>58] = true
	}
	if len(numbers) != 64 || sequence&3 != 2 || sequence>>58 != 1 {
		t.Errorf("%#x is not the double of an odd sequence", sequence)
	}
}

// TestMaskBeforeOrAfterTheShift holds both ways of keeping a step from wrapping: to take away the file that
// would wrap before the shift, or the file that it would wrap to after it. The talk prints the second and
// says that the first does too.
func TestMaskBeforeOrAfterTheShift(t *testing.T) {
	for d, step := range map[attacks.Direction]struct {
		up            int
		before, after uint64
	}{
		attacks.East: {1, notHFile, notAFile}, attacks.NorthEast: {9, notHFile, notAFile}, attacks.SouthEast: {-7, notHFile, notAFile},
		attacks.West: {-1, notAFile, notHFile}, attacks.SouthWest: {-9, notAFile, notHFile}, attacks.NorthWest: {7, notAFile, notHFile},
	} {
		shift := func(b uint64) uint64 { return b << max(step.up, 0) >> max(-step.up, 0) }
		want := func(b uint64) uint64 { return uint64(attacks.Bitboard(b).Step(d)) }
		t.Run(fmt.Sprint(d), func(t *testing.T) {
			transformtest.Equal(t, func(b uint64) uint64 { return shift(b & step.before) }, want)
			transformtest.Equal(t, func(b uint64) uint64 { return shift(b) & step.after }, want)
		})
	}
}
