package transform_test

import (
	"fmt"

	"github.com/bitray/bitray/transform"
)

// turned returns what an Othello disc of own, placed on the empty square at place of a line (0 to 7), turns
// over on it. The discs of other are what the reach of the new one runs over. Where it ends in a disc of own,
// those between belong to the reach of that one too; where it ends in an empty square, nothing turns.
func turned(place int, own, other uint8) (discs uint8) {
	reach := transform.FirstRank(place, ^other)
	for end := range 8 {
		if reach&own>>end&1 != 0 {
			discs |= reach & transform.FirstRank(end, ^other) & other
		}
	}
	return discs
}

// A move in Othello: the four lines through a square become bytes, what turns over on each follows from the
// attacks of a rook, and goes back to the board. Black plays e6; the white discs on the e-file, and those
// on f6 and g6, stay, because they lead to an empty square.
func Example_othello() {
	black, err := transform.ParseBoard[uint64](`
		. . . . . . . .
		. . . . . . . .
		. 1 . . . . . .
		. . . . . . . .
		. . . . . . . .
		. 1 . . . . . 1
		. . . . . . . .
		. . . . . . . .`)
	if err != nil {
		panic(err)
	}
	white, err := transform.ParseBoard[uint64](`
		. . . . . . . .
		. . . . . . . .
		. . 1 1 . 1 1 .
		. . . 1 1 1 . .
		. . 1 . 1 . 1 .
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .`)
	if err != nil {
		panic(err)
	}
	const e6, file, rank = 44, 4, 5
	discs := transform.ScatterRank[uint64](e6, turned(file, transform.GatherRank(e6, black), transform.GatherRank(e6, white))) |
		transform.ScatterFile[uint64](e6, turned(rank, transform.GatherFile(e6, black), transform.GatherFile(e6, white))) |
		transform.ScatterDiagonal[uint64](e6, turned(file, transform.GatherDiagonal(e6, black), transform.GatherDiagonal(e6, white))) |
		transform.ScatterAntiDiagonal[uint64](e6, turned(file, transform.GatherAntiDiagonal(e6, black), transform.GatherAntiDiagonal(e6, white)))
	fmt.Print(transform.Draw(black, white, discs))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . 1 . . . . . .   . . 1 1 . 1 1 .   . . 1 1 . . . .
	// . . . . . . . .   . . . 1 1 1 . .   . . . 1 . 1 . .
	// . . . . . . . .   . . 1 . 1 . 1 .   . . 1 . . . 1 .
	// . 1 . . . . . 1   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
}
