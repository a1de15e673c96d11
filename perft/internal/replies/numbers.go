package replies

import "github.com/bitray/bitray/attacks"

// numbers holds a small number for each square, in binary: the squares of the first set count once, those of the
// second twice, those of the third four times, and so on. It says how many of the mover's pieces go to a square: from
// each of eight directions at most one, and knights from eight squares, so no number is greater than 16.
type numbers [5]attacks.Bitboard

// add adds one to the numbers of all squares, with what is carried from digit to digit.
func (n *numbers) add(squares attacks.Bitboard) {
	two := n[0] & squares
	four := n[1] & two
	eight := n[2] & four
	n[0] ^= squares
	n[1] ^= two
	n[2] ^= four
	if eight != 0 { // rare
		n[4] |= n[3] & eight
		n[3] ^= eight
	}
}
