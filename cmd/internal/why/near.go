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
			left, part, err := s.left(ctx, claims, cause)
			if err != nil {
				return nil, err
			}
			switch {
			case part > least || likely > Likely && part > nearEnough:
				continue
			case part < least:
				best, least = nil, part
			}
			if !slices.ContainsFunc(best, func(n Near) bool { return n.Card().Name == cause.Card().Name }) {
				best = append(best, Near{cause, left})
			}
		}
	}
	return best, nil
}

// nearEnough is the part of a difference that may be left by a fault that gives another number by chance.
const nearEnough = 0.2

// left returns what a cause leaves of each claim, and the largest part of a difference that this is; more than 1 if the
// cause is not known to leave a right claim as it is.
func (s *Solver) left(ctx context.Context, claims []*Claim, cause Cause) (left []int64, part float64, err error) {
	for _, c := range claims {
		all, err := s.countAll(ctx, c, []Cause{cause})
		if err != nil {
			return nil, 0, err
		}
		gives, wanted := all[0].off(c), c.Difference()
		if left = append(left, wanted-gives); wanted != gives {
			part = max(part, float64(abs(wanted-gives))/max(float64(abs(wanted)), 0.1))
		}
		if !all[0].ok {
			part = 2
		}
	}
	return left, part, nil
}
