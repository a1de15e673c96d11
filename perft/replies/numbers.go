package replies

import "github.com/bitray/bitray/attacks"

// numbers holds a small number for each square, in binary: the squares of ones count once, those of twos
// twice, and so on. It says how many pieces of a side go to a square, or look at it: from each of eight directions
// at most one, and from eight squares a knight, so no number is greater than 16.
type numbers struct{ ones, twos, fours, eights, sixteens attacks.Bitboard }

// addTo adds one to the numbers of all squares, which have three digits, and returns the squares whose number
// was 7, to be carried over.
func addTo(ones, twos, fours, squares attacks.Bitboard) (_, _, _, carry attacks.Bitboard) {
	two := ones & squares
	four := twos & two
	return ones ^ squares, twos ^ two, fours ^ four, fours & four
}

// set sets the three lower digits; the upper two are what has been carried over.
func (n *numbers) set(ones, twos, fours attacks.Bitboard) {
	n.ones, n.twos, n.fours = ones, twos, fours
}

// carry adds eight to the numbers of all squares. This is rare.
func (n *numbers) carry(squares attacks.Bitboard) {
	n.sixteens |= n.eights & squares
	n.eights ^= squares
}

// add adds one to the numbers of all squares.
func (n *numbers) add(squares attacks.Bitboard) {
	var carry attacks.Bitboard
	n.ones, n.twos, n.fours, carry = addTo(n.ones, n.twos, n.fours, squares)
	if carry != 0 {
		n.carry(carry)
	}
}
