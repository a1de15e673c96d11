package lanes

import "github.com/bitray/bitray/perft/board"

// TripleCounter counts leaves three plies below a position. It holds the memory that this takes,
// 128 KiB, so that nothing is allocated. The zero TripleCounter is ready to use. Two goroutines
// must not use it at the same time.
type TripleCounter struct {
	triple   triple
	children Counter // what is not counted from parts is counted move by move
}

// Count returns the number of leaves three plies below p: sequences of three legal moves. Without
// a kernel, or if a side has more than sixteen pieces, it counts by making moves.
func (c *TripleCounter) Count(p *board.Position) uint64 {
	if !Available() || !separable(p) || !c.triple.list(p) {
		return c.countChildren(p)
	}
	return c.countFromParts() + c.countSpecial(p)
}

// countChildren makes the first moves and counts two plies below each.
func (c *TripleCounter) countChildren(p *board.Position) (leaves uint64) {
	var room [256]board.Move
	for _, m := range p.AppendLegalMoves(room[:0]) {
		leaves += c.countChild(p, m)
	}
	return leaves
}

func (c *TripleCounter) countChild(p *board.Position, m board.Move) uint64 {
	child := *p
	child.Play(m)
	return c.children.Count(&child)
}

// countFromParts counts the leaves below all first moves except the special ones.
func (c *TripleCounter) countFromParts() uint64 {
	t := &c.triple
	arrange(t)
	if t.firsts.count == 0 {
		return 0
	}
	t.lookAtParts()
	return t.countParts()
}

// countParts counts the leaves when everything is known about first moves and replies alone.
func (t *triple) countParts() uint64 {
	leaves := t.findDifferences()
	for i := uint64(0); i < t.firsts.count; {
		i = separate(t, i)
		leaves += t.flush(maxPairs / 2)
	}
	return leaves + t.flush(0) + t.separated + t.enPassantLeaves()
}

// lookAtParts finds out what first moves and replies do alone, and which must be counted together.
func (t *triple) lookAtParts() {
	findUnits(t)
	countPairs(t)
	spread(t)
	findTouches(t)
	t.full.count, t.kingless.count = 0, 0
	t.separated, t.arrivals, t.doubleCount = 0, 0, 0
}

// findDifferences finds which replies first moves take away and lists those that they add. It
// returns the leaves of pairs that it had to count in between.
func (t *triple) findDifferences() (leaves uint64) {
	for i := uint64(0); i < t.firsts.loud; {
		i = differences(t, i)
		leaves += t.flush(maxPairs / 2)
	}
	return leaves
}

// flush counts the last moves after the pairs in the lists, and clears each list that holds more
// pairs than said.
func (t *triple) flush(most uint64) (leaves uint64) {
	if t.full.count > most {
		filled := t.full.fill()
		leaves += countPairs(t) - filled*t.none
		t.full.count = 0
	}
	if t.kingless.count > most {
		filled := t.kingless.fill()
		leaves += countKingless(t) - filled*(t.none-t.kingNone)
		t.kingless.count = 0
	}
	return leaves
}

// fill fills the last batch of a list with pairs that are no moves, and returns their number.
func (p *pairs) fill() uint64 {
	for i := p.count; i < p.count+width; i++ {
		p.firstsFrom[i], p.firstsTo[i], p.repliesFrom[i], p.repliesTo[i] = noSquare, noSquare, noSquare, noSquare
	}
	return -p.count % batch()
}
