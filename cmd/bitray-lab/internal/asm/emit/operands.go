package emit

import "github.com/mmcloughlin/avo/operand"

// The instruction VGF2P8AFFINEQB multiplies 8x8 bit matrices. A board is such a matrix with
// files as columns and ranks as rows, but the instruction counts the rows of one factor from
// the other end; so the two matrices with ones on a diagonal do not only leave a board as it is
// or reverse its ranks. The board times the main diagonal has the bits of every byte reversed.
// The main diagonal times the board is the board turned by 90 degrees counterclockwise, and the
// other diagonal times the board is the board flipped about a8-h1.
const (
	MainDiagonal uint64 = 0x8040201008040201
	AntiDiagonal uint64 = 0x0102040810204080
)

// RowMatrix returns the matrix to multiply a board by from the right so that bit i of each byte
// is made of its bit source(i), or is zero if source(i) is not in 0 to 7.
func RowMatrix(source func(i int) int) (matrix uint64) {
	for i := range 8 {
		if j := source(i); 0 <= j && j < 8 {
			matrix |= 1 << j << (8 * (7 - i)) // rows are counted from the other end
		}
	}
	return matrix
}

// MirrorAndMoveUp reverses the bits of each byte and moves them up by one: it doubles the mirrored board.
var MirrorAndMoveUp = RowMatrix(func(i int) int { return 8 - i })

// Ternary returns the truth table of a function of three sets as VPTERNLOGQ wants it: the first
// argument is the destination, the last the first operand in Go's order. The table is the
// function of its own columns.
func Ternary(f func(a, b, c uint8) uint8) operand.U8 { return operand.U8(f(0xf0, 0xcc, 0xaa)) }

// The functions that more than one package needs.
var (
	AOrBAndC   = Ternary(func(a, b, c uint8) uint8 { return a | b&c })
	DifferAndC = Ternary(func(a, b, c uint8) uint8 { return (a ^ b) & c })
)
