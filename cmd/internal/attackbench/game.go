package attackbench

import (
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

const (
	// gameDepth is how deep the walk goes below each position of the suite.
	gameDepth = 4
	// maxVisits limits how many positions the walks through all rows look at, which takes seconds. Every
	// row has an equal part of it; where sliders are rare, questions that a row does not ask go to the
	// rows that follow.
	maxVisits = 8_000_000
)

// sliders are the pieces of the move generator.
var sliders = map[Piece]board.Piece{
	Rook: board.Rook, Bishop: board.Bishop, Queen: board.Queen,
}

// walked returns the questions that perft asks on its walk through rows: the squares of such pieces and the
// occupancies, in the order in which it meets them. All rows have the same share.
func walked(rows []suite.Row, piece Piece) (w Workload) {
	for i := range rows {
		until, visits := mostQuestions*(i+1)/len(rows), max(1, maxVisits/len(rows))
		full := func() bool { return visits == 0 || len(w.Squares) >= until }
		var walk func(p *board.Position, depth int)
		walk = func(p *board.Position, depth int) {
			visits--
			for sq := range p.Pieces(p.SideToMove(), sliders[piece]).Squares() {
				if full() {
					return
				}
				w.add(sq, p.Occupied())
			}
			if depth == 0 {
				return
			}
			for _, m := range p.AppendLegalMoves(nil) {
				if full() {
					return
				}
				child := p.After(m)
				walk(&child, depth-1)
			}
		}
		walk(&rows[i].Position, gameDepth)
	}
	return w
}
