package transform_test

import (
	"math/bits"
	"testing"

	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// The published forms of the maps of this package, proved equal to it, or shown where they are wrong. Where no other
// source is named, it is the Chess Programming Wiki, https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating,
// https://www.chessprogramming.org/BitScan and https://www.chessprogramming.org/First_Rank_Attacks.
//
// What is wrong in print:
//
//   - The reversal of a byte in 32 bits ends in * 0x10101000 >> 24 on the wiki, and is wrong for
//     240 of 256 bytes; the factor is 0x01010100.
//   - The wiki's pseudo-rotations of a single square move files up; its pseudo-rotations of a
//     board move them down, as its diagrams do. The formulas of a single square are the inverses, wrong for the 48
//     squares whose file moves by another number of ranks than none or four.
//   - The wiki says that its quarter turn clockwise is deduced from flipping vertically and about
//     the anti-diagonal; its code flips about the diagonal, and then vertically. Both
//     make a clockwise turn, but only in these orders: diagonal first, or anti-diagonal last.
//   - siahuat0727's rotate_r, here rotateRight, turns clockwise where the highest bit is the
//     top left square. With a1 in bit 0 it turns counterclockwise. The example in 16 bits has
//     lost a digit: the image of 1111101111001111 is 1111110110111011.
//   - The table of the modulo-67 scan has 68 entries on the wiki; the last can never be asked for.
//   - The talk's example of an attack on the first rank, 01110110 for a rook on the e-file and the rank
//     01001010, reads the a-file as the highest bit; its board has a1 in bit 0, where the rook
//     attacks 01101000.
//   - The talk calls a perfect mapping of scattered bits onto as many consecutive ones likely not minimal for
//     most squares. For the relevant squares of rooks and bishops it is minimal on every square: a test of
//     package exhaust of cmd/bitray-lab finds the multipliers. In general it is not always possible, as the
//     talk says: the same test shows 22 masks of eight bits that have none.
//   - In the Japanese article convertHorizontalTo8 shifts 0x00000000000000FF by up to 56. However many
//     zeros it is written with, that constant is an int of 32 bits: from row 4 on the shift is undefined in
//     C and C++, and in row 3 it reaches the sign, whose copies only the cast to a byte cuts off. It takes
//     0xFFULL. In Go a constant has the type of its expression.
//   - An archived copy of the wiki's page as Markdown has lost something on the way: ten lines of its
//     listings hold a no-break space before a semicolon or before ":=", which not every C compiler takes for
//     a space.
//
// The talk is Gerd Isenberg's on sliding attacks (Dresden, 2008); the Japanese article is "Converting any line of a
// bitboard to eight bits and back", where bit 63 is a1.

func TestPublishedMapsOfBoards(t *testing.T) {
	for _, form := range []struct {
		name            string
		published, want transformtest.Map
	}{
		{"flip by shifts", flipVerticalShifts, transform.FlipVertical[uint64]},
		{"flip by swaps", flipVerticalSwaps, transform.FlipVertical[uint64]},
		{"flip, computed", computed(3, 6), transform.FlipVertical[uint64]},
		{"mirror by unions", mirrorOr, transform.MirrorHorizontal[uint64]},
		{"mirror by rotations", mirrorRotate, transform.MirrorHorizontal[uint64]},
		{"mirror, computed", computed(0, 3), transform.MirrorHorizontal[uint64]},
		{"half turn by swaps", func(b uint64) uint64 { return flipVerticalSwaps(mirrorOr(b)) }, transform.Rotate180[uint64]},
		{"half turn, computed", computed(0, 6), transform.Rotate180[uint64]},
		{"anti-diagonal", flipAntiDiagonal, transform.FlipAntiDiagonal[uint64]},
		{"four masks", rotateRight, transform.Rotate90AntiClockwise[uint64]},
		{"visual layout by PEXT", visualClockwiseExtract, transform.VisualRotate45Clockwise[uint64]},
		{"the other by PEXT", visualAntiClockwiseExtract, transform.VisualRotate45AntiClockwise[uint64]},
	} {
		t.Run(form.name, func(t *testing.T) { transformtest.Equal(t, form.published, form.want) })
	}
}

// flipVerticalShifts is "the obvious approach with 21 operations".
func flipVerticalShifts(x uint64) uint64 {
	return x<<56 | x<<40&0x00ff000000000000 | x<<24&0x0000ff0000000000 | x<<8&0x000000ff00000000 |
		x>>8&0x00000000ff000000 | x>>24&0x0000000000ff0000 | x>>40&0x000000000000ff00 | x>>56
}

// flipVerticalSwaps exchanges neighboring ranks, pairs of ranks, and the halves of the board.
func flipVerticalSwaps(x uint64) uint64 {
	const ranks, pairs = 0x00ff00ff00ff00ff, 0x0000ffff0000ffff
	x = x>>8&ranks | x&ranks<<8
	x = x>>16&pairs | x&pairs<<16
	return x>>32 | x<<32
}

// The masks of the mirrors: every second file, every second pair of files, the queen's wing.
const files, pairs, wing = 0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f

// mirrorOr exchanges neighboring files, pairs of files, and the wings. The wiki's other form, with sums for
// unions and factors for shifts, which x86 does in one LEA, is that of this package.
func mirrorOr(x uint64) uint64 {
	x = x>>1&files | x&files<<1
	x = x>>2&pairs | x&pairs<<2
	return x>>4&wing | x&wing<<4
}

// mirrorRotate mirrors by rotations of the word: file f goes up by 2(7-f) places, in steps of 8,
// 4 and 2 for the binary digits of 7-f, and then all come down by 7, to f+2(7-f)-7 = 7-f. Each
// step waits for the one before. Source: Steffan Westcott.
func mirrorRotate(x uint64) uint64 {
	x ^= wing & (x ^ bits.RotateLeft64(x, 8))
	x ^= pairs & (x ^ bits.RotateLeft64(x, 4))
	x ^= files & (x ^ bits.RotateLeft64(x, 2))
	return bits.RotateLeft64(x, -7)
}

// computed exchanges neighbors in steps of 2^first to 2^(last-1) with computed constants: the mask of step i is the
// 2-adic fraction -1/(2^s+1) with s = 2^i. Source: Knuth, The Art of Computer Programming, volume 4A, 7.1.3.
func computed(first, last int) transformtest.Map {
	return func(x uint64) uint64 {
		for i := first; i < last; i++ {
			shift := uint(1) << i
			factor := uint64(1) << shift
			mask := ^uint64(0) / (factor + 1)
			x = x>>shift&mask + x&mask*factor
		}
		return x
	}
}

// flipAntiDiagonal has a first step that looks at both ends of a pair in one expression and has a mask of both, where
// this package does all three steps alike.
func flipAntiDiagonal(x uint64) uint64 {
	t := x ^ x<<36
	x ^= 0xf0f0f0f00f0f0f0f & (t ^ x>>36)
	t = 0xcccc0000cccc0000 & (x ^ x<<18)
	x ^= t ^ t>>18
	t = 0xaa00aa00aa00aa00 & (x ^ x<<9)
	return x ^ t ^ t>>9
}

// rotateRight turns the board by a quarter turn in three steps of four masks: the quadrants of
// the board go round, then those of each quadrant, then the four squares of each of these. The name is that of its
// source, where the highest bit is drawn at the top left; on a board with a1 in bit 0 the turn is counterclockwise.
// Source: Nugnikoll, MyReversi; explained by siahuat0727.
func rotateRight(x uint64) uint64 {
	x = x&0xf0f0f0f000000000>>4 | x&0x0f0f0f0f00000000>>32 |
		x&0x00000000f0f0f0f0<<32 | x&0x000000000f0f0f0f<<4
	x = x&0xcccc0000cccc0000>>2 | x&0x3333000033330000>>16 |
		x&0x0000cccc0000cccc<<16 | x&0x0000333300003333<<2
	return x&0xaa00aa00aa00aa00>>1 | x&0x5500550055005500>>8 |
		x&0x00aa00aa00aa00aa<<8 | x&0x0055005500550055<<1
}

// After the pseudo-rotation every rank holds parts of two diagonals. These are the squares of those in the lower
// corner: one on the top rank, two on the next, and so on.
const lowerClockwise, lowerAntiClockwise = 0xfefcf8f0e0c08000, 0x7f3f1f0f07030100

// visualClockwiseExtract makes the visual layout from the pseudo-rotation, by two extractions: the 28 squares
// below the main diagonal, and the others.
func visualClockwiseExtract(x uint64) uint64 {
	x = transform.PseudoRotate45Clockwise(x)
	return bmi2.Extract(x, lowerClockwise) | bmi2.Extract(x, ^uint64(lowerClockwise))<<28
}

func visualAntiClockwiseExtract(x uint64) uint64 {
	x = transform.PseudoRotate45AntiClockwise(x)
	return bmi2.Extract(x, lowerAntiClockwise) | bmi2.Extract(x, ^uint64(lowerAntiClockwise))<<28
}

// TestFourMasksMakeEverySymmetry holds what the article of rotateRight says at its end: the other
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

// TestFourMasksOf4x4 turns all boards of sixteen bits by siahuat0727's steps, in both orders.
func TestFourMasksOf4x4(t *testing.T) {
	nears := func(x uint16) uint16 { return x&0xa0a0>>1 | x&0x5050>>4 | x&0x0a0a<<4 | x&0x0505<<1 }
	quadrants := func(x uint16) uint16 { return x&0xcc00>>2 | x&0x3300>>8 | x&0x00cc<<8 | x&0x0033<<2 }
	for board := range 1 << 16 {
		b := uint16(board)
		var want uint16
		for sq := range 16 { // to the file 3 - rank and the rank of the number of its file
			want |= b >> sq & 1 << (4*(sq%4) + 3 - sq/4)
		}
		if got, other := quadrants(nears(b)), nears(quadrants(b)); got != want || other != want {
			t.Fatalf("of %016b: got %016b, and %016b in the other order, want %016b", b, got, other, want)
		}
	}
	if got := quadrants(nears(0b1111_1011_1100_1111)); got != 0b1111_1101_1011_1011 {
		t.Errorf("of the printed example: got %016b", got)
	}
}

// TestPublishedMapsOfBytes counts the bytes, or the squares, for which a published form differs.
func TestPublishedMapsOfBytes(t *testing.T) {
	in32 := func(factor uint32) func(uint8) uint8 {
		return func(b uint8) uint8 {
			x := uint32(b)
			return uint8((x*0x0802&0x22110 | x*0x8020&0x88440) * factor >> 24)
		}
	}
	symmetry := func(s transform.Symmetry) func(uint8) uint8 {
		return func(sq uint8) uint8 { return transform.ApplyToSquare(s, sq) }
	}
	of := func(board transformtest.Map) func(uint8) uint8 {
		return func(sq uint8) uint8 { return uint8(bits.TrailingZeros64(board(1 << sq))) }
	}
	// Transposing a square is one multiplication: the factor has copies of the six bits at 23 and at 29, so that in 32
	// bits the upper copy loses the rank and leaves the file at the top, with the rank from the lower copy below it.
	transpose := func(sq uint8) uint8 { return uint8(uint32(sq) * 0x20800000 >> 26) }
	clockwise := func(sq uint8) uint8 { return (sq + 8*(sq&7)) & 63 }
	antiClockwise := func(sq uint8) uint8 { return (sq + 8*(sq&7^7)) & 63 }
	for _, form := range []struct {
		name            string
		all, wrong      int
		published, want func(uint8) uint8
	}{
		// The first product makes copies of the byte, of which the mask takes each bit where the second, adding up
		// all bytes, puts it into its place. Rich Schroeppel, HAKMEM 167, is the ancestor.
		{"reversal by products", 256, 0, func(b uint8) uint8 {
			return uint8(uint64(b) * 0x80200802 & 0x0884422110 * 0x0101010101010101 >> 56)
		}, bits.Reverse8},
		{"reversal in 32 bits, corrected", 256, 0, in32(0x01010100), bits.Reverse8},
		{"reversal in 32 bits", 256, 240, in32(0x10101000), bits.Reverse8},
		// Source: siahuat0727, after Stack Overflow question 2602823.
		{"reversal by swaps", 256, 0, func(b uint8) uint8 {
			b = b&0xaa>>1 | b&0x55<<1
			b = b&0xcc>>2 | b&0x33<<2
			return b&0xf0>>4 | b&0x0f<<4
		}, bits.Reverse8},
		{"transpose", 64, 0, transpose, symmetry(transform.DiagonalFlip)},
		{"flip", 64, 0, func(sq uint8) uint8 { return sq ^ 56 }, symmetry(transform.VerticalFlip)},
		{"mirror", 64, 0, func(sq uint8) uint8 { return sq ^ 7 }, symmetry(transform.HorizontalMirror)},
		{"half turn", 64, 0, func(sq uint8) uint8 { return sq ^ 63 }, symmetry(transform.HalfTurn)},
		{"anti-diagonal", 64, 0, func(sq uint8) uint8 { return transpose(sq) ^ 63 }, symmetry(transform.AntiDiagonalFlip)},
		{"quarter turn", 64, 0, func(sq uint8) uint8 { return transpose(sq) ^ 56 }, symmetry(transform.QuarterTurnClockwise)},
		{"the other quarter turn", 64, 0, func(sq uint8) uint8 { return transpose(sq) ^ 7 }, symmetry(transform.QuarterTurnAntiClockwise)},
		{"pseudo-rotation", 64, 48, clockwise, of(transform.PseudoRotate45Clockwise[uint64])},
		{"its inverse", 64, 0, clockwise, of(transform.PseudoRotate45ClockwiseInverse[uint64])},
		{"the other pseudo-rotation", 64, 48, antiClockwise, of(transform.PseudoRotate45AntiClockwise[uint64])},
		{"the other inverse", 64, 0, antiClockwise, of(transform.PseudoRotate45AntiClockwiseInverse[uint64])},
	} {
		wrong := 0
		for b := range form.all {
			if form.published(uint8(b)) != form.want(uint8(b)) {
				wrong++
			}
		}
		if wrong != form.wrong {
			t.Errorf("%s: wrong for %d of %d, want %d", form.name, wrong, form.all, form.wrong)
		}
	}
}

// BenchmarkForms reports ns per board of maps in a loop, inlined, and of other forms of the visual layout.
func BenchmarkForms(b *testing.B) {
	table := newPermutation(b, randomPlaces())
	for _, form := range []struct {
		name string
		each func(boards []uint64)
	}{
		{"flip-vertical", func(bs []uint64) { forEach(bs, transform.FlipVertical[uint64]) }},
		{"mirror-horizontal", func(bs []uint64) { forEach(bs, transform.MirrorHorizontal[uint64]) }},
		{"flip-diagonal", func(bs []uint64) { forEach(bs, transform.FlipDiagonal[uint64]) }},
		{"rotate-90-clockwise", func(bs []uint64) { forEach(bs, transform.Rotate90Clockwise[uint64]) }},
		{"pseudo-rotate-45-clockwise", func(bs []uint64) { forEach(bs, transform.PseudoRotate45Clockwise[uint64]) }},
		{"visual-rotate-45-clockwise", func(bs []uint64) { forEach(bs, transform.VisualRotate45Clockwise[uint64]) }},
		{"visual-rotate-45-anti-clockwise", func(bs []uint64) { forEach(bs, transform.VisualRotate45AntiClockwise[uint64]) }},
		{"visual-by-pext", func(bs []uint64) { forEach(bs, visualClockwiseExtract) }},
		{"visual-by-table", func(bs []uint64) { forEach(bs, func(b uint64) uint64 { return transform.Permute(table, b) }) }},
	} {
		b.Run("map="+form.name, func(b *testing.B) {
			bs := boards()
			for b.Loop() {
				form.each(bs)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(bs)), "ns/board")
		})
	}
}

// forEach inlines together with the map, so that no call is measured.
func forEach(boards []uint64, f func(uint64) uint64) {
	for i, b := range boards {
		boards[i] = f(b)
	}
}
