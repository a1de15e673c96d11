package board

import (
	"bytes"
	"fmt"
	"slices"
)

// Start960 returns a start position of Chess960 by its number, 0 to 959, in the numbering of
// Reinhard Scharnagl; 518 is that of standard chess. All of them are written with letters of files
// (Shredder-FEN). Another number is an error.
// Source: https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme
func Start960(number int) (Position, error) {
	if number < 0 || number > 959 {
		return Position{}, fmt.Errorf("start position %d of Chess960: expected 0 to 959", number)
	}
	black := scharnagl(number)
	white := bytes.ToUpper(black)
	east, west := byte(bytes.LastIndexByte(black, 'r')), byte(bytes.IndexByte(black, 'r'))
	rights := []byte{'A' + east, 'A' + west, 'a' + east, 'a' + west}
	return ParseFEN(fmt.Sprintf("%s/pppppppp/8/8/8/8/PPPPPPPP/%s w %s - 0 1", black, white, rights))
}

// scharnagl returns the back rank of a start position, as Black writes it. The number is taken apart from its end:
// the bishop on the light squares, the one on the dark squares, the queen on one of the six
// squares left, the two knights on two of five; rook, king and rook fill the rest.
func scharnagl(number int) []byte {
	rank := make([]byte, 8)
	rank[number%4*2+1] = 'b'
	rank[number/4%4*2] = 'b'
	free := slices.DeleteFunc([]int{0, 1, 2, 3, 4, 5, 6, 7}, func(file int) bool { return rank[file] == 'b' })
	take := func(at int, piece byte) {
		rank[free[at]] = piece
		free = slices.Delete(free, at, at+1)
	}
	take(number/16%6, 'q')
	first, second := 0, number/96+1
	for ; second > 4; first++ {
		second -= 3 - first
	}
	take(second, 'n') // before the first, which keeps its place so
	take(first, 'n')
	rank[free[0]], rank[free[1]], rank[free[2]] = 'r', 'k', 'r'
	return rank
}
