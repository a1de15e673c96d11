package perft

import (
	"context"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Details holds how many of the last moves of all sequences are captures, checks and so on, as the
// tables of the Chess Programming Wiki do. A move may count in several: a capture en passant is a
// capture too.
// Source: https://www.chessprogramming.org/Perft_Results
type Details struct {
	Nodes            Nodes `json:"nodes"`
	Captures         Nodes `json:"captures"`
	EnPassant        Nodes `json:"en_passant"`
	Castles          Nodes `json:"castles"`
	Promotions       Nodes `json:"promotions"`
	Checks           Nodes `json:"checks"`            // of any kind
	DiscoveredChecks Nodes `json:"discovered_checks"` // by one piece, which did not move itself
	DoubleChecks     Nodes `json:"double_checks"`     // by two pieces
	Mates            Nodes `json:"mates"`
}

// Add returns the sum of c and d, counter by counter.
func (c Details) Add(d Details) Details {
	return Details{
		Nodes:            c.Nodes.Add(d.Nodes),
		Captures:         c.Captures.Add(d.Captures),
		EnPassant:        c.EnPassant.Add(d.EnPassant),
		Castles:          c.Castles.Add(d.Castles),
		Promotions:       c.Promotions.Add(d.Promotions),
		Checks:           c.Checks.Add(d.Checks),
		DiscoveredChecks: c.DiscoveredChecks.Add(d.DiscoveredChecks),
		DoubleChecks:     c.DoubleChecks.Add(d.DoubleChecks),
		Mates:            c.Mates.Add(d.Mates),
	}
}

// CountDetails makes every move of the last ply, at the given depth from 0 to [MaxDepth], and counts
// captures, checks and so on. If ctx ends first, its error comes with the sum of the root moves that were
// finished; a number of 2^128 or more is [ErrOverflow]. At depth 0 there is one node and no last move. As moves are made,
// a table or a method that makes none is an error.
func CountDetails(ctx context.Context, p board.Position, depth int, o Options) (Details, error) {
	o.NoBulk = true
	s, err := NewSession(o)
	if err == nil {
		err = checkDepth(depth)
	}
	if err != nil {
		return Details{}, err
	}
	switch depth {
	case 0:
		return Details{Nodes: NewNodes(1)}, ctx.Err()
	case 1:
		walker := s.walker(nil)
		walker.details = new(Details)
		walker.leaves(&p, depth)
		return *walker.details, ctx.Err()
	}
	w := s.newWork(ctx, &p, depth)
	err = w.run(ctx, s, func(walker *walker, p *part) Nodes {
		p.details = new(Details)
		walker.details = p.details
		return walker.leaves(&p.pos, p.depth)
	})
	var sum Details
	for _, p := range w.parts {
		if root := p.credits[0].root; root < len(w.roots) && w.roots[root].open == 0 {
			sum = sum.Add(*p.details)
		}
	}
	return sum, err
}

// note counts m, the move that leads from one position to the next.
func (c *Details) note(p *board.Position, m board.Move, child *board.Position) {
	tally := func(n *Nodes, is bool) {
		if is {
			*n = n.AddUint64(1)
		}
	}
	tally(&c.Nodes, true)
	tally(&c.Captures, p.Captured(m) != board.NoPiece)
	tally(&c.EnPassant, m.IsEnPassant())
	tally(&c.Castles, m.IsCastling())
	tally(&c.Promotions, m.Promotion() != board.NoPiece)
	checkers := child.Checkers()
	if checkers == 0 {
		return
	}
	tally(&c.Checks, true)
	tally(&c.DoubleChecks, checkers.Several())
	tally(&c.DiscoveredChecks, !checkers.Several() && checkers&moved(p, m, child) == 0)
	tally(&c.Mates, child.CountLegalMoves() == 0)
}

// moved returns the squares on which a piece that may give check stands after m and did not stand
// before: of castling, the rook's.
func moved(p *board.Position, m board.Move, child *board.Position) attacks.Bitboard {
	if us := p.SideToMove(); m.IsCastling() {
		return child.Orthogonals(us) &^ p.Orthogonals(us)
	}
	return m.To().Bitboard()
}
