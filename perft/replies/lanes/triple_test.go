package lanes_test

import (
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/replies/lanes"
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
	positions := 7_000
	if *long {
		positions = 1_000_000
	}
	c, children := new(lanes.TripleCounter), new(lanes.Counter)
	inRandomGames(t, positions, func(t *testing.T, p *board.Position) { compareTriple(t, c, children, p) })
}

// compareTriplesBelow compares at all nodes to the given depth.
func compareTriplesBelow(t testing.TB, c *lanes.TripleCounter, children *lanes.Counter, p *board.Position, depth int) {
	t.Helper()
	compareTriple(t, c, children, p)
	if depth == 0 || t.Failed() {
		return
	}
	for _, m := range p.AppendLegalMoves(nil) {
		child := p.Make(m)
		compareTriplesBelow(t, c, children, &child, depth-1)
	}
}

// TestPublishedTriples counts with and without a kernel.
func TestPublishedTriples(t *testing.T) {
	c := new(lanes.TripleCounter)
	for fen, want := range map[string]uint64{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1":             8_902,
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1": 97_862,
		"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1":     9_467,
	} {
		p := parse(t, fen)
		if got := c.Count(&p); got != want {
			t.Errorf("%s: %d leaves, want %d", fen, got, want)
		}
	}
}
