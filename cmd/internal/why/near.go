package why

import (
	"context"
	"slices"
)

// Near is a cause with what it leaves of each claim: by how much that has too many, compared with what the cause gives.
type Near struct {
	Cause
	Left []int64
}

// nearly returns the faults that give a wrong claim of some size exactly, and right claims, and that leave least of the
// others: what is left is the work of another fault.
func (s *Solver) nearly(ctx context.Context, claims, wrong []*Claim) (best []Near, err error) {
	least := 1.0
	for _, exact := range wrong {
		if known(exact) == nil && exact.Right > slow {
			continue // so large a count is made once
		}
		all, err := s.countAll(ctx, exact, singles())
		if err != nil {
			return nil, err
		}
		likely := chance(exact, differences(exact, all))
		for _, cause := range matching(exact, all) {
			near, part, err := s.left(ctx, claims, cause)
			if err != nil {
				return nil, err
			}
			same := slices.ContainsFunc(best, func(n Near) bool { return n.Card().Name == cause.Card().Name })
			switch {
			case part > least || same || likely > Likely && part > nearEnough:
			case part < least:
				best, least = []Near{near}, part
			default:
				best = append(best, near)
			}
		}
	}
	return best, nil
}

// nearEnough is the part of a difference that may be left by a fault that gives another number by chance.
const nearEnough = 0.2

// left returns what a cause leaves of each claim, and the largest part of a difference that this is: more than 1 if it
// changes a right claim, or is not known to leave it.
func (s *Solver) left(ctx context.Context, claims []*Claim, cause Cause) (near Near, part float64, err error) {
	near.Cause = cause
	for _, c := range claims {
		all, err := s.countAll(ctx, c, []Cause{cause})
		if err != nil {
			return near, 0, err
		}
		left := c.Difference() - all[0].off(c)
		if near.Left = append(near.Left, left); !all[0].ok {
			part = 2
		}
		part = max(part, float64(abs(left))/max(float64(abs(c.Difference())), 0.1))
	}
	return near, part, nil
}
