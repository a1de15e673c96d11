package textbook_test

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/internal/textbook"
)

// apply inlines together with the map, so that no call is measured.
func apply(boards []uint64, f func(uint64) uint64) {
	for i, b := range boards {
		boards[i] = f(b)
	}
}

// forms holds every map in the form of the product, first, and in those of the textbooks.
var forms = []struct {
	board, form string
	apply       func(boards []uint64)
}{
	{"flip-vertical", "product", func(bs []uint64) { apply(bs, transform.FlipVertical[uint64]) }},
	{"flip-vertical", "shifts", func(bs []uint64) { apply(bs, textbook.FlipVerticalShifts) }},
	{"flip-vertical", "swaps", func(bs []uint64) { apply(bs, textbook.FlipVerticalSwaps) }},
	{"flip-vertical", "computed", func(bs []uint64) { apply(bs, generalised(true, false)) }},

	{"mirror-horizontal", "product", func(bs []uint64) { apply(bs, transform.MirrorHorizontal[uint64]) }},
	{"mirror-horizontal", "or", func(bs []uint64) { apply(bs, textbook.MirrorOr) }},
	{"mirror-horizontal", "rotate", func(bs []uint64) { apply(bs, textbook.MirrorRotate) }},
	{"mirror-horizontal", "computed", func(bs []uint64) { apply(bs, generalised(false, true)) }},

	{"rotate-180", "product", func(bs []uint64) { apply(bs, transform.Rotate180[uint64]) }},
	{"rotate-180", "swaps", func(bs []uint64) { apply(bs, textbook.Rotate180Swaps) }},
	{"rotate-180", "computed", func(bs []uint64) { apply(bs, generalised(true, true)) }},

	{"identity", "product", func(bs []uint64) {}},
	{"identity", "computed", func(bs []uint64) { apply(bs, generalised(false, false)) }},

	{"flip-diagonal", "product", func(bs []uint64) { apply(bs, transform.FlipDiagonal[uint64]) }},
	{"flip-anti-diagonal", "product", func(bs []uint64) { apply(bs, transform.FlipAntiDiagonal[uint64]) }},
	{"flip-anti-diagonal", "wiki", func(bs []uint64) { apply(bs, textbook.FlipAntiDiagonal) }},

	{"rotate-90-clockwise", "product", func(bs []uint64) { apply(bs, transform.Rotate90Clockwise[uint64]) }},
	{"rotate-90-anti-clockwise", "product", func(bs []uint64) { apply(bs, transform.Rotate90AntiClockwise[uint64]) }},
	{"rotate-90-anti-clockwise", "rotate-right", func(bs []uint64) { apply(bs, textbook.RotateRight) }},

	{"pseudo-rotate-45-clockwise", "product", func(bs []uint64) { apply(bs, transform.PseudoRotate45Clockwise[uint64]) }},
	{"visual-rotate-45-clockwise", "product", func(bs []uint64) { apply(bs, transform.VisualRotate45Clockwise[uint64]) }},
	{"visual-rotate-45-clockwise", "pext", func(bs []uint64) { apply(bs, textbook.VisualRotate45ClockwiseExtract) }},
	{"visual-rotate-45-clockwise", "table", permutation(visualClockwise)},
	{"visual-rotate-45-clockwise", "64-steps", squareBySquare(visualClockwise)},
	{"visual-rotate-45-clockwise", "benes", benes},
	{"visual-rotate-45-anti-clockwise", "product", func(bs []uint64) { apply(bs, transform.VisualRotate45AntiClockwise[uint64]) }},
	{"visual-rotate-45-anti-clockwise", "pext", func(bs []uint64) { apply(bs, textbook.VisualRotate45AntiClockwiseExtract) }},

	{"reverse-byte", "product", func(bs []uint64) { applyToBytes(bs, bits.Reverse8) }},
	{"reverse-byte", "multiply", func(bs []uint64) { applyToBytes(bs, textbook.ReverseByteProduct) }},
	{"reverse-byte", "multiply-32", func(bs []uint64) { applyToBytes(bs, textbook.ReverseByte32) }},
	{"reverse-byte", "swaps", func(bs []uint64) { applyToBytes(bs, textbook.ReverseByteSwaps) }},
	{"reverse-byte", "table", func(bs []uint64) { applyToBytes(bs, textbook.ReverseByteTable) }},

	{"transpose-square", "product", func(bs []uint64) {
		applyToBytes(bs, func(sq uint8) uint8 { return transform.ApplyToSquare(transform.DiagonalFlip, sq) })
	}},
	{"transpose-square", "multiply", func(bs []uint64) { applyToBytes(bs, textbook.TransposeSquare) }},

	{"scan", "product", func(bs []uint64) { apply(bs, func(b uint64) uint64 { return b ^ uint64(bits.TrailingZeros64(b)) }) }},
	{"scan", "de-bruijn", func(bs []uint64) { apply(bs, func(b uint64) uint64 { return b ^ uint64(textbook.DeBruijnScan(b)) }) }},
	{"scan", "modulo", func(bs []uint64) { apply(bs, func(b uint64) uint64 { return b ^ uint64(textbook.ModuloScan(b)) }) }},

	{"scatter-file", "product", func(bs []uint64) {
		apply(bs, func(b uint64) uint64 { return b ^ transform.ScatterFile[uint64, uint64](b, uint8(b>>8)) })
	}},
	{"scatter-file", "products", func(bs []uint64) {
		apply(bs, func(b uint64) uint64 { return b ^ textbook.ByteToFile(uint8(b>>8), uint8(b)) })
	}},

	{"first-rank", "product", func(bs []uint64) {
		apply(bs, func(b uint64) uint64 { return b ^ uint64(transform.FirstRank(b>>8, uint8(b))) })
	}},
	{"first-rank", "table-256x8", func(bs []uint64) {
		apply(bs, func(b uint64) uint64 { return b ^ uint64(textbook.FirstRank256x8(uint8(b>>8), uint8(b))) })
	}},
	{"first-rank", "table-64x8", func(bs []uint64) {
		apply(bs, func(b uint64) uint64 { return b ^ uint64(textbook.FirstRank64x8(uint8(b>>8), uint8(b))) })
	}},
}

func applyToBytes(boards []uint64, f func(uint8) uint8) {
	for i, b := range boards {
		boards[i] = b ^ uint64(f(uint8(b)))
	}
}

func placesOf(to func(sq uint8) uint8) (places [64]uint8) {
	for sq := range places {
		places[sq] = to(uint8(sq))
	}
	return places
}

// permutation looks the squares of every rank up.
func permutation(to func(uint8) uint8) func(boards []uint64) {
	p, err := transform.NewPermutation(placesOf(to))
	if err != nil {
		panic(err)
	}
	return func(bs []uint64) { apply(bs, func(b uint64) uint64 { return transform.Permute(p, b) }) }
}

// squareBySquare moves one square after the other.
func squareBySquare(to func(uint8) uint8) func(boards []uint64) {
	places := placesOf(to)
	return func(bs []uint64) {
		apply(bs, func(b uint64) uint64 {
			var moved uint64
			for sq, place := range places {
				moved |= b >> sq & 1 << place
			}
			return moved
		})
	}
}

// benes does the work of a Benes network for 64 bits: eleven delta swaps. What they permute
// does not matter for the time that they take.
func benes(boards []uint64) {
	apply(boards, func(b uint64) uint64 {
		b = transform.DeltaSwap(b, 0x00000000a53c96f1, 32)
		b = transform.DeltaSwap(b, 0x0000a53c000096f1, 16)
		b = transform.DeltaSwap(b, 0x00a5003c009600f1, 8)
		b = transform.DeltaSwap(b, 0x0a050306090c0f01, 4)
		b = transform.DeltaSwap(b, 0x2131032130123321, 2)
		b = transform.DeltaSwap(b, 0x5140451155014415, 1)
		b = transform.DeltaSwap(b, 0x1230321320133012, 2)
		b = transform.DeltaSwap(b, 0x0c0a05030906010f, 4)
		b = transform.DeltaSwap(b, 0x003c00a500f10096, 8)
		b = transform.DeltaSwap(b, 0x00003ca50000f196, 16)
		return transform.DeltaSwap(b, 0x000000003ca5f196, 32)
	})
}

// BenchmarkForms reports ns per board of each map in each form, one board after the other in an
// array that stays in the first-level cache.
func BenchmarkForms(b *testing.B) {
	random := rand.New(rand.NewPCG(1, 2))
	boards := make([]uint64, 1024)
	for _, form := range forms {
		b.Run("map="+form.board+"/form="+form.form, func(b *testing.B) {
			for i := range boards {
				boards[i] = random.Uint64()
			}
			for b.Loop() {
				form.apply(boards)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(boards)), "ns/board")
		})
	}
}

// visualClockwise is the place of a square in the visual layout.
func visualClockwise(sq uint8) uint8 {
	return uint8(bits.TrailingZeros64(transform.VisualRotate45Clockwise(uint64(1) << sq)))
}
