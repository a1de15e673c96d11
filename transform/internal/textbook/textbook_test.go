package textbook_test

import (
	"math/bits"
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/internal/textbook"
)

func generalised(flip, mirror bool) transformtest.Map {
	return func(x uint64) uint64 { return textbook.FlipMirrorOrReverse(x, flip, mirror) }
}

// TestFormsAreTheProduct holds every form that the benchmark measures to the first one of its map, for boards of all
// kinds and for all pairs of bytes.
func TestFormsAreTheProduct(t *testing.T) {
	all := transformtest.Boards()[1:] // the empty one has no square to scan for
	for pair := range uint64(1 << 16) {
		all = append(all, max(pair, 1))
	}
	products := map[string][]uint64{}
	for _, form := range forms {
		if form.form == "benes" || form.board == "transpose-square" {
			continue // whose swaps are any; which the benchmark asks about bytes that are no squares
		}
		got := slices.Clone(all)
		form.apply(got)
		if form.form == "product" {
			products[form.board] = got
		}
		for i, want := range products[form.board] {
			if got[i] != want {
				t.Fatalf("%s, %s: board, got, want:\n%s", form.board, form.form, transform.Draw(all[i], got[i], want))
			}
		}
	}
}

// TestFourMasksMakeEverySymmetry holds what the article of [textbook.RotateRight] says at its end: the other
// rotations and the reflections go in such steps too, in any order. For a step changes one binary digit of file
// and rank, by that digit alone, and so moves four quarters.
func TestFourMasksMakeEverySymmetry(t *testing.T) {
	for _, s := range transform.Symmetries() {
		for sq := range 64 {
			for _, digit := range []int{0o11, 0o22, 0o44} {
				if alone, whole := transform.ApplyToSquare(s, sq&digit), transform.ApplyToSquare(s, sq); alone&digit != whole&digit {
					t.Errorf("%v of square %02o: the digits %02o go to %02o alone, and to %02o with the others", s, sq, digit, alone&digit, whole&digit)
				}
			}
		}
	}
}

func TestRotateRight16(t *testing.T) {
	otherOrder := func(x uint16) uint16 {
		x = x&0xcc00>>2 | x&0x3300>>8 | x&0x00cc<<8 | x&0x0033<<2
		return x&0xa0a0>>1 | x&0x5050>>4 | x&0x0a0a<<4 | x&0x0505<<1
	}
	for board := range 1 << 16 {
		b := uint16(board)
		var want uint16
		for sq := range 16 { // to the file 3 - rank and the rank of the number of its file
			want |= b >> sq & 1 << (4*(sq%4) + 3 - sq/4)
		}
		if got, other := textbook.RotateRight16(b), otherOrder(b); got != want || other != want {
			t.Fatalf("of %016b: got %016b, and %016b in the other order, want %016b", b, got, other, want)
		}
	}
	if got := textbook.RotateRight16(0b1111_1011_1100_1111); got != 0b1111_1101_1011_1011 {
		t.Errorf("of the printed example: got %016b", got)
	}
}

// The name RotateRight is right where the highest bit is at the top left and the lowest at the
// bottom right: in the mapping of big-endian ranks and files, drawn with rank 1 on top.
func TestRotateRightIsClockwiseFromTheTopLeft(t *testing.T) {
	topLeft, topRight := uint64(1)<<63, uint64(1)<<56
	if got := textbook.RotateRight(topLeft); got != topRight {
		t.Errorf("the top left square goes to bit %d, want 56", bits.TrailingZeros64(got))
	}
}

func TestPrintedReversalOfAByteIsWrong(t *testing.T) {
	wrong := 0
	for b := range 256 {
		if textbook.ReverseByte32AsPrinted(uint8(b)) != bits.Reverse8(uint8(b)) {
			wrong++
		}
	}
	if wrong != 240 {
		t.Errorf("the printed form in 32 bits is wrong for %d bytes, want 240", wrong)
	}
}

func TestSquareForms(t *testing.T) {
	for _, test := range []struct {
		symmetry transform.Symmetry
		square   func(uint8) uint8
	}{
		{transform.DiagonalFlip, textbook.TransposeSquare},
		{transform.VerticalFlip, textbook.FlipVerticalSquare},
		{transform.HorizontalMirror, textbook.MirrorHorizontalSquare},
		{transform.HalfTurn, textbook.Rotate180Square},
		{transform.AntiDiagonalFlip, textbook.FlipAntiDiagonalSquare},
		{transform.QuarterTurnClockwise, textbook.Rotate90ClockwiseSquare},
		{transform.QuarterTurnAntiClockwise, textbook.Rotate90AntiClockwiseSquare},
	} {
		for sq := range uint8(64) {
			if got, want := test.square(sq), transform.ApplyToSquare(test.symmetry, sq); got != want {
				t.Errorf("%v of square %d: got %d, want %d", test.symmetry, sq, got, want)
			}
		}
	}
}

func TestPrintedPseudoRotationsOfSquaresContradictTheBoards(t *testing.T) {
	for _, test := range []struct {
		name           string
		printed        func(uint8) uint8
		board, inverse transformtest.Map
	}{
		{"clockwise", textbook.PseudoRotate45ClockwiseSquareAsPrinted,
			transform.PseudoRotate45Clockwise[uint64], transform.PseudoRotate45ClockwiseInverse[uint64]},
		{"anti-clockwise", textbook.PseudoRotate45AntiClockwiseSquareAsPrinted,
			transform.PseudoRotate45AntiClockwise[uint64], transform.PseudoRotate45AntiClockwiseInverse[uint64]},
	} {
		contradictions := 0
		for sq := range uint8(64) {
			printed := uint64(1) << test.printed(sq)
			if printed != test.board(1<<sq) {
				contradictions++
			}
			if printed != test.inverse(1<<sq) {
				t.Errorf("%s, square %d: printed, inverse:\n%s", test.name, sq, transform.Draw(printed, test.inverse(1<<sq)))
			}
		}
		if contradictions != 48 {
			t.Errorf("%s: %d contradictions, want 48", test.name, contradictions)
		}
	}
}

// TestPrintedFirstRank repeats the example of the talk: a rook on the e-file, rank 01001010, attacks
// 01110110. It is right only if the a-file is the highest bit: then e is the fourth digit from the right.
// With the a-file in bit 0, as everywhere else in the talk, the fifth square from the right attacks 01101000.
func TestPrintedFirstRank(t *testing.T) {
	const occ, printed, fileE = uint8(0b01001010), uint8(0b01110110), uint8(4)
	for name, attacks := range map[string]func(file, occ uint8) uint8{
		"256x8": textbook.FirstRank256x8, "64x8": textbook.FirstRank64x8, "product": transform.FirstRank[uint8],
	} {
		if got := bits.Reverse8(attacks(fileE, bits.Reverse8(occ))); got != printed {
			t.Errorf("%s, file a in the highest bit: got %08b, printed %08b", name, got, printed)
		}
		if got := attacks(7-fileE, occ); got != printed {
			t.Errorf("%s, files counted from the highest bit: got %08b, printed %08b", name, got, printed)
		}
		if got := attacks(fileE, occ); got != 0b01101000 {
			t.Errorf("%s, file a in bit 0: got %08b, want 01101000", name, got)
		}
	}
}
