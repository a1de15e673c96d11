package crosscheck

import "github.com/bitray/bitray/attacks"

// mark puts stars on both sides of the squares of set in drawn, a board as
// [github.com/bitray/bitray/perft/board.Position.Draw] draws it.
//
// The drawing has a line of dashes above and below every rank, so rank 8 is on the second line;
// a file takes four columns, and the letter of the a-file is the fourth character of its line.
func mark(drawn string, set attacks.Bitboard) string {
	const firstColumn, columnWidth = 3, 4
	text := []byte(drawn)
	start := 0
	for rank := 7; rank >= 0; rank-- {
		start = nextLine(text, start)
		for file := range 8 {
			at := start + firstColumn + columnWidth*file
			if set.Has(attacks.NewSquare(file, rank)) && at+1 < len(text) {
				text[at-1], text[at+1] = '*', '*'
			}
		}
		start = nextLine(text, start)
	}
	return string(text)
}

// nextLine returns where the line after the one that starts at start begins.
func nextLine(text []byte, start int) int {
	for start < len(text) && text[start] != '\n' {
		start++
	}
	return start + 1
}
