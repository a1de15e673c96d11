package each

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"

// boardMap is a map of whole boards in steps that act on all boards of a register at once.
// Steps are the form that every instruction set can do; Product, where there is one, is the
// shorter form with the matrix product of GFNI. Where a board is quicker picked together bit by
// bit, as AVX-512 can do, Order names the variable of package each that says from where.
type boardMap struct {
	Name    string
	Steps   []step
	Product []step
	Order   string
	Neon    []neonStep // on arm64
}

// Title is the name of the function in Go.
func (m boardMap) Title() string { return emit.UpperFirst(m.Name) }

// The delta swaps of the flips about the diagonals exchange quadrants of the board, of its
// quarters, and of its sixteenths.
var (
	flipDiagonal = swaps{
		{28, 0x0f0f0f0f00000000 >> 28}, {14, 0x3333000033330000 >> 14}, {7, 0x5500550055005500 >> 7},
	}
	flipAntiDiagonal = swaps{
		{36, 0xf0f0f0f000000000 >> 36}, {18, 0xcccc0000cccc0000 >> 18}, {9, 0xaa00aa00aa00aa00 >> 9},
	}
)

// The delta swaps of the visual layouts are those of package transform, where they are derived.
var (
	visualClockwise = swaps{
		{22, 0x0000030303030303}, {4, 0x0487814b0d281e12}, {5, 0x07c151515454541f},
		{6, 0x0015884c48c846a0}, {2, 0x2063190ccc263181}, {3, 0x071005471c54011c},
	}
	visualAntiClockwise = swaps{
		{12, 0x0000e0e0e0707070}, {6, 0x00cc0c848484c0cc}, {21, 0x0000000020202000},
		{3, 0x00a28811110228a0}, {1, 0x289291249244a48a},
	}
)

// The files to move by one rank, by two and by four.
var (
	fileBits           = [3]uint64{0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0}
	complementFileBits = [3]uint64{0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f}
)

// maps are the maps of package each.
var maps = []boardMap{
	{Name: "flipVertical", Steps: []step{reverseBytes}, Neon: []neonStep{neonReverseBytes}},
	{Name: "mirrorHorizontal", Steps: []step{reverseBits}, Product: []step{timesMatrix(emit.MainDiagonal)},
		Neon: []neonStep{neonReverseBits}},
	{Name: "rotate180", Steps: []step{reverseBytes, reverseBits}, Product: []step{reverseBytes, timesMatrix(emit.MainDiagonal)},
		Neon: []neonStep{neonReverseBytes, neonReverseBits}},
	{Name: "flipDiagonal", Steps: flipDiagonal.steps(), Product: []step{reverseBytes, matrixTimes(emit.MainDiagonal)},
		Neon: flipDiagonal.neon()},
	{Name: "flipAntiDiagonal", Steps: flipAntiDiagonal.steps(), Product: []step{matrixTimes(emit.AntiDiagonal)},
		Neon: flipAntiDiagonal.neon()},
	{Name: "rotate90Clockwise", Steps: append(flipDiagonal.steps(), reverseBytes), Product: []step{reverseBytes, matrixTimes(emit.AntiDiagonal)},
		Neon: append(flipDiagonal.neon(), neonReverseBytes)},
	{Name: "rotate90AntiClockwise", Steps: append(flipAntiDiagonal.steps(), reverseBytes), Product: []step{matrixTimes(emit.MainDiagonal)},
		Neon: append(flipAntiDiagonal.neon(), neonReverseBytes)},

	{Name: "pseudoRotate45Clockwise", Steps: moveFiles(fileBits, down), Neon: neonMoveFiles(fileBits, down)},
	{Name: "pseudoRotate45ClockwiseInverse", Steps: moveFiles(fileBits, up), Neon: neonMoveFiles(fileBits, up)},
	{Name: "pseudoRotate45AntiClockwise", Steps: moveFiles(complementFileBits, down), Neon: neonMoveFiles(complementFileBits, down)},
	{Name: "pseudoRotate45AntiClockwiseInverse", Steps: moveFiles(complementFileBits, up), Neon: neonMoveFiles(complementFileBits, up)},

	{Name: "visualRotate45Clockwise", Order: "clockwiseOrder",
		Steps: visualClockwise.steps(), Neon: visualClockwise.neon()},
	{Name: "visualRotate45ClockwiseInverse", Order: "clockwiseInverseOrder",
		Steps: visualClockwise.backwards().steps(), Neon: visualClockwise.backwards().neon()},
	{Name: "visualRotate45AntiClockwise", Order: "antiClockwiseOrder",
		Steps: visualAntiClockwise.steps(), Neon: visualAntiClockwise.neon()},
	{Name: "visualRotate45AntiClockwiseInverse", Order: "antiClockwiseInverseOrder",
		Steps: visualAntiClockwise.backwards().steps(), Neon: visualAntiClockwise.backwards().neon()},
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
