package perftbench

import (
	"github.com/bitray/bitray/internal/attackbench"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

const (
	// gameQuestions is the number of questions of a walk, as of the random workloads of the benchmark.
	gameQuestions = 16_384
	// gameDepth is how deep the walk goes below each position of the suite.
	gameDepth = 4
	// maxVisits limits how many positions the walks through all rows look at, which takes seconds. Every
	// row has an equal part of it; where sliders are rare, questions that a row does not ask go to the
	// rows that follow.
	maxVisits = 8_000_000
)

// Game returns the workload "game" of a piece: the squares of such pieces and the occupancies
// that perft meets on its walk through the built-in suite, in the order in which it meets them.
// All positions of the suite have the same share.
func Game(piece attackbench.Piece) attackbench.Workload {
	w := walked(suite.Default(), piece)
	w.Name = "game"
	return w
}

// sliders are the pieces by their names in the benchmark.
var sliders = map[attackbench.Piece]board.Piece{
	attackbench.Rook: board.Rook, attackbench.Bishop: board.Bishop, attackbench.Queen: board.Queen,
}

// walked returns the questions that perft asks on its walk through rows.
func walked(rows []suite.Row, piece attackbench.Piece) (w attackbench.Workload) {
	for i := range rows {
		until, visits := gameQuestions*(i+1)/len(rows), max(1, maxVisits/len(rows))
		full := func() bool { return visits == 0 || len(w.Squares) >= until }
		var walk func(p *board.Position, depth int)
		walk = func(p *board.Position, depth int) {
			visits--
			for sq := range p.Pieces(p.SideToMove(), sliders[piece]).Squares() {
				if full() {
					return
				}
				w = asked(w, sq, p.Occupied())
			}
			if depth == 0 {
				return
			}
			for _, m := range p.AppendLegalMoves(nil) {
				if full() {
					return
				}
				child := p.Make(m)
				walk(&child, depth-1)
			}
		}
		walk(&rows[i].Position, gameDepth)
	}
	return w
}
