//go:build unix

package main

import (
	"fmt"
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/foreign"
	"github.com/bitray/bitray/attacks/proof"
	"github.com/bitray/bitray/transform"
)

// fillRounds is how many random sets of each size are tried.
const fillRounds = 20_000

// compareFills compares the functions for sets of pieces: every question of the proof with a set of one
// piece, and random sets.
func (k *checking) compareFills() error {
	for i := range pieces {
		p := &pieces[i]
		fill, exported := k.opened.Fill(p.fill)
		if !exported {
			continue
		}
		if err := k.child.Progress("%v", p.fill); err != nil {
			return err
		}
		k.judge(p.fill, compareFill(i, fill))
	}
	return nil
}

func compareFill(i int, fill foreign.Fill) error {
	p := &pieces[i]
	r := rand.New(rand.NewPCG(20, uint64(i)))
	for range fillRounds {
		occ := proof.RandomOccupancy(r)
		few := attacks.Bitboard(r.Uint64() & r.Uint64() & r.Uint64() & r.Uint64())
		for _, set := range []attacks.Bitboard{few & occ, few, attacks.Bitboard(r.Uint64())} {
			if err := compareSet(p, fill, set, occ); err != nil {
				return err
			}
		}
	}
	for _, set := range proof.Weird() {
		for _, occ := range proof.Weird() {
			if err := compareSet(p, fill, set, occ); err != nil {
				return err
			}
		}
	}
	return askAll(i, func(q questions) error {
		for j, sq := range q.squares {
			if err := compareSet(p, fill, attacks.Square(sq).Bitboard(), attacks.Bitboard(q.occupied[j])); err != nil {
				return err
			}
		}
		return nil
	})
}

func compareSet(p *piece, fill foreign.Fill, set, occ attacks.Bitboard) error {
	var want attacks.Bitboard
	for sq := range set.Squares() {
		want |= p.want(sq, occ)
	}
	got := attacks.Bitboard(fill(uint64(set), uint64(occ)))
	if got == want {
		return nil
	}
	return fmt.Errorf("%v: set %#016x, occupancy %#016x\nset               occupancy         want              got               difference\n%s",
		p.fill, uint64(set), uint64(occ), transform.Draw(set, occ, want, got, want^got))
}
