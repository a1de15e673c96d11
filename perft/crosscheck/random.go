package crosscheck

import (
	"iter"
	"math/rand/v2"

	"github.com/bitray/bitray/perft/board"
)

// RandomLines yields n positions; none if n is below 1. Two of three are each the end of a game of
// random moves, and the third is drawn near a rule that such games seldom reach: castling past
// attacks, captures en passant near lines to the king, promotions, and kings near each other.
// Every position has a legal move. The same seed gives the same positions in the same order, each
// time the sequence is used. Games begin at the start position or, if chess960 is set, at one of the
// 960 start positions of Chess960. They last a random number of moves, so that all stages of a game
// occur. Each position is computed when it is needed.
func RandomLines(seed uint64, n int, chess960 bool) iter.Seq[Line] {
	return func(yield func(Line) bool) {
		random := rand.New(rand.NewPCG(seed, 960))
		for drawn := range n {
			draw := randomGame
			if drawn%3 == 2 {
				draw = rarePosition
			}
			line := NewLine(draw(random, chess960))
			line.Chess960 = line.Chess960 || chess960
			if !yield(line) {
				return
			}
		}
	}
}

// longestGame is the largest number of random moves in a game; later most pieces are gone.
const longestGame = 120

// randomGame returns the end of a game of random moves from the start position, or one of Chess960. Games whose last
// position has no legal move are played again.
func randomGame(random *rand.Rand, chess960 bool) board.Position {
	for {
		pos := board.Start()
		if chess960 {
			pos, _ = board.Start960(random.IntN(960)) // no error: the number is one of the 960
		}
		moves := pos.AppendLegalMoves(nil)
		for left := random.IntN(longestGame); left > 0 && len(moves) > 0; left-- {
			pos = pos.After(moves[random.IntN(len(moves))])
			moves = pos.AppendLegalMoves(moves[:0])
		}
		if len(moves) > 0 {
			return pos
		}
	}
}
