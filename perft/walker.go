package perft

import (
	"sync/atomic"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/hash"
)

// walker is what one thread walks the tree with.
type walker struct {
	technique attacks.Sliders
	bulk      bool
	stop      *atomic.Bool
	plies     []*ply // by depth, kept to be used again
	// pairs counts the leaves at depth 2, if there is a faster way than to make the moves.
	pairs func(*board.Position) uint64
	// triples counts the leaves at depth 3, if there is a faster way than to go to depth 2.
	triples func(*board.Position) uint64
	table   *hash.Table // or nil
	deep    *memo       // or nil; for what the table does not hold
	effort  Effort      // so far
}

// newWalker returns a walker that counts as o says, until stop is set; the table may be nil.
func newWalker(o Options, stop *atomic.Bool, table *hash.Table) *walker {
	pairs, triples := o.Chosen().shortcuts()
	return &walker{technique: o.Technique, bulk: !o.NoBulk, stop: stop, pairs: pairs, triples: triples, table: table}
}

// narrowDepth is the greatest depth whose count fits 64 bits whatever the position: no position
// with two kings has as many as 565 moves, and 565^7 < 2^64.
const narrowDepth = 7

// listRoom is the length of a move list that no position of a game exceeds; longer ones grow.
const listRoom = 256

// stopDepth is the least depth at which a walker asks whether to stop: below it a node has its
// legal moves and no more.
const stopDepth = 2

// ply is what a walker needs at one depth: the legal moves of a position, and room for the positions
// after them, one after the other.
type ply struct {
	moves []board.Move
	child board.Position
}

// ply returns the legal moves of p, and the room for a position after them. Both are used again by the next
// call for the same depth, so p must not be that room.
func (w *walker) ply(p *board.Position, depth int) (moves []board.Move, child *board.Position) {
	for len(w.plies) <= depth {
		w.plies = append(w.plies, &ply{moves: make([]board.Move, 0, listRoom)})
	}
	here := w.plies[depth]
	here.moves = p.AppendLegalMovesBy(w.technique, here.moves[:0])
	return here.moves, &here.child
}

// leaves returns the number of leaves at the given depth below p.
func (w *walker) leaves(p *board.Position, depth int) (total Nodes) {
	if depth <= narrowDepth {
		return NewNodes(w.count(p, depth))
	}
	key, known, found := w.remembered(p, depth)
	if found {
		return NewNodes(known)
	}
	if known, found := w.deep.load(p, depth); found {
		return known
	}
	moves, child := w.ply(p, depth)
	for _, m := range moves {
		if w.stop.Load() {
			return total // half counted; whoever stopped it throws it away
		}
		*child = *p
		child.Play(m)
		total = total.Add(w.leaves(child, depth-1))
	}
	if count, narrow := total.Uint64(); narrow && hash.Holds(depth, count) {
		w.remember(key, depth, count)
	} else if !w.stop.Load() {
		w.deep.store(p, depth, total)
	}
	return total
}

// part returns the number of leaves below a part.
func (w *walker) part(p *part) Nodes { return w.leaves(&p.pos, p.depth) }

// count is leaves for depths up to [narrowDepth].
func (w *walker) count(p *board.Position, depth int) (total uint64) {
	switch {
	case depth == 0:
		return 1
	case depth == 1 && w.bulk:
		w.effort.Counted++
		return uint64(p.CountLegalMovesBy(w.technique))
	case depth == 2 && w.pairs != nil:
		w.effort.Counted++
		return w.pairs(p)
	case depth >= stopDepth && w.stop.Load():
		return 0
	}
	key, known, found := w.remembered(p, depth)
	if found {
		return known
	}
	if depth == 3 && w.triples != nil {
		w.effort.Counted++
		total = w.triples(p)
	} else {
		total = w.countChildren(p, depth)
	}
	w.remember(key, depth, total)
	return total
}

// countChildren makes the moves at p and counts below each.
func (w *walker) countChildren(p *board.Position, depth int) (total uint64) {
	moves, child := w.ply(p, depth)
	last := depth == 2 && w.bulk
	if last {
		w.effort.Counted += uint64(len(moves))
	}
	for _, m := range moves {
		*child = *p
		child.Play(m)
		if last {
			total += uint64(child.CountLegalMovesBy(w.technique))
		} else {
			total += w.count(child, depth-1)
		}
	}
	return total
}

// tableDepth is the least depth that is remembered: below it counting is faster than looking up.
const tableDepth = 3

// remembered looks the number of leaves up in the table, if there is one.
func (w *walker) remembered(p *board.Position, depth int) (key hash.Key, count uint64, found bool) {
	if w.table == nil || depth < tableDepth || !hash.Holds(depth, 0) {
		return key, 0, false
	}
	key = w.table.Key(p, depth)
	count, found = w.table.Load(key)
	w.effort.LookedUp++
	if found {
		w.effort.Found++
	}
	return key, count, found
}

// remember stores a number of leaves, unless the count has been stopped and may be short, or the table does
// not hold it.
func (w *walker) remember(key hash.Key, depth int, count uint64) {
	if w.table != nil && depth >= tableDepth && !w.stop.Load() {
		w.table.Store(key, depth, count)
	}
}
