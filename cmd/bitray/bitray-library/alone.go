//go:build unix

package main

import "github.com/bitray/bitray/attacks"

// judgeAlone asks a function of one question all that the proof asks about its piece. The proof stops at
// the first wrong answer, and so may have asked the other functions little or nothing.
func (k *checking) judgeAlone(i int) {
	p, sliders := &pieces[i], k.opened.Sliders()
	ask := [len(pieces)]lookUp{sliders.Rook, sliders.Bishop, sliders.Queen}[i]
	k.judge(p.one, askAll(i, func(q questions) error {
		for j, sq := range q.squares {
			sq, occ := attacks.Square(sq), attacks.Bitboard(q.occupied[j])
			if got := ask(sq, occ); got != p.want(sq, occ) {
				return q.counterexample("what the ray walk says", p, j, uint64(got))
			}
		}
		return nil
	}))
}
