package plan

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep/positions"
)

// ErrLists says that two lists are not those of a ply and the next.
var ErrLists = errors.New("wrong list of positions")

// Values begins to read the values of a list of positions: each call of what it returns gives the
// value of the next position.
type Values func() func() (perft.Nodes, error)

// Join goes back from the positions of a ply to those of the ply before. It returns for each
// parent, in their order, the sum of the values of the positions that its moves lead to.
//
// Every child must be in the list of the ply, once, and with the sum of the ways to its parents;
// otherwise the error is [ErrLists]. So it also proves that the list was made right, by looking up
// what [Planner.Expand] puts together. If the memory does not hold the list, it is gone through
// several times, for a share of the positions each. In addition it takes 24 bytes for each
// parent.
func (p *Planner) Join(ctx context.Context, parents Source, children *positions.Reader, values Values) ([]perft.Nodes, error) {
	defer p.set.clear()
	shares := 1 + children.Positions()/uint64(p.joined())
	var sums []perft.Nodes
	for share := range shares {
		j := joining{planner: p, share: share, shares: shares, sums: sums}
		if err := j.load(children, values()); err != nil {
			return nil, err
		}
		if err := p.families(ctx, parents, j.add); err != nil {
			return nil, err
		}
		if err := j.check(); err != nil {
			return nil, err
		}
		sums = j.sums
	}
	return sums, nil
}

// joinedBytes is what a position takes in addition when lists are joined: its value and its ways.
const joinedBytes = 24 + 8

// joined returns the number of positions that the memory holds when lists are joined. Shares are
// not all of the same size, so some is left free.
func (p *Planner) joined() int {
	return max(p.set.limit*recordBytes/(recordBytes+joinedBytes)*9/10, 1)
}

// joining is the joining of a share of a list with the ply before.
type joining struct {
	planner       *Planner
	share, shares uint64

	values []perft.Nodes // of the positions in the set
	ways   []uint64      // to the positions in the set, as far as they are found
	sums   []perft.Nodes // of the parents
	parent int
}

// mine reports whether a position belongs to the share.
func (j *joining) mine(c *board.Code) bool { return hash(c)%j.shares == j.share }

// load puts the positions of the share into the set, numbered in their order.
func (j *joining) load(children *positions.Reader, value func() (perft.Nodes, error)) error {
	set := j.planner.set
	set.clear()
	room := min(j.planner.joined(), int(children.Positions()))
	j.values, j.ways = make([]perft.Nodes, 0, room), make([]uint64, 0, room)
	return children.Each(j.planner.options.Goroutines, func(block []positions.Entry) error {
		for i := range block {
			v, err := value()
			if err != nil {
				return err
			}
			if !j.mine(&block[i].Code) {
				continue
			}
			n := set.n
			if set.full() {
				return errors.New("positions are spread unevenly: expected more memory")
			}
			if err := set.add(&record{block[i].Code, block[i].Times, uint64(n)}); err != nil {
				return err
			}
			if set.n == n {
				return fmt.Errorf("%w: %s is there twice", ErrLists, name(&block[i].Code))
			}
			j.values = append(j.values, v)
			j.ways = append(j.ways, 0)
		}
		return nil
	})
}

// add adds what the share knows of some families.
func (j *joining) add(f families) error {
	start := 0
	for _, end := range f.ends {
		if j.parent == len(j.sums) {
			j.sums = append(j.sums, perft.Nodes{})
		}
		for i := start; i < end; i++ {
			child := &f.children[i]
			if !j.mine(&child.Code) {
				continue
			}
			_, r := j.planner.set.find(&child.Code)
			if r == nil {
				return fmt.Errorf("%w: %s is missing", ErrLists, name(&child.Code))
			}
			j.ways[r.first] += child.Times
			j.sums[j.parent] = j.sums[j.parent].Add(j.values[r.first])
		}
		start = end
		j.parent++
	}
	return nil
}

// check compares the ways that were found with those of the list.
func (j *joining) check() error {
	return j.planner.set.each(func(r *record) error {
		if got := j.ways[r.first]; got != r.times {
			return fmt.Errorf("%w: %d ways lead to %s, expected %d", ErrLists, r.times, name(&r.code), got)
		}
		return nil
	})
}

// name returns what a reader knows a position by.
func name(c *board.Code) string {
	p, err := c.Position()
	if err != nil {
		return fmt.Sprintf("%016x", [4]uint64(*c))
	}
	return p.FEN()
}
