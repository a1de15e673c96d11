package faulty

import (
	"context"
	"slices"

	"github.com/bitray/bitray/perft/board"
)

// KingNextToKing is the fault whose leaves [Counter.Meetings] counts.
var KingNextToKing = Fault(slices.IndexFunc(Catalog, func(c Card) bool { return c.Name == "king-next-to-king" }))

// Meetings returns how many leaves too many a generator counts that lets kings stand side by side. Only lines in which
// they can meet are walked, so that the depth may be large.
func (c *Counter) Meetings(ctx context.Context, p Position, depth int) (more uint64, err error) {
	c.begin(ctx, Set{}.With(KingNextToKing, Both), 0)
	defer c.end(&err)
	return c.meetings(&p, depth, 0), nil
}

func (c *Counter) meetings(p *Position, depth, ply int) (more uint64) {
	king, other := p.pieces[p.turn][board.King].First(), p.pieces[p.turn.Other()][board.King].First()
	// A move brings them nearer by a step, castling by two, but not by ranks.
	ranks := max(king.Rank(), other.Rank()) - min(king.Rank(), other.Rank())
	if ranks > depth+1 || king.Distance(other) > depth+3 && !p.home.chess960 {
		return 0
	}
	for _, m := range c.generate(p, ply, &c.faults.above, false).moves {
		after, meet := p.play(m, &c.faults.above), m.piece == board.King && m.to.Distance(other) == 1
		switch {
		case meet && depth == 1:
			more++
		case meet:
			more += c.below(&after, depth-1, ply+1)
		case depth > 1:
			more += c.meetings(&after, depth-1, ply+1)
		}
	}
	return more
}
