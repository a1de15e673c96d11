package lanes_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/leaf/lanes"
)

// byChildren counts the leaves three plies below p as the sum of what is two plies below its
// children.
func byChildren(c *lanes.Counter, p *board.Position) (leaves uint64) {
	for _, m := range p.AppendLegalMoves(nil) {
		child := p.Make(m)
		leaves += c.Count(&child)
	}
	return leaves
}

// compareTriple compares the count from parts with the sum over the children at one node.
func compareTriple(t testing.TB, c *lanes.TripleCounter, children *lanes.Counter, p *board.Position) {
	t.Helper()
	if got, want := c.Count(p), byChildren(children, p); got != want {
		t.Errorf("%s: %d leaves, want %d\n%s", p.FEN(), got, want, p.Draw())
	}
}

func TestTriplesOfRandomGames(t *testing.T) {
	requireKernel(t)
	positions := 20_000
	if *long {
		positions = 1_000_000
	}
	random := rand.New(rand.NewPCG(15, 1))
	var c lanes.TripleCounter
	var children lanes.Counter
	var moves []board.Move
	for positions > 0 && !t.Failed() {
		p, err := board.ParseFEN(startOf(random))
		if err != nil {
			continue
		}
		for range 200 {
			compareTriple(t, &c, &children, &p)
			positions--
			if moves = p.AppendLegalMoves(moves[:0]); len(moves) == 0 || t.Failed() {
				break
			}
			p.Play(moves[random.IntN(len(moves))])
		}
	}
}

func TestTripleStart(t *testing.T) {
	requireKernel(t)
	p := board.Start()
	var c lanes.TripleCounter
	var children lanes.Counter
	compareTriple(t, &c, &children, &p)
}
