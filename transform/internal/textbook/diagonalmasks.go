package textbook

// The masks of diagonals in the mapping where bit 63 is a1 and bit 0 is h8, with row = bit/8 and column =
// bit%8 counted from h8. There are fifteen of each kind, one for every difference and every sum of row and
// column, so that no table of 64 is needed. Package transform numbers the same lines modulo 16.
//
// Source: the Japanese article "Converting any line of a bitboard to eight bits and back", which prints both
// tables as literals; here each line is the main one, moved by rows.
var maskA1H8, maskA8H1 = buildMasks()

func buildMasks() (a1h8, a8h1 [15]uint64) {
	for i := range 8 {
		// What leaves the word at the top or at the bottom are the squares that the shorter line lacks.
		a1h8[7+i], a1h8[7-i] = mainDiagonal<<(8*i), mainDiagonal>>(8*i)
		a8h1[7+i], a8h1[7-i] = antiDiagonal<<(8*i), antiDiagonal>>(8*i)
	}
	return a1h8, a8h1
}

const antiDiagonal = 0x0102040810204080

// MaskA1H8 returns the line of bit (0 to 63, masked) in the direction a1-h8, by row - column + 7.
func MaskA1H8(bit uint8) uint64 { return maskA1H8[bit&63/8-bit%8+7] }

// MaskA8H1 returns the line of bit (0 to 63, masked) in the direction a8-h1, by row + column.
func MaskA8H1(bit uint8) uint64 { return maskA8H1[bit&63/8+bit%8] }
