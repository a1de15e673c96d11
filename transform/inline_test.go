package transform_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// TestInlining calls every function that inlines, over the caller's own types.
func TestInlining(t *testing.T) {
	var caller strings.Builder
	caller.WriteString("package caller\nimport \"github.com/bitray/bitray/transform\"\ntype square int8\ntype board uint64\n")
	var calls []string
	add := func(signature, arguments, instance string, functions ...string) {
		for _, name := range functions {
			fmt.Fprintf(&caller, "var _ = func%s { return transform.%s%s(%s) }\n", signature, name, instance, arguments)
			calls = append(calls, "transform."+name)
		}
	}
	add("(b board) board", "b", "", "FlipVertical", "MirrorHorizontal", "FlipDiagonal", "FlipAntiDiagonal",
		"Rotate180", "Rotate90Clockwise", "Rotate90AntiClockwise",
		"PseudoRotate45Clockwise", "PseudoRotate45ClockwiseInverse", "PseudoRotate45AntiClockwise", "PseudoRotate45AntiClockwiseInverse",
		"VisualRotate45Clockwise", "VisualRotate45AntiClockwise")
	add("(sq square) board", "sq", "[board]", "RankMask", "FileMask", "DiagonalMask", "AntiDiagonalMask")
	add("(line board, sq square) (board, board)", "sq, line", "", "Halves")
	add("(sq square, b board) uint8", "sq, b", "", "GatherRank", "GatherFile", "GatherDiagonal", "GatherAntiDiagonal")
	add("(sq square, line uint8) board", "sq, line", "[board]", "ScatterRank", "ScatterFile", "ScatterDiagonal", "ScatterAntiDiagonal")
	add("(sq square, occ uint8) uint8", "sq, occ", "", "FirstRank")
	add("(b, mask board) board", "b, mask, 7", "", "DeltaSwap")
	add("(p *transform.Permutation, b board) board", "p, b", "", "Permute")
	add("(b, mask board) board", "b, mask", "", "NextSubset")
	add("(s transform.Symmetry, sq square) square", "s, sq", "", "ApplyToSquare")
	compilertest.InlinesInto(t, []byte(caller.String()), calls...)
}

func TestNoAllocation(t *testing.T) {
	maps := []transformtest.Map{
		transform.PseudoRotate45Clockwise[uint64], transform.PseudoRotate45AntiClockwise[uint64],
		transform.VisualRotate45Clockwise[uint64], transform.VisualRotate45AntiClockwise[uint64],
	}
	for _, m := range boardMaps {
		maps = append(maps, m.got)
	}
	var sink uint64
	for i, m := range maps {
		if allocs := testing.AllocsPerRun(10, func() { sink ^= m(sink) }); allocs != 0 {
			t.Errorf("map %d allocates %v times, want never", i, allocs)
		}
	}
}
