package board_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

var long = flag.Bool("long", false, "look at a million positions of random games, and at every move of 10,000")

// walk visits the given number of positions: those of all suites, and then of random games from them and from the start
// positions of Chess960.
func walk(t *testing.T, positions int, visit func(p *board.Position, random *rand.Rand)) {
	t.Helper()
	random, rows := rand.New(rand.NewPCG(37, 0)), suite.Default()
	for _, file := range []string{"standard-random.epd", "chess960-random.epd"} {
		more, err := suite.ReadFile("../suite/testdata/" + file)
		if err != nil {
			t.Fatal(err)
		}
		rows = append(rows, more...)
	}
	var moves []board.Move
	for game := 0; positions > 0; game++ {
		p, plies := rows[game%len(rows)].Position, 40
		if game < len(rows) {
			plies = 0
		} else if game%2 == 0 {
			p, _ = board.Start960(random.IntN(960))
			plies = 120
		}
		for ; plies >= 0 && positions > 0; plies-- {
			visit(&p, random)
			positions--
			moves = p.AppendLegalMoves(moves[:0])
			if len(moves) == 0 {
				break
			}
			p.Play(moves[random.IntN(len(moves))])
		}
	}
}

// often returns the second of two numbers if the tests may take long.
func often(short, many int) int {
	if *long {
		return many
	}
	return short
}
