package transform_test

import (
	"regexp"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
	"github.com/bitray/bitray/transform"
)

// caller calls every function that inlines, over its own types.
const caller = `package caller
import "github.com/bitray/bitray/transform"
type square int8
type board uint64
var _ = func(b board) board { return transform.FlipVertical(b) }
var _ = func(b board) board { return transform.MirrorHorizontal(b) }
var _ = func(b board) board { return transform.FlipDiagonal(b) }
var _ = func(b board) board { return transform.FlipAntiDiagonal(b) }
var _ = func(b board) board { return transform.Rotate180(b) }
var _ = func(b board) board { return transform.Rotate90Clockwise(b) }
var _ = func(b board) board { return transform.Rotate90AntiClockwise(b) }
var _ = func(b board) board { return transform.PseudoRotate45Clockwise(b) }
var _ = func(b board) board { return transform.PseudoRotate45ClockwiseInverse(b) }
var _ = func(b board) board { return transform.PseudoRotate45AntiClockwise(b) }
var _ = func(b board) board { return transform.PseudoRotate45AntiClockwiseInverse(b) }
var _ = func(b board) board { return transform.VisualRotate45Clockwise(b) }
var _ = func(b board) board { return transform.VisualRotate45ClockwiseInverse(b) }
var _ = func(b board) board { return transform.VisualRotate45AntiClockwise(b) }
var _ = func(b board) board { return transform.VisualRotate45AntiClockwiseInverse(b) }
var _ = func(sq square) board { return transform.RankMask[square, board](sq) }
var _ = func(sq square) board { return transform.FileMask[square, board](sq) }
var _ = func(sq square) board { return transform.DiagonalMask[square, board](sq) }
var _ = func(sq square) board { return transform.AntiDiagonalMask[square, board](sq) }
var _ = func(line board, sq square) (board, board) { return transform.Halves(sq, line) }
var _ = func(sq square, b board) uint8 { return transform.GatherRank(sq, b) }
var _ = func(sq square, b board) uint8 { return transform.GatherFile(sq, b) }
var _ = func(sq square, b board) uint8 { return transform.GatherDiagonal(sq, b) }
var _ = func(sq square, b board) uint8 { return transform.GatherAntiDiagonal(sq, b) }
var _ = func(sq square, line uint8) board { return transform.ScatterRank[square, board](sq, line) }
var _ = func(sq square, line uint8) board { return transform.ScatterFile[square, board](sq, line) }
var _ = func(sq square, line uint8) board { return transform.ScatterDiagonal[square, board](sq, line) }
var _ = func(sq square, line uint8) board { return transform.ScatterAntiDiagonal[square, board](sq, line) }
var _ = func(sq square) uint8 { return transform.DiagonalIndex(sq) }
var _ = func(sq square) uint8 { return transform.AntiDiagonalIndex(sq) }
var _ = func(sq square, occ uint8) uint8 { return transform.FirstRank(sq, occ) }
var _ = func(b, mask board) board { return transform.DeltaSwap(b, mask, 7) }
var _ = func(p *transform.Permutation, b board) board { return transform.Permute(p, b) }
var _ = func(b, mask board) board { return transform.NextSubset(b, mask) }
var _ = func(s transform.Symmetry, sq square) square { return transform.ApplyToSquare(s, sq) }
`

func TestInlining(t *testing.T) {
	calls := regexp.MustCompile(`transform\.[A-Z]\w+[([]`).FindAllString(caller, -1)
	for i, call := range calls {
		calls[i] = call[:len(call)-1]
	}
	if len(calls) != 35 {
		t.Errorf("%d calls, want 35", len(calls))
	}
	compilertest.InlinesInto(t, []byte(caller), calls...)
}

func TestNoAllocation(t *testing.T) {
	var sink uint64
	for _, m := range transform.Maps() {
		if allocs := testing.AllocsPerRun(10, func() { sink ^= m.Board(sink) }); allocs != 0 {
			t.Errorf("%s allocates %v times, want never", m.Name, allocs)
		}
	}
}
