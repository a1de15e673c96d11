package board

import (
	"fmt"

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
	number /= 4
	rank[number%4*2] = Bishop
	number /= 4
	putOnFree(&rank, number%6, Queen)
	number /= 6
	for first := range 4 {
		if pairs := 4 - first; number >= pairs {
			number -= pairs
			continue
		}
		putOnFree(&rank, first+1+number, Knight) // the second first, so that the first keeps its place
		putOnFree(&rank, first, Knight)
		break
	}
	for _, piece := range []Piece{Rook, King, Rook} {
		putOnFree(&rank, 0, piece)
	}
	return rank
}

// putOnFree puts a piece on the free square of the given number, counted from the a-file.
func putOnFree(rank *[8]Piece, free int, piece Piece) {
	for file := range rank {
		if rank[file] != NoPiece {
			continue
		}
		if free == 0 {
			rank[file] = piece
			return
		}
		free--
	}
}
