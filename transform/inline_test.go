package transform_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
	"github.com/bitray/bitray/transform"
)

// inlined holds a call of every function that inlines, over the caller's own types.
var inlined = []struct{ function, call string }{
	{"FlipVertical", "(b board) board { return transform.FlipVertical(b) }"},
	{"MirrorHorizontal", "(b board) board { return transform.MirrorHorizontal(b) }"},
	{"FlipDiagonal", "(b board) board { return transform.FlipDiagonal(b) }"},
	{"FlipAntiDiagonal", "(b board) board { return transform.FlipAntiDiagonal(b) }"},
	{"Rotate180", "(b board) board { return transform.Rotate180(b) }"},
	{"Rotate90Clockwise", "(b board) board { return transform.Rotate90Clockwise(b) }"},
	{"Rotate90AntiClockwise", "(b board) board { return transform.Rotate90AntiClockwise(b) }"},

	{"PseudoRotate45Clockwise", "(b board) board { return transform.PseudoRotate45Clockwise(b) }"},
	{"PseudoRotate45ClockwiseInverse", "(b board) board { return transform.PseudoRotate45ClockwiseInverse(b) }"},
	{"PseudoRotate45AntiClockwise", "(b board) board { return transform.PseudoRotate45AntiClockwise(b) }"},
	{"PseudoRotate45AntiClockwiseInverse", "(b board) board { return transform.PseudoRotate45AntiClockwiseInverse(b) }"},

	{"VisualRotate45Clockwise", "(b board) board { return transform.VisualRotate45Clockwise(b) }"},
	{"VisualRotate45ClockwiseInverse", "(b board) board { return transform.VisualRotate45ClockwiseInverse(b) }"},
	{"VisualRotate45AntiClockwise", "(b board) board { return transform.VisualRotate45AntiClockwise(b) }"},
	{"VisualRotate45AntiClockwiseInverse", "(b board) board { return transform.VisualRotate45AntiClockwiseInverse(b) }"},

	{"RankMask", "(sq square) board { return transform.RankMask[square, board](sq) }"},
	{"FileMask", "(sq square) board { return transform.FileMask[square, board](sq) }"},
	{"DiagonalMask", "(sq square) board { return transform.DiagonalMask[square, board](sq) }"},
	{"AntiDiagonalMask", "(sq square) board { return transform.AntiDiagonalMask[square, board](sq) }"},
	{"Halves", "(line board, sq square) (board, board) { return transform.Halves(sq, line) }"},
	{"GatherRank", "(sq square, b board) uint8 { return transform.GatherRank(sq, b) }"},
	{"GatherFile", "(sq square, b board) uint8 { return transform.GatherFile(sq, b) }"},
	{"GatherDiagonal", "(sq square, b board) uint8 { return transform.GatherDiagonal(sq, b) }"},
	{"GatherAntiDiagonal", "(sq square, b board) uint8 { return transform.GatherAntiDiagonal(sq, b) }"},
	{"ScatterRank", "(sq square, line uint8) board { return transform.ScatterRank[square, board](sq, line) }"},
	{"ScatterFile", "(sq square, line uint8) board { return transform.ScatterFile[square, board](sq, line) }"},
	{"ScatterDiagonal", "(sq square, line uint8) board { return transform.ScatterDiagonal[square, board](sq, line) }"},
	{"ScatterAntiDiagonal", "(sq square, line uint8) board { return transform.ScatterAntiDiagonal[square, board](sq, line) }"},

	{"DiagonalIndex", "(sq square) uint8 { return transform.DiagonalIndex(sq) }"},
	{"AntiDiagonalIndex", "(sq square) uint8 { return transform.AntiDiagonalIndex(sq) }"},
	{"FirstRank", "(sq square, occ uint8) uint8 { return transform.FirstRank(sq, occ) }"},
	{"DeltaSwap", "(b, mask board) board { return transform.DeltaSwap(b, mask, 7) }"},
	{"Permute", "(p *transform.Permutation, b board) board { return transform.Permute(p, b) }"},
	{"NextSubset", "(b, mask board) board { return transform.NextSubset(b, mask) }"},
	{"ApplyToSquare", "(s transform.Symmetry, sq square) square { return transform.ApplyToSquare(s, sq) }"},
}

func TestInlining(t *testing.T) {
	var caller bytes.Buffer
	fmt.Fprint(&caller, "package caller\n\nimport \"github.com/bitray/bitray/transform\"\n\ntype square int8\ntype board uint64\n")
	calls := make([]string, len(inlined))
	for i, f := range inlined {
		fmt.Fprintf(&caller, "\nfunc Call%s%s\n", f.function, f.call)
		calls[i] = "transform." + f.function
	}
	compilertest.InlinesInto(t, caller.Bytes(), calls...)
}

func TestNoAllocation(t *testing.T) {
	var sink uint64
	for _, m := range transform.Maps() {
		if allocs := testing.AllocsPerRun(10, func() { sink ^= m.Board(sink) }); allocs != 0 {
			t.Errorf("%s allocates %v times, want never", m.Name, allocs)
		}
	}
}
