package crosscheck

import (
	"math/rand/v2"
	"strings"

	"github.com/bitray/bitray/perft/board"
)

// RandomLines returns n positions from games of random moves, in the order in which they come
// up; the same seed gives the same positions. Games start from the start position or, if
// chess960 is set, from one of the 960 start positions of Chess960. They end after a random
// number of moves, so that all stages of a game occur.
func RandomLines(seed uint64, n int, chess960 bool) []Line {
	random := rand.New(rand.NewPCG(seed, 960))
	var lines []Line
	for len(lines) < n {
		pos := board.Start()
		if chess960 {
			pos = start960(random.IntN(960))
		}
		if pos, alive := randomGame(random, pos); alive {
			lines = append(lines, NewLine(&pos))
		}
	}
	return lines
}

// longestGame is the largest number of random moves that a game has; later on most of the men
// are gone.
const longestGame = 120

// randomGame makes random moves and reports whether there is a legal one in the end.
func randomGame(random *rand.Rand, pos board.Position) (board.Position, bool) {
	for range random.IntN(longestGame) {
		moves := pos.AppendLegalMoves(nil)
		if len(moves) == 0 {
			return pos, false
		}
		pos = pos.Make(moves[random.IntN(len(moves))])
	}
	return pos, pos.CountLegalMoves() > 0
}

// start960 returns a start position of Chess960 by its number, 0 to 959, in the numbering of
// Reinhard Scharnagl; 518 is that of standard chess.
func start960(number int) board.Position {
	rank := scharnagl(number)
	white := strings.ToUpper(rank)
	rooks := string([]byte{'a' + byte(strings.LastIndexByte(rank, 'r')), 'a' + byte(strings.IndexByte(rank, 'r'))})
	fen := rank + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w " + strings.ToUpper(rooks) + rooks + " - 0 1"
	pos, err := board.ParseFEN(fen)
	if err != nil {
		panic("bitray/crosscheck: " + err.Error()) // made of the rules above
	}
	return pos
}

// scharnagl returns the back rank of a start position. The number is taken apart from its end:
// the bishop on the light squares, the one on the dark squares, the queen on one of the six
// squares left, the two knights on two of five; rook, king and rook fill the rest.
// Source: Wikipedia, Fischer random chess numbering scheme.
func scharnagl(number int) string {
	var rank [8]byte
	rank[number%4*2+1] = 'b'
	number /= 4
	rank[number%4*2] = 'b'
	number /= 4
	put(&rank, number%6, 'q')
	number /= 6
	for first := range 4 {
		if pairs := 4 - first; number >= pairs {
			number -= pairs
			continue
		}
		put(&rank, first+1+number, 'n') // the second first, so that the first keeps its place
		put(&rank, first, 'n')
		break
	}
	for _, piece := range []byte("rkr") {
		put(&rank, 0, piece)
	}
	return string(rank[:])
}

// put puts a piece on the empty square of the given number.
func put(rank *[8]byte, empty int, piece byte) {
	for file := range rank {
		if rank[file] != 0 {
			continue
		}
		if empty == 0 {
			rank[file] = piece
			return
		}
		empty--
	}
}
