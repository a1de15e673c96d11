package perftbench

import (
	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

// gameQuestions is the number of questions of a walk, as of the random workloads of the benchmark.
const gameQuestions = 16_384

// gameDepth is how deep the walk goes below each position of the suite.
const gameDepth = 4

// Game returns the workload "game" of a piece: the squares of such pieces and the occupancies
// that perft meets on its walk through the built-in suite, in the order in which it meets them.
// All positions of the suite have the same share.
func Game(piece attackbench.Piece) attackbench.Workload {
	w := walked(suite.Default(), piece)
	w.Name = "game"
	return w
}

// game collects questions until there are so many.
type game struct {
	piece    attackbench.Piece
	workload *attackbench.Workload
	until    int
	visits   int // how many more positions are looked at
}

func (g *game) full() bool { return g.visits == 0 || len(g.workload.Squares) >= g.until }

func (g *game) walk(p *board.Position, depth int) {
	g.visits--
	occ := p.Occupied()
	for sq := range sliders[g.piece].Of(p.Side(p.SideToMove())).Squares() {
		if g.full() {
			return
		}
		add(g.workload, sq, occ)
	}
	if depth == 0 {
		return
	}
	for _, m := range p.AppendLegalMoves(nil) {
		if g.full() {
			return
		}
		child := p.Make(m)
		g.walk(&child, depth-1)
	}
}

// sliders are the pieces by their names in the benchmark.
var sliders = map[attackbench.Piece]board.Piece{
	attackbench.Rook: board.Rook, attackbench.Bishop: board.Bishop, attackbench.Queen: board.Queen,
}
