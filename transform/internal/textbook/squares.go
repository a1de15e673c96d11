package textbook

// Transposing a square, sq>>3 | sq<<3&63, is also one multiplication: the factor has copies of
// the six bits at 23 and at 29, so that in 32 bits the upper copy loses the rank and leaves the
// file at the top, with the rank from the lower copy below it.
const transposing = 0x20800000

// TransposeSquare exchanges file and rank of a square from 0 to 63, by multiplication.
// Source: Chess Programming Wiki.
func TransposeSquare(sq uint8) uint8 { return uint8(uint32(sq) * transposing >> 26) }

// The maps of squares below are those that the Chess Programming Wiki prints along with its maps of
// boards.

// FlipVerticalSquare returns the place of sq (0 to 63) on a board turned upside down.
func FlipVerticalSquare(sq uint8) uint8 { return sq ^ 56 }

// MirrorHorizontalSquare returns the place of sq (0 to 63) on a board with the wings exchanged.
func MirrorHorizontalSquare(sq uint8) uint8 { return sq ^ 7 }

// Rotate180Square returns the place of sq (0 to 63) after a half turn.
func Rotate180Square(sq uint8) uint8 { return sq ^ 63 }

// FlipAntiDiagonalSquare returns the place of sq (0 to 63) on a board reflected about a8-h1.
func FlipAntiDiagonalSquare(sq uint8) uint8 { return TransposeSquare(sq) ^ 63 }

// Rotate90ClockwiseSquare returns the place of sq (0 to 63) after a quarter turn clockwise.
func Rotate90ClockwiseSquare(sq uint8) uint8 { return TransposeSquare(sq) ^ 56 }

// Rotate90AntiClockwiseSquare returns the place of sq (0 to 63) after a quarter turn counterclockwise.
func Rotate90AntiClockwiseSquare(sq uint8) uint8 { return TransposeSquare(sq) ^ 7 }

// PseudoRotate45ClockwiseSquareAsPrinted is the wiki's formula. It moves files up, where the
// wiki's diagram and its map of boards move them down: it is the inverse of what it stands for,
// and wrong for the 48 squares whose file moves by another number of ranks than none or four.
func PseudoRotate45ClockwiseSquareAsPrinted(sq uint8) uint8 { return (sq + 8*(sq&7)) & 63 }

// PseudoRotate45AntiClockwiseSquareAsPrinted is the wiki's formula, and wrong in the same way as
// [PseudoRotate45ClockwiseSquareAsPrinted].
func PseudoRotate45AntiClockwiseSquareAsPrinted(sq uint8) uint8 { return (sq + 8*(sq&7^7)) & 63 }
