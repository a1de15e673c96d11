package faulty

import (
	"context"
	"errors"
	"math/bits"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Counter counts leaves with faults. The zero Counter is ready; it must not be used by two goroutines at a time.
type Counter struct {
	plies   []generator
	known   []entry
	salt    uint64 // of the keys of this count, so that none of before is found
	faults  Set
	last    Set  // of the last ply
	listed  bool // the last ply counts some moves in another way than others
	visited uint64
	budget  uint64
	ctx     context.Context
}

// entry is a count of a position to a depth, with the moves that were visited for it.
type entry struct{ key, leaves, visited uint64 }

const (
	knownSize = 1 << 18
	mostPlies = 104 // the deepest perft, and what looks a ply or two further
)

// ErrBudget says that a count has visited more moves than it may: with the faults the tree is much larger.
var ErrBudget = errors.New("the tree is too large")

// Line is the count below a root move, which is written in UCI notation.
type Line struct {
	Move   string
	Leaves uint64
}

// ErrPath says that a generator with faults does not know a move that leads to the position.
var ErrPath = errors.New("a move of the path is not known")

// Count returns the number of leaves that a generator with faults counts at the end of a path of moves, which it makes
// with its faults too, and the counts below the root moves. It visits at most so many moves, 0 for any number.
func (c *Counter) Count(ctx context.Context, p Position, path []string, depth int, faults Set, budget uint64) (leaves uint64, lines []Line, err error) {
	if c.known == nil {
		c.known, c.plies = make([]entry, knownSize), make([]generator, mostPlies)
	}
	c.salt++
	c.faults, c.visited, c.budget, c.ctx = faults, 0, budget, ctx
	defer func() {
		if over := recover(); over != nil {
			err = over.(stop).err
		}
	}()
	if faults[enPassantOfFEN] != 0 {
		p.ep = attacks.NoSquare
	}
	for _, text := range path {
		moves := c.list(&p, 0, &faults)
		i := slices.IndexFunc(moves, func(m move) bool { return m.String() == text })
		if i < 0 {
			return 0, nil, ErrPath
		}
		p = p.play(moves[i], &faults)
	}
	has := func(f Fault) bool { return faults[f] != 0 }
	c.last = faults
	c.listed = has(countPromotionsOnce) || has(countNoEnPassant) || has(countNoCastling) || has(countNotMates) || has(countPseudoLegal) || has(countUnderpromotions)
	if has(countEnPassantPinned) {
		c.last = c.last.With(enPassantPinned, Both)
	}
	if has(countEnPassantUntested) {
		c.last = c.last.With(enPassantUntested, Both)
	}
	if has(countEnPassantDiagonals) {
		c.last = c.last.With(enPassantDiagonals, Both)
	}
	switch {
	case has(countNeverMade):
		return c.power(&p, depth), nil, nil
	case has(countDeeper):
		depth++
	case has(countShallower):
		depth--
	}
	if depth > 0 {
		leaves, lines = c.divide(&p, depth)
	}
	if has(countCumulative) || has(countCumulativeRoot) {
		for shallower := 1; shallower < depth; shallower++ {
			leaves += c.below(&p, shallower, 0)
		}
	}
	if has(countCumulativeRoot) || has(countOneMore) {
		leaves++
	}
	return leaves, lines, nil
}

// stop ends a count.
type stop struct{ err error }

// power is the count of a generator that does not make its moves.
func (c *Counter) power(p *Position, depth int) uint64 {
	n, leaves := uint64(len(c.list(p, 0, &c.faults))), uint64(1)
	for range depth {
		leaves *= n
	}
	return leaves
}

// list returns the moves of a position at a ply, which are good until the next call for that ply.
func (c *Counter) list(p *Position, ply int, faults *Set) []move {
	c.number(p, ply, faults, false)
	return c.plies[ply].moves
}

// number returns how many moves a position has at a ply, and lists them unless they are only counted.
func (c *Counter) number(p *Position, ply int, faults *Set, counting bool) uint64 {
	g := &c.plies[ply]
	g.counting = counting
	g.generate(p, faults, false)
	c.visit(uint64(g.count))
	return uint64(g.count)
}

// visit counts moves as visited, those of a position that is known too.
func (c *Counter) visit(moves uint64) {
	if c.visited += moves; c.budget > 0 && c.visited > c.budget {
		panic(stop{ErrBudget})
	}
}

// divide counts below the moves of the root.
func (c *Counter) divide(p *Position, depth int) (leaves uint64, lines []Line) {
	for _, m := range c.list(p, 0, &c.faults) {
		below := uint64(1)
		if depth > 1 {
			after := p.play(m, &c.faults)
			below = c.below(&after, depth-1, 1)
		}
		lines = append(lines, Line{m.String(), below})
		leaves += below
	}
	if depth == 1 {
		leaves = c.leaves(p, 0)
	}
	return leaves, lines
}

// below counts the leaves below a position.
func (c *Counter) below(p *Position, depth, ply int) (leaves uint64) {
	switch {
	case depth == 1:
		return c.leaves(p, ply)
	case c.faults[countBareZero] != 0 && p.bare():
		return 0
	case c.faults[countBareLeaf] != 0 && p.bare():
		return 1
	case depth >= 3 && c.ctx.Err() != nil:
		panic(stop{c.ctx.Err()})
	}
	key := p.key(uint64(depth) | c.salt<<8)
	known := &c.known[key%knownSize]
	if known.key == key {
		c.visit(known.visited)
		return known.leaves
	}
	before := c.visited
	moves := c.list(p, ply, &c.faults)
	for _, m := range moves {
		after := p.play(m, &c.faults)
		leaves += c.below(&after, depth-1, ply+1)
	}
	if len(moves) == 0 {
		leaves = c.finished(ply)
	}
	*known = entry{key, leaves, c.visited - before}
	return leaves
}

// finished counts a game that has ended above the depth, whose position has been listed at a ply.
func (c *Counter) finished(ply int) uint64 {
	mated := c.plies[ply].checkers != 0
	if c.faults[countFinished] != 0 || mated && c.faults[countCheckmates] != 0 || !mated && c.faults[countStalemates] != 0 {
		return 1
	}
	return 0
}

// leaves counts the moves of a position as the last ply does.
func (c *Counter) leaves(p *Position, ply int) uint64 {
	if p.bare() && (c.faults[countBareZero] != 0 || c.faults[countBareLeaf] != 0) {
		return uint64(c.faults[countBareLeaf] & White)
	}
	if !c.listed {
		if n := c.number(p, ply, &c.last, true); n > 0 {
			return n
		}
		return c.finished(ply)
	}
	moves := c.list(p, ply, &c.last)
	n := uint64(len(moves))
	if n == 0 {
		n = c.finished(ply)
	}
	for _, m := range moves {
		if !c.counts(p, m, ply) {
			n--
		}
	}
	if c.faults[countPseudoLegal]|c.faults[countUnderpromotions] == 0 {
		return n
	}
	all := &c.plies[ply+1]
	all.counting = false
	all.generate(p, &c.faults, true)
	if c.faults[countPseudoLegal] != 0 {
		return uint64(len(all.moves))
	}
	return n + (promotions(all.moves)-promotions(moves))/4*3
}

func promotions(moves []move) (n uint64) {
	for _, m := range moves {
		if m.promotion != board.NoPiece {
			n++
		}
	}
	return n
}

// counts reports whether the last ply counts a legal move.
func (c *Counter) counts(p *Position, m move, ply int) bool {
	switch {
	case c.faults[countPromotionsOnce] != 0 && m.promotion != board.NoPiece && m.promotion != board.Queen,
		c.faults[countNoEnPassant] != 0 && m.kind == enPassant, c.faults[countNoCastling] != 0 && m.kind >= short:
		return false
	case c.faults[countNotMates] != 0:
		after := p.play(m, &c.faults)
		return len(c.list(&after, ply+1, &c.faults)) > 0
	}
	return true
}

// String returns the move in UCI notation.
func (m move) String() string {
	text := m.from.String() + m.to.String()
	if m.promotion != board.NoPiece {
		text += m.promotion.String()
	}
	return text
}

// key mixes a position and a number to one that no other pair should share.
func (p *Position) key(with uint64) uint64 {
	h := mix(with<<16 | uint64(p.turn)<<12 | uint64(p.rights)<<8 | uint64(p.ep))
	h ^= uint64(p.fallen[0])<<8 | uint64(p.fallen[1])
	for c := range p.pieces {
		for _, set := range p.pieces[c][board.Pawn:] {
			h = mix(h ^ uint64(set))
		}
	}
	return h
}

// mix lets every bit of a number depend on all others.
func mix(n uint64) uint64 {
	high, low := bits.Mul64(n^0x9e3779b97f4a7c15, 0xd6e8feb86659fd93)
	return high ^ low
}
