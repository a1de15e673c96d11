package perft

import (
	"sync/atomic"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/dynamic"
	"github.com/bitray/bitray/perft/internal/hash"
)

// walker is what one thread walks the tree with.
type walker struct {
	technique attacks.Sliders
	bulk      bool
	stop      *atomic.Bool
	plies     []*ply // by depth, kept to be used again
	*shortcuts
	table  *hash.Table // or nil
	effort Effort      // so far
	// details takes notes of the moves of the last ply, if it is not nil and they are made.
	details *Details
}

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
	here.moves = dynamic.AppendLegalMoves(w.technique, p, here.moves[:0])
	return here.moves, &here.child
}

// leaves returns the number of leaves at the given depth below p. Once the walker has been stopped it may be too
// small, and the caller must discard it.
func (w *walker) leaves(p *board.Position, depth int) (total Nodes) {
	switch {
	case depth == 0:
		return NewNodes(1)
	case depth == 1 && w.bulk:
		w.effort.Counted++
		return NewNodes(uint64(dynamic.CountLegalMoves(w.technique, p)))
	case depth == 2 && w.pairs != nil:
		w.effort.Counted++
		return NewNodes(w.pairs(p))
	case depth >= stopDepth && w.stop.Load():
		return total
	}
	key, total, found := w.remembered(p, depth)
	if found {
		return total
	}
	switch {
	case depth == 3 && w.triples != nil:
		w.effort.Counted++
		total = NewNodes(w.triples(p))
	case depth == 1:
		total = NewNodes(w.makeMoves(p))
	case depth == 2 && w.bulk:
		total = NewNodes(w.countReplies(p))
	default:
		moves, child := w.ply(p, depth)
		for _, m := range moves {
			*child = *p
			child.Play(m)
			total = total.Add(w.leaves(child, depth-1))
		}
	}
	w.remember(key, depth, total)
	return total
}

// done ends the use of the walker, and returns what it has done.
func (w *walker) done() Effort {
	w.shortcuts.release()
	return w.effort
}

// makeMoves makes the moves at p, and returns their number.
func (w *walker) makeMoves(p *board.Position) uint64 {
	moves, child := w.ply(p, 1)
	for _, m := range moves {
		*child = *p
		child.Play(m)
		if w.details != nil {
			w.details.note(p, m, child)
		}
	}
	return uint64(len(moves))
}

// countReplies makes the moves at p, and returns the number of replies to all of them.
func (w *walker) countReplies(p *board.Position) (replies uint64) {
	moves, child := w.ply(p, 2)
	w.effort.Counted += uint64(len(moves))
	for _, m := range moves {
		*child = *p
		child.Play(m)
		if w.technique == nil {
			replies += uint64(child.CountLegalMoves()) // called from here, which saves a call for most of the leaves
		} else {
			replies += uint64(dynamic.CountLegalMoves(w.technique, child))
		}
	}
	return replies
}

// tableDepth is the least depth that is remembered: below it counting is faster than looking up.
const tableDepth = 3

// remembered looks the number of leaves up in the table, if there is one that keeps such a depth.
func (w *walker) remembered(p *board.Position, depth int) (key hash.Key, n Nodes, found bool) {
	if w.table == nil || depth < tableDepth || depth > hash.MaxDepth {
		return key, n, false
	}
	key = w.table.Key(p, depth)
	w.effort.LookedUp++
	count, found := w.table.Load(key)
	if found {
		w.effort.Found++
	}
	return key, NewNodes(count), found
}

// remember stores a number of leaves where there is room for it, unless the count has been stopped and may be
// short.
func (w *walker) remember(key hash.Key, depth int, n Nodes) {
	if w.table == nil || depth < tableDepth || w.stop.Load() {
		return
	}
	if count, narrow := n.Uint64(); narrow {
		w.table.Store(key, depth, count)
	}
}
