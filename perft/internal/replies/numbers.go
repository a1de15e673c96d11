package replies

import "github.com/bitray/bitray/attacks"

// numbers holds a small number for each square, in binary: the squares of ones count once, those of twos
// twice, and so on. It says how many of the mover's pieces go to a square: from each of eight directions at
// most one, and knights from eight squares, so no number is greater than 16.
type numbers struct{ ones, twos, fours, eights, sixteens attacks.Bitboard }

// add adds one to the numbers of all squares, with what is carried from digit to digit.
func (n *numbers) add(squares attacks.Bitboard) {
	two := n.ones & squares
	four := n.twos & two
	eight := n.fours & four
	n.ones ^= squares
	n.twos ^= two
	n.fours ^= four
	if eight != 0 { // rare
		n.sixteens |= n.eights & eight
		n.eights ^= eight
	}
}
