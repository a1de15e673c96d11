package crosscheck

import (
	"iter"
	"math/rand/v2"

	"github.com/bitray/bitray/perft/board"
)

// RandomLines yields n positions; none if n is below 1. Two of three are each the end of a game of
// random moves, and the third is drawn near a rule that such games seldom come to: castling past
// attacks, captures en passant near lines to the king, promotions, and kings near each other.
// Every position has a legal move. The same seed gives the same positions in the same order, each
// time the sequence is used. Games begin at the start position or, if chess960 is set, at one of the
// 960 start positions of Chess960. They last a random number of moves, so that all stages of a game
// occur. Each position is computed when it is needed.
func RandomLines(seed uint64, n int, chess960 bool) iter.Seq[Line] {
	return func(yield func(Line) bool) {
		random := rand.New(rand.NewPCG(seed, 960))
		for drawn := 0; drawn < n; {
			var pos board.Position
			alive := true
			if drawn%3 == 2 {
				pos = rarePosition(random, chess960)
			} else {
				pos, alive = randomGame(random, randomStart(random, chess960))
			}
			if !alive {
				continue
			}
			line := NewLine(pos)
			line.Chess960 = line.Chess960 || chess960
			if !yield(line) {
				return
			}
			drawn++
		}
	}
}

// randomStart returns the start position, or one of Chess960.
func randomStart(random *rand.Rand, chess960 bool) board.Position {
	pos := board.Start()
	if chess960 {
		pos, _ = board.Start960(random.IntN(960)) // no error: the number is one of the 960
	}
	return pos
}

// longestGame is the largest number of random moves in a game; later most pieces are gone.
const longestGame = 120

// randomGame makes random moves from pos and reports whether the last position has a legal move.
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
