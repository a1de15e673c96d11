package leaf_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/leaf"
)

// made is perft of depth 2 by making all first moves.
func made(p *board.Position) (total uint64) {
	for _, m := range p.AppendLegalMoves(nil) {
		child := p.Make(m)
		total += uint64(child.CountLegalMoves())
	}
	return total
}

func check(t testing.TB, c *leaf.Counter, p *board.Position) {
	t.Helper()
	if got, want := c.Count(p), made(p); got != want {
		t.Fatalf("%s: got %d, want %d\n%s%s", p.FEN(), got, want, p.Draw(), differences(c, p))
	}
}

// differences is empty here: the counter gives only totals.
func differences(*leaf.Counter, *board.Position) string { return "" }

func TestRandomGames(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var c leaf.Counter
	for range 300 {
		p := board.Start()
		for range 150 {
			check(t, &c, &p)
			moves := p.AppendLegalMoves(nil)
			if len(moves) == 0 {
				break
			}
			p.Play(moves[random.IntN(len(moves))])
		}
	}
}
