package neurons

import (
	"maps"
	"math/bits"
	"slices"

	"github.com/bitray/bitray/internal/tabulate"
)

// Problems returns the problems of all sliders and targets, each once, from the easiest to the hardest byte
// by byte.
func Problems() []Problem {
	wanted := map[Problem]bool{}
	for sq := range 64 {
		addProblems(wanted, sq, tabulate.RelevantRook(sq), tabulate.RookAttacks)
		addProblems(wanted, sq, tabulate.RelevantBishop(sq), tabulate.BishopAttacks)
	}
	return slices.SortedFunc(maps.Keys(wanted), func(a, b Problem) int {
		return slices.Compare([]int{a.LowBits, a.HighBits, a.LowBetween, a.HighBetween}, []int{b.LowBits, b.HighBits, b.LowBetween, b.HighBetween})
	})
}

// addProblems adds those of one slider, given its square, its relevant squares and its attacks.
func addProblems(wanted map[Problem]bool, sq int, relevant uint64, attacks func(sq int, occ uint64) uint64) {
	for targets := attacks(sq, 0); targets != 0; targets &= targets - 1 {
		target, between, n := targets&-targets, uint16(0), 0
		for squares := relevant; squares != 0; squares &= squares - 1 {
			if attacks(sq, squares&-squares)&target == 0 {
				between |= 1 << n
			}
			n++
		}
		wanted[Problem{min(n, 8), n - min(n, 8), bits.OnesCount8(uint8(between)), bits.OnesCount8(uint8(between >> 8))}] = true
	}
}
