//go:build unix

package main

import (
	"fmt"
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/foreign"
)

// compareBatches compares the functions that answer many questions in a call.
func (k *checking) compareBatches() error {
	for i := range pieces {
		p := &pieces[i]
		ask, exported := k.opened.Batch(p.batch)
		if !exported {
			continue
		}
		if err := k.child.Progress("%v", p.batch); err != nil {
			return err
		}
		k.judge(p.batch, k.inSlices(i, func(q questions, place place) error { return k.compareBatch(p, ask, q, place) }))
	}
	return nil
}

// inSlices asks about a piece in slices of many lengths, at both ends of memory, and then what the
// proof asks.
func (k *checking) inSlices(piece int, ask func(questions, place) error) error {
	r := rand.New(rand.NewPCG(19, uint64(piece)))
	for _, n := range lengths {
		for _, place := range []place{atStart, atEnd} {
			if err := ask(random(r, n), place); err != nil {
				return err
			}
		}
	}
	return askAll(piece, func(q questions) error { return ask(q, atEnd) })
}

// compareBatch asks questions in one call. Before it, dst holds what is certainly wrong.
func (k *checking) compareBatch(p *piece, ask foreign.Batch, q questions, place place) error {
	dst, squares, occupied, err := k.lay(q, place)
	if err != nil {
		return err
	}
	for i := range dst {
		dst[i] = ^uint64(p.want(attacks.Square(q.squares[i]), attacks.Bitboard(q.occupied[i])))
	}
	ask(dst, squares, occupied)
	if damage := k.memory.damage(); damage != "" {
		return fmt.Errorf("%v(n %d) writes outside of its slices: %s", p.batch, len(dst), damage)
	}
	for i, got := range dst {
		want := uint64(p.want(attacks.Square(q.squares[i]), attacks.Bitboard(q.occupied[i])))
		if got != want {
			law := fmt.Sprintf("%v, question %d of %d", p.batch, i+1, len(dst))
			if got == ^want {
				law += ", which it has left as it was"
			}
			return q.counterexample(law, p, i, got)
		}
	}
	return nil
}
