package each

import "github.com/bitray/bitray/transform/simd/_asm/emit"

// boardMap is a map of whole boards in steps that act on all boards of a register at once.
// Steps are the form that every instruction set can do; Product, where there is one, is the
// shorter form with the matrix product of GFNI. Where a board is quicker picked together bit by
// bit, as AVX-512 can do, Order names the variable of package each that says from where.
type boardMap struct {
	Name    string
	Steps   []step
	Product []step
	Order   string
}

// Title is the name of the function in Go.
func (m boardMap) Title() string { return emit.UpperFirst(m.Name) }

// The delta swaps of the flips about the diagonals exchange quadrants of the board, of its
// quarters, and of its sixteenths.
var (
	flipDiagonal = []step{
		deltaSwap(28, 0x0f0f0f0f00000000>>28), deltaSwap(14, 0x3333000033330000>>14), deltaSwap(7, 0x5500550055005500>>7),
	}
	flipAntiDiagonal = []step{
		deltaSwap(36, 0xf0f0f0f000000000>>36), deltaSwap(18, 0xcccc0000cccc0000>>18), deltaSwap(9, 0xaa00aa00aa00aa00>>9),
	}
)

// The delta swaps of the visual layouts are those of package transform, where they are derived.
var (
	visualClockwise = []step{
		deltaSwap(22, 0x0000030303030303), deltaSwap(4, 0x0487814b0d281e12), deltaSwap(5, 0x07c151515454541f),
		deltaSwap(6, 0x0015884c48c846a0), deltaSwap(2, 0x2063190ccc263181), deltaSwap(3, 0x071005471c54011c),
	}
	visualAntiClockwise = []step{
		deltaSwap(12, 0x0000e0e0e0707070), deltaSwap(6, 0x00cc0c848484c0cc), deltaSwap(21, 0x0000000020202000),
		deltaSwap(3, 0x00a28811110228a0), deltaSwap(1, 0x289291249244a48a),
	}
)

// The files to move by one rank, by two and by four.
var (
	fileBits           = [3]uint64{0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0}
	complementFileBits = [3]uint64{0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f}
)

// maps are the maps of package each.
var maps = []boardMap{
	{Name: "flipVertical", Steps: []step{reverseBytes}},
	{Name: "mirrorHorizontal", Steps: []step{reverseBits}, Product: []step{timesMatrix(emit.MainDiagonal)}},
	{Name: "rotate180", Steps: []step{reverseBytes, reverseBits}, Product: []step{reverseBytes, timesMatrix(emit.MainDiagonal)}},
	{Name: "flipDiagonal", Steps: flipDiagonal, Product: []step{reverseBytes, matrixTimes(emit.MainDiagonal)}},
	{Name: "flipAntiDiagonal", Steps: flipAntiDiagonal, Product: []step{matrixTimes(emit.AntiDiagonal)}},
	{Name: "rotate90Clockwise", Steps: join(flipDiagonal, reverseBytes), Product: []step{reverseBytes, matrixTimes(emit.AntiDiagonal)}},
	{Name: "rotate90AntiClockwise", Steps: join(flipAntiDiagonal, reverseBytes), Product: []step{matrixTimes(emit.MainDiagonal)}},

	{Name: "pseudoRotate45Clockwise", Steps: moveFiles(fileBits, down)},
	{Name: "pseudoRotate45ClockwiseInverse", Steps: moveFiles(fileBits, up)},
	{Name: "pseudoRotate45AntiClockwise", Steps: moveFiles(complementFileBits, down)},
	{Name: "pseudoRotate45AntiClockwiseInverse", Steps: moveFiles(complementFileBits, up)},

	{Name: "visualRotate45Clockwise", Steps: visualClockwise, Order: "clockwiseOrder"},
	{Name: "visualRotate45ClockwiseInverse", Steps: backwards(visualClockwise), Order: "clockwiseInverseOrder"},
	{Name: "visualRotate45AntiClockwise", Steps: visualAntiClockwise, Order: "antiClockwiseOrder"},
	{Name: "visualRotate45AntiClockwiseInverse", Steps: backwards(visualAntiClockwise), Order: "antiClockwiseInverseOrder"},
}

// kernels returns the instruction sets for which the map has a kernel of its own.
func (m boardMap) kernels() []instructionSet {
	switch {
	case m.Order != "":
		return []instructionSet{avx2}
	case m.Product == nil:
		return []instructionSet{avx512, avx2}
	default:
		return []instructionSet{avx512, avx2gfni, avx2}
	}
}

// stepsFor returns the form of the map that suits the instruction set.
func (m boardMap) stepsFor(set instructionSet) []step {
	if set.gfni && m.Product != nil {
		return m.Product
	}
	return m.Steps
}
