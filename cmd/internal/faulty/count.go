package faulty

import (
	"context"
	"errors"
	"hash/maphash"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
)

// Counter counts leaves with faults. The zero Counter is ready; it must not be used by two goroutines at a time.
type Counter struct {
	plies   []generator
	known   []entry
	seed    maphash.Seed // of this count, so that nothing of those before is found
	faults  Set
	quirks  quirk // of either color
	visited uint64
	budget  uint64
	ctx     context.Context
}

// node is a position that is counted to a depth.
type node struct {
	Position
	depth int
}

// entry is the count of a node, with the moves that were visited for it.
type entry struct{ key, leaves, visited uint64 }

const (
	knownSize = 1 << 18
	maxPlies  = 104 // the deepest perft, and what looks a ply or two further
)

// ErrBudget says that a count has visited more moves than it may: with the faults the tree is much larger.
var ErrBudget = errors.New("the tree is too large")

// ErrPath says that a generator with faults does not know a move that leads to the position.
var ErrPath = errors.New("a move of the path is not known")

// Count returns the number of leaves that a generator with faults counts at the end of a path of moves, which it makes
// with its faults too, and the counts below the root moves. It visits at most budget moves, or any number if that is 0.
func (c *Counter) Count(ctx context.Context, p Position, path []string, depth int, faults Set, budget uint64) (leaves uint64, moves []perft.MoveCount, err error) {
	c.begin(ctx, faults, budget)
	defer c.end(&err)
	if c.has(skipsFENSquare) {
		p.ep = attacks.NoSquare
	}
	if c.has(neverMade) {
		path = nil
	}
	for _, text := range path {
		known := c.generate(&p, 0, &faults.above, false).moves
		i := slices.IndexFunc(known, func(m move) bool { return p.uci(m) == text })
		if i < 0 {
			return 0, nil, ErrPath
		}
		p = p.play(known[i], &faults.above)
	}
	leaves, moves = c.quirks.sum(depth, func(depth int) (uint64, []perft.MoveCount) { return c.divide(&p, depth) })
	return leaves, moves, nil
}

// sum counts to a depth, or what is counted in its place, by a function that counts to any.
func (q quirk) sum(depth int, count func(depth int) (uint64, []perft.MoveCount)) (leaves uint64, moves []perft.MoveCount) {
	switch {
	case q&oneDeeper != 0:
		depth++
	case q&oneLess != 0:
		depth--
	}
	if leaves = 1; depth > 0 { // at depth 0 the position is the leaf
		leaves, moves = count(depth)
	}
	moves = slices.Clone(moves)
	for shallower := 1; shallower < depth && q&addsDepths != 0; shallower++ {
		more, above := count(shallower)
		leaves += more
		for i := 0; i < min(len(moves), len(above)) && q&addsInMoves != 0; i++ { // none if counting was stopped
			moves[i].Nodes = moves[i].Nodes.Add(above[i].Nodes)
		}
	}
	if q&oneMore != 0 {
		leaves++
	}
	return leaves, moves
}

// FollowsFromRight reports whether right counts are enough to know what a generator with fault f counts.
func (f Fault) FollowsFromRight() bool {
	e := Catalog[f].effect
	return len(e.rules) == 0 && e.quirks&^(addsDepths|addsInMoves|oneDeeper|oneLess|oneMore) == 0
}

// FromRight returns what a generator with such a fault counts, by a function that counts what is right.
func (f Fault) FromRight(depth int, right func(depth int) (uint64, []perft.MoveCount)) (leaves uint64, moves []perft.MoveCount) {
	return Catalog[f].effect.quirks.sum(depth, right)
}

// begin prepares a count.
func (c *Counter) begin(ctx context.Context, faults Set, budget uint64) {
	if c.known == nil {
		c.known, c.plies = make([]entry, knownSize), make([]generator, maxPlies)
	}
	c.seed, c.faults, c.quirks, c.visited, c.budget, c.ctx = maphash.MakeSeed(), faults, faults.last[0].quirks|faults.last[1].quirks, 0, budget, ctx
}

// stop ends a count early, by a panic.
type stop struct{ err error }

// end keeps the error of a count that has been stopped.
func (c *Counter) end(err *error) {
	if over := recover(); over != nil {
		*err = over.(stop).err
	}
}

func (c *Counter) has(q quirk) bool { return c.quirks&q != 0 }

// generate looks at the moves of a position at a ply; they are good until the next call for that ply.
func (c *Counter) generate(p *Position, ply int, faults *[2]effect, counting bool) *generator {
	g := &c.plies[ply]
	g.generate(p, faults, counting)
	c.visit(uint64(g.count))
	return g
}

// visit counts moves as visited, those of a position that is known too.
func (c *Counter) visit(moves uint64) {
	if c.visited += moves; c.budget > 0 && c.visited > c.budget {
		panic(stop{ErrBudget})
	}
}

// divide counts below the moves of the root, which are listed as above the last ply.
func (c *Counter) divide(p *Position, depth int) (leaves uint64, moves []perft.MoveCount) {
	for _, m := range c.generate(p, 0, &c.faults.above, false).moves {
		below := uint64(1)
		if depth > 1 {
			after := p.play(m, &c.faults.above)
			below = c.below(&after, depth-1, 1)
		}
		moves = append(moves, perft.MoveCount{Move: p.uci(m), Nodes: perft.NewNodes(below)})
		leaves += below
	}
	if depth == 1 {
		leaves = c.leaves(p, 0)
	}
	return leaves, moves
}

// below counts the leaves below a position.
func (c *Counter) below(p *Position, depth, ply int) (leaves uint64) {
	switch {
	case c.has(bareKingsEnd) && p.bare():
		return 0
	case depth == 1:
		return c.leaves(p, ply)
	case depth >= 3 && c.ctx.Err() != nil:
		panic(stop{c.ctx.Err()})
	}
	key := maphash.Comparable(c.seed, node{*p, depth})
	known := &c.known[key%knownSize]
	if known.key == key {
		c.visit(known.visited)
		return known.leaves
	}
	before := c.visited
	g := c.generate(p, ply, &c.faults.above, false)
	for _, m := range g.moves {
		after := p.play(m, &c.faults.above)
		leaves += c.below(&after, depth-1, ply+1)
	}
	leaves += c.finished(g)
	*known = entry{key, leaves, c.visited - before}
	return leaves
}

// finished counts a game that has ended above the depth, if it has.
func (c *Counter) finished(g *generator) uint64 {
	mated := g.checkers != 0
	if g.count == 0 && (mated && c.has(checkmatesCount) || !mated && c.has(stalematesCount)) {
		return 1
	}
	return 0
}

// leaves counts the moves of a position as the last ply does.
func (c *Counter) leaves(p *Position, ply int) uint64 {
	g := c.generate(p, ply, &c.faults.last, true)
	return uint64(g.count) + c.finished(g)
}
