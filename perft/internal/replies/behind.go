package replies

import "github.com/bitray/bitray/attacks"

// behind holds what a slider on the first square no longer sees when a piece is set down on the second:
// the squares of the ray beyond it. It is empty if the two do not share a line.
var behind = buildBehind()

func buildBehind() (table [64][64]attacks.Bitboard) {
	for from := range attacks.NoSquare {
		for d := range attacks.Direction(8) {
			for to := range attacks.Ray(d, from).Squares() {
				table[from][to] = attacks.Ray(d, to)
			}
		}
	}
	return table
}
