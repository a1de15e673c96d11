package board

import (
	"fmt"
	"slices"

	"github.com/bitray/bitray/attacks"
)

// Start960 returns a start position of Chess960 by its number, 0 to 959, in the numbering of
// Reinhard Scharnagl; 518 is that of standard chess. All of them are written with letters of files
// (Shredder-FEN). Another number is an error.
// Source: https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme
func Start960(number int) (Position, error) {
	if number < 0 || number > 959 {
		return Position{}, fmt.Errorf("start position %d of Chess960: expected 0 to 959", number)
	}
	s := NewSetup()
	s.FileLetters = true
	for file, piece := range scharnagl(number) {
		column := attacks.FileA << file
		s.Put(piece, attacks.White, column&attacks.Rank1)
		s.Put(piece, attacks.Black, column&attacks.Rank8)
		if piece == Rook {
			s.CastlingRooks |= column & (attacks.Rank1 | attacks.Rank8)
		}
	}
	s.Put(Pawn, attacks.White, attacks.Rank2)
	s.Put(Pawn, attacks.Black, attacks.Rank7)
	return s.Position()
}

// scharnagl returns the back rank of a start position. The number is taken apart from its end:
// the bishop on the light squares, the one on the dark squares, the queen on one of the six
// squares left, the two knights on two of five; rook, king and rook fill the rest.
func scharnagl(number int) (rank [8]Piece) {
	rank[number%4*2+1] = Bishop
	rank[number/4%4*2] = Bishop
	free := slices.DeleteFunc([]int{0, 1, 2, 3, 4, 5, 6, 7}, func(file int) bool { return rank[file] == Bishop })
	take := func(at int, piece Piece) {
		rank[free[at]] = piece
		free = slices.Delete(free, at, at+1)
	}
	take(number/16%6, Queen)
	first, second := 0, number/96+1
	for ; second > 4; first++ {
		second -= 3 - first
	}
	take(second, Knight) // before the first, which keeps its place so
	take(first, Knight)
	rank[free[0]], rank[free[1]], rank[free[2]] = Rook, King, Rook
	return rank
}
