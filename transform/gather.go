package transform

import "golang.org/x/exp/constraints"

// GatherRank returns the rank of square sq (0 to 63): bit i is the square on file i, counted from
// 0. See "Lines and bytes" in the description of the package.
func GatherRank[S constraints.Integer, B ~uint64](sq S, b B) uint8 {
	return uint8(b >> (uint8(sq) & 56))
}

// ScatterRank is the inverse of [GatherRank]: it puts the byte on the rank of square sq (0 to
// 63), on an empty board.
func ScatterRank[B ~uint64, S constraints.Integer](sq S, line uint8) B {
	return B(line) << (uint8(sq) & 56)
}

// GatherFile returns the file of square sq (0 to 63): bit i is the square on rank i, counted from
// 0.
//
// On the a-file, the square of rank r is bit 8r. The factor has the bits 7k for k = 1 to 8,
// and 8r + 7(8-r) = 56+r, so the product has the file in its last byte. No two of the
// products 8r+7k coincide, so nothing is carried.
// Source: Chess Programming Wiki, Flipping Mirroring and Rotating (h-file by shifted
// anti-diagonal).
func GatherFile[S constraints.Integer, B ~uint64](sq S, b B) uint8 {
	return uint8(b >> (uint8(sq) & 7) & fileA * 0x0102040810204080 >> 56)
}

// ScatterFile is the inverse of [GatherFile]: it puts the byte on the file of square sq (0 to
// 63), on an empty board.
//
// The factor copies the byte to every rank and the diagonal keeps bit r on rank r. Adding 127
// to a rank carries whatever bit is left there into its h-file, and no further.
func ScatterFile[B ~uint64, S constraints.Integer](sq S, line uint8) B {
	b := B(line)*fileA&mainDiagonal + 0x7f7f7f7f7f7f7f7f
	return b >> 7 & fileA << (uint8(sq) & 7)
}

// GatherDiagonal returns the diagonal (a1 towards h8) of square sq (0 to 63): bit i is the square
// on file i, and zero if the diagonal does not cross that file.
//
// A diagonal has one square a file, so multiplying by the a-file adds all ranks into the last
// one without a carry.
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Kindergarten_Bitboards.
func GatherDiagonal[S constraints.Integer, B ~uint64](sq S, b B) uint8 {
	return uint8(b & DiagonalMask[B](sq) * fileA >> 56)
}

// ScatterDiagonal is the inverse of [GatherDiagonal], for square sq (0 to 63): the byte goes to
// every rank, and the mask keeps the diagonal. Bits of files that it does not cross are ignored.
func ScatterDiagonal[B ~uint64, S constraints.Integer](sq S, line uint8) B {
	return B(line) * fileA & DiagonalMask[B](sq)
}

// GatherAntiDiagonal returns the anti-diagonal (a8 towards h1) of square sq (0 to 63), as
// [GatherDiagonal] does the diagonal.
func GatherAntiDiagonal[S constraints.Integer, B ~uint64](sq S, b B) uint8 {
	return uint8(b & AntiDiagonalMask[B](sq) * fileA >> 56)
}

// ScatterAntiDiagonal is the inverse of [GatherAntiDiagonal], for square sq (0 to 63).
func ScatterAntiDiagonal[B ~uint64, S constraints.Integer](sq S, line uint8) B {
	return B(line) * fileA & AntiDiagonalMask[B](sq)
}
