package perft

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Kinds counts the last moves of all sequences by kind, as the tables of the Chess Programming
// Wiki do. A move may count under several headings: a capture en passant is a capture too.
type Kinds struct {
	Nodes            Nodes `json:"nodes"`
	Captures         Nodes `json:"captures"`
	EnPassant        Nodes `json:"en_passant"`
	Castles          Nodes `json:"castles"`
	Promotions       Nodes `json:"promotions"`
	Checks           Nodes `json:"checks"`            // of any kind
	DiscoveredChecks Nodes `json:"discovered_checks"` // by one man, which did not move itself
	DoubleChecks     Nodes `json:"double_checks"`     // by two men
	Mates            Nodes `json:"mates"`
}

// Add returns the sum of k and l, heading by heading.
func (k Kinds) Add(l Kinds) Kinds {
	return Kinds{
		Nodes:            k.Nodes.Add(l.Nodes),
		Captures:         k.Captures.Add(l.Captures),
		EnPassant:        k.EnPassant.Add(l.EnPassant),
		Castles:          k.Castles.Add(l.Castles),
		Promotions:       k.Promotions.Add(l.Promotions),
		Checks:           k.Checks.Add(l.Checks),
		DiscoveredChecks: k.DiscoveredChecks.Add(l.DiscoveredChecks),
		DoubleChecks:     k.DoubleChecks.Add(l.DoubleChecks),
		Mates:            k.Mates.Add(l.Mates),
	}
}

// Mul returns k * n, heading by heading.
func (k Kinds) Mul(n Nodes) Kinds {
	return Kinds{
		Nodes:            k.Nodes.Mul(n),
		Captures:         k.Captures.Mul(n),
		EnPassant:        k.EnPassant.Mul(n),
		Castles:          k.Castles.Mul(n),
		Promotions:       k.Promotions.Mul(n),
		Checks:           k.Checks.Mul(n),
		DiscoveredChecks: k.DiscoveredChecks.Mul(n),
		DoubleChecks:     k.DoubleChecks.Mul(n),
		Mates:            k.Mates.Mul(n),
	}
}

func (k Kinds) total() Nodes { return k.Nodes }

// CountKinds makes every move of the last ply, at the given depth from 0 to [MaxDepth], and counts
// it by kind. It goes with the method [Make] and without a hash table. If ctx ends first, its error
// comes with the sum of the root moves that were finished; a number of 2^128 or more is
// [ErrOverflow]. At depth 0 there is one node and no last move.
func CountKinds(ctx context.Context, p board.Position, depth int, o Options) (Kinds, error) {
	if err := o.check(depth, 0); err != nil {
		return Kinds{}, err
	}
	if o.Method > Make || o.HashMiB > 0 {
		return Kinds{}, fmt.Errorf("perft: kinds of moves by method %v with a hash of %d MiB: expected method make and no hash", o.Method, o.HashMiB)
	}
	switch depth {
	case 0:
		return Kinds{Nodes: NewNodes(1)}, ctx.Err()
	case 1:
		return new(work[Kinds]).walker(o).kinds(&p, depth), ctx.Err()
	}
	w := newWork[Kinds](ctx, &p, depth, o)
	err := w.run(ctx, o, (*walker).kinds)
	if errors.Is(err, ErrOverflow) {
		return Kinds{}, err
	}
	var sum Kinds
	for _, r := range w.roots {
		if r.open == 0 {
			sum = sum.Add(r.sum)
		}
	}
	return sum, err
}

// kinds counts the moves of the last ply, at the given depth below p, by kind.
func (w *walker) kinds(p *board.Position, depth int) (sum Kinds) {
	if depth >= stopDepth && w.stop.Load() {
		return sum
	}
	var child board.Position
	for _, m := range w.list(p, depth) {
		child = *p
		child.Play(m)
		if depth == 1 {
			sum.note(p, m, &child)
		} else {
			sum = sum.Add(w.kinds(&child, depth-1))
		}
	}
	return sum
}

// note counts m, the move that leads from one position to the next.
func (k *Kinds) note(p *board.Position, m board.Move, child *board.Position) {
	tally := func(n *Nodes, is bool) {
		if is {
			*n = n.AddUint64(1)
		}
	}
	tally(&k.Nodes, true)
	tally(&k.Captures, p.IsCapture(m))
	tally(&k.EnPassant, m.IsEnPassant())
	tally(&k.Castles, m.IsCastling())
	tally(&k.Promotions, m.Promotion() != board.NoPiece)
	checkers := child.Checkers()
	if checkers == 0 {
		return
	}
	tally(&k.Checks, true)
	tally(&k.DoubleChecks, checkers.Several())
	tally(&k.DiscoveredChecks, !checkers.Several() && checkers&moved(p, m, child) == 0)
	tally(&k.Mates, child.CountLegalMoves() == 0)
}

// moved returns the squares on which a man that may give check stands after m and did not stand
// before: of castling, the rook's.
func moved(p *board.Position, m board.Move, child *board.Position) attacks.Bitboard {
	if us := p.SideToMove(); m.IsCastling() {
		return child.Side(us).Orthogonals &^ p.Side(us).Orthogonals
	}
	return m.To().Bitboard()
}
