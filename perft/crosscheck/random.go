package crosscheck

import (
	"math/rand/v2"

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
			pos, _ = board.Start960(random.IntN(960)) // no error: the number is one of the 960
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
