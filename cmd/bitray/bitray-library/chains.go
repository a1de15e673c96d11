//go:build unix

package main

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/foreign"
	"github.com/bitray/bitray/attacks/foreign/call"
)

// chained is a function whose questions wait for the answers before.
type chained struct {
	function call.Function
	ask      foreign.Chain
	piece    *piece
	occupied bool // they wait through the occupancy, not through the square
}

// compareChains compares the loops whose questions wait for the answers before.
func (k *checking) compareChains() error {
	for i := range pieces {
		p := &pieces[i]
		for _, c := range []chained{{function: p.chain, piece: p}, {function: p.chainOccupied, piece: p, occupied: true}} {
			exported := false
			if c.ask, exported = k.opened.Chain(c.function); !exported {
				continue
			}
			if err := k.child.Progress("%v", c.function); err != nil {
				return err
			}
			k.judge(c.function, k.inSlices(i, func(q questions, place place) error { return k.compareChain(c, q, place) }))
		}
	}
	return nil
}

// compareChain asks questions in one call: with zero as when time is taken, and with a zero that is
// none, which shows whether each question really waits for the answer before.
func (k *checking) compareChain(c chained, q questions, place place) error {
	_, squares, occupied, err := k.lay(q, place)
	if err != nil {
		return err
	}
	for _, zero := range []uint64{0, ^uint64(0)} {
		if got := c.ask(squares, occupied, zero); got != c.want(q, len(squares), zero) {
			return c.firstWrong(q, squares, occupied, zero)
		}
	}
	return nil
}

// want is the loop of bitray.h, over the first n questions, answered by the reference.
func (c chained) want(q questions, n int, zero uint64) (fold uint64) {
	last := zero
	for i := range n {
		sq, occ := q.squares[i], q.occupied[i]
		if c.occupied {
			occ ^= last & zero
		} else {
			sq ^= uint8(last & zero)
		}
		last = uint64(c.piece.want(attacks.Square(sq&63), attacks.Bitboard(occ)))
		fold ^= last
	}
	return fold
}

// firstWrong looks for the shortest beginning of a chain that is answered wrongly.
func (c chained) firstWrong(q questions, squares []uint8, occupied []uint64, zero uint64) error {
	for n := range len(squares) + 1 {
		got, want := c.ask(squares[:n], occupied[:n], zero), c.want(q, n, zero)
		if got == want {
			continue
		}
		err := fmt.Errorf("%v(n %d, zero %#x): expected %#016x, got %#016x", c.function, n, zero, want, got)
		switch {
		case zero != 0:
			return fmt.Errorf("%w; with zero other than 0 each question depends on the answer before, by the loop in bitray.h", err)
		case n == 0:
			return err
		}
		before := c.want(q, n-1, zero) // which was right
		return fmt.Errorf("%w\n%w", err, q.counterexample(fmt.Sprintf("%v, question %d", c.function, n), c.piece, n-1, got^before))
	}
	return fmt.Errorf("%v(n %d, zero %#x): wrong once, and right when asked again", c.function, len(squares), zero)
}
