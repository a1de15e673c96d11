package exhaust

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/bitray/bitray/internal/find"
)

// decisions returns the bits of a multiplier that matter for mask, those that its lowest square leaves in the
// product, in the order in which they are decided: for each square of the mask the bit that it moves to the
// top, then for each the bit below, and so on.
func decisions(mask uint64) []uint8 {
	matter := 64 - bits.TrailingZeros64(mask)
	list := make([]uint8, 0, matter)
	for place := 63; len(list) < matter; place-- {
		for squares := mask; squares != 0; squares &= squares - 1 {
			bit := place - bits.TrailingZeros64(squares)
			if bit >= 0 && !slices.Contains(list, uint8(bit)) {
				list = append(list, uint8(bit))
			}
		}
	}
	return list
}

// level lists the occupancies whose index is known, exactly or to be one of two, when some
// bits of the multiplier are decided. Those that are known best come first.
type level []bounded

// bounded is an occupancy and the error of its product: with all open bits of the multiplier
// set, the product is greater by slack. That is less than a slot.
type bounded struct {
	occupancy, slack, attacks uint64
}

// newLevels returns the levels for all depths from 0 to the length of order.
func newLevels(p *find.Problem, order []uint8, shift uint) []level {
	open := uint64(0)
	for _, bit := range order {
		open |= 1 << bit
	}
	levels := []level{newLevel(p, open, shift)}
	for _, bit := range order {
		open &^= 1 << bit
		levels = append(levels, newLevel(p, open, shift))
	}
	return levels
}

func newLevel(p *find.Problem, open uint64, shift uint) (l level) {
	for occupancy, attacks := range p.All() {
		if slack := slackOf(occupancy, open); slack>>shift == 0 {
			l = append(l, bounded{occupancy, slack, attacks})
		}
	}
	slices.SortStableFunc(l, func(a, b bounded) int { return cmp.Compare(a.slack, b.slack) })
	return l
}

// slackOf returns by how much the product of occupancy may grow when open bits of the
// multiplier are set, or the greatest number if that is more.
//
// The product is the sum of the multiplier shifted by each square, and each of the summands
// loses what the shift moves out of the word. So the slack is the sum of the open bits,
// shifted, and not the product of the occupancy and the open bits, which would wrap.
func slackOf(occupancy, open uint64) (slack uint64) {
	for ; occupancy != 0; occupancy &= occupancy - 1 {
		var carry uint64
		slack, carry = bits.Add64(slack, open<<bits.TrailingZeros64(occupancy), 0)
		if carry != 0 {
			return ^uint64(0)
		}
	}
	return slack
}
