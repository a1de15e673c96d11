package transform_test

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/bitray/bitray/transform"
)

// A bitmap font holds a character as eight bytes, the top row first, the highest bit of each on
// the left. Such a board is the drawn one turned by 180 degrees; flips and rotations keep their
// names.
func Example_bitmap() {
	rows := []byte{0b01111000, 0b01000100, 0b01000100, 0b01001000, 0b01110000, 0b01010000, 0b01001000, 0b01000100}
	letter := binary.LittleEndian.Uint64(rows)
	turned := transform.Rotate90Clockwise(letter)
	mirrored := transform.MirrorHorizontal(letter)
	fmt.Print(transform.Draw(transform.Rotate180(letter), transform.Rotate180(turned), transform.Rotate180(mirrored)))
	// Output:
	// . 1 1 1 1 . . .   . . . . . . . .   . . . 1 1 1 1 .
	// . 1 . . . 1 . .   1 1 1 1 1 1 1 1   . . 1 . . . 1 .
	// . 1 . . . 1 . .   . . . 1 . . . 1   . . 1 . . . 1 .
	// . 1 . . 1 . . .   . . 1 1 . . . 1   . . . 1 . . 1 .
	// . 1 1 1 . . . .   . 1 . . 1 . . 1   . . . . 1 1 1 .
	// . 1 . 1 . . . .   1 . . . . 1 1 .   . . . . 1 . 1 .
	// . 1 . . 1 . . .   . . . . . . . .   . . . 1 . . 1 .
	// . 1 . . . 1 . .   . . . . . . . .   . . 1 . . . 1 .
}

// The transposition of a bit matrix: rows become columns.
func ExampleFlipDiagonal() {
	board, err := transform.ParseBoard[uint64](`
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		1 . 1 . . . . .
		1 . . 1 . . . .
		1 1 1 1 1 . . .`)
	if err != nil {
		panic(err)
	}
	fmt.Print(transform.Draw(board, transform.FlipDiagonal(board)))
	// Output:
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .
	// . . . . . . . .   1 1 . . . . . .
	// 1 . 1 . . . . .   1 . 1 . . . . .
	// 1 . . 1 . . . .   1 . . . . . . .
	// 1 1 1 1 1 . . .   1 1 1 . . . . .
}

// A quarter turn after a mirror is a reflection; a mirror after the turn is another.
func ExampleSymmetry_Compose() {
	turn, mirror := transform.QuarterTurnClockwise, transform.HorizontalMirror
	fmt.Println(turn.Compose(mirror))
	fmt.Println(mirror.Compose(turn))
	// Output:
	// diagonal flip
	// anti-diagonal flip
}

// The two outer files change places.
func ExampleDeltaSwap() {
	const aFile, fromAToH = uint64(0x0101010101010101), 7
	board := uint64(0x0000001f11111100)
	fmt.Print(transform.Draw(board, transform.DeltaSwap(board, aFile, fromAToH)))
	// Output:
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// 1 1 1 1 1 . . .   . 1 1 1 1 . . 1
	// 1 . . . 1 . . .   . . . . 1 . . 1
	// 1 . . . 1 . . .   . . . . 1 . . 1
	// 1 . . . 1 . . .   . . . . 1 . . 1
	// . . . . . . . .   . . . . . . . .
}

// In the Z-order, also called Morton order, the bits of file and rank alternate, and each quarter
// of the board is sixteen bits of the word.
func ExamplePermute() {
	var places [64]uint8
	for sq := range uint8(64) {
		for bit := range 3 {
			places[sq] |= sq>>bit&1<<(2*bit) | sq>>(3+bit)&1<<(2*bit+1)
		}
	}
	zOrder, err := transform.NewPermutation(places)
	if err != nil {
		panic(err)
	}
	topRight := uint64(0xf0f0f0f000000000)
	fmt.Printf("%#016x\n", transform.Permute(zOrder, topRight))
	// Output: 0xffff000000000000
}

// The three stages that attack tables are made of: the diagonal of e4 becomes a byte, on which
// the bishop is a rook on a rank, and what it attacks goes back to the diagonal.
func ExampleFirstRank() {
	const e4, fileOfE4 = 28, 4
	occupied := uint64(0x0070620010004460)
	line := transform.GatherDiagonal(e4, occupied)
	attacked := transform.FirstRank(fileOfE4, line)
	fmt.Printf("%08b\n%08b\n", line, attacked)
	fmt.Print(transform.Draw(occupied, transform.ScatterDiagonal[uint64](e4, attacked)))
	// Output:
	// 01010100
	// 01101100
	// . . . . . . . .   . . . . . . . .
	// . . . . 1 1 1 .   . . . . . . . .
	// . 1 . . . 1 1 .   . . . . . . 1 .
	// . . . . . . . .   . . . . . 1 . .
	// . . . . 1 . . .   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . .
	// . . 1 . . . 1 .   . . 1 . . . . .
	// . . . . . 1 1 .   . . . . . . . .
}

func ExampleSubsets() {
	corners := uint64(0x8000000000000001)
	fmt.Print(transform.Draw(slices.Collect(transform.Subsets(corners))...))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . 1   . . . . . . . 1
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .   1 . . . . . . .
}
