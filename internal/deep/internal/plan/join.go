package plan

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/internal/deep/internal/positions"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// ErrLists says that two lists are not those of a ply and the next.
var ErrLists = errors.New("wrong list of positions")

// Values returns the value of a position of a list, by its place in it. The calls go through the list in
// order.
type Values func(i int, c *board.Code) (perft.Nodes, error)

// Join goes back from the positions of a ply to those of the ply before. It returns for each
// parent, in their order, the sum of the values of the positions that its moves lead to.
//
// Every child must be in the list of the ply, once, and with the sum of the ways to its parents;
// otherwise the error is [ErrLists]. So it also proves that the list was made right, by looking up
// what [Planner.Expand] puts together. If the memory does not hold the list, it is gone through
// several times, for a share of the positions each. The sums are part of the memory, 24 bytes for each of the
// n parents. If they leave too little of it, what is taken in addition is 1.4 MiB.
func (p *Planner) Join(ctx context.Context, parents Source, n uint64, children *positions.Reader, value Values) ([]perft.Nodes, error) {
	defer p.set.clear()
	room := p.joined(n)
	j := &joining{planner: p, shares: 1 + children.Positions()/uint64(room), sums: make([]perft.Nodes, 0, p.sums(n))}
	j.known = make([]joined, 0, min(room, int(children.Positions())))
	for j.share = range j.shares {
		if err := j.load(children, value); err != nil {
			return nil, err
		}
		parent := 0
		for f, err := range p.families(ctx, parents) {
			if err == nil {
				parent, err = j.add(parent, f)
			}
			if err != nil {
				return nil, err
			}
		}
		if err := j.check(); err != nil {
			return nil, err
		}
	}
	return j.sums, nil
}

const (
	// joinedBytes is what a position takes in addition when lists are joined.
	joinedBytes = 24 + 8
	// sumBytes is the size of a sum.
	sumBytes = 24
)

// joined returns the number of positions that the memory holds when lists are joined, beside the sums of so
// many parents. Shares are not all of the same size, so some is left free.
func (p *Planner) joined(parents uint64) int {
	free := int64(p.set.limit)*recordBytes - int64(p.sums(parents))*sumBytes
	return int(max(free/(recordBytes+joinedBytes)*9/10, min(pageSize, int64(p.set.limit)/2), 1))
}

// sums returns for how many of n parents the memory has room. A number from a damaged file may be any.
func (p *Planner) sums(n uint64) uint64 { return min(n, uint64(p.set.limit)*recordBytes/sumBytes) }

// joining is the joining of a list with the ply before, a share at a time.
type joining struct {
	planner       *Planner
	share, shares uint64
	known         []joined      // of the positions in the set; all shares use its room
	sums          []perft.Nodes // of the parents
}

// joined is what is known of a position: its value, and the ways that were found to it.
type joined struct {
	value perft.Nodes
	ways  uint64
}

// mine reports whether a position belongs to the share.
func (j *joining) mine(c *board.Code) bool { return hash(c)%j.shares == j.share }

// load puts the positions of the share into the set, numbered in their order.
func (j *joining) load(children *positions.Reader, value Values) error {
	set := j.planner.set
	set.clear()
	j.known = j.known[:0]
	place := -1
	for block, err := range children.All(j.planner.goroutines) {
		if err != nil {
			return err
		}
		for i := range block {
			place++
			v, err := value(place, &block[i].Code)
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
			if err := set.add(&record{block[i], uint64(n)}); err != nil {
				return err
			}
			if set.n == n {
				return fmt.Errorf("%w: %s is there twice", ErrLists, name(&block[i].Code))
			}
			j.known = append(j.known, joined{value: v})
		}
	}
	return nil
}

// add adds what the share knows of families, the first of which is that of a parent, and returns the next
// parent.
func (j *joining) add(parent int, f families) (int, error) {
	start := 0
	for _, end := range f.ends {
		if parent == len(j.sums) {
			j.sums = append(j.sums, perft.Nodes{})
		}
		for ; start < end; start++ {
			child := &f.children[start]
			if !j.mine(&child.Code) {
				continue
			}
			_, r := j.planner.set.find(&child.Code)
			if r == nil {
				return 0, fmt.Errorf("%w: %s is missing", ErrLists, name(&child.Code))
			}
			known := &j.known[r.first]
			known.ways += child.Times
			j.sums[parent] = j.sums[parent].Add(known.value)
		}
		parent++
	}
	return parent, nil
}

// check compares the ways that were found with those of the list.
func (j *joining) check() error {
	return j.planner.set.each(func(r *record) error {
		if got := j.known[r.first].ways; got != r.Times {
			return fmt.Errorf("%w: %d paths lead to %s, expected %d", ErrLists, r.Times, name(&r.Code), got)
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
