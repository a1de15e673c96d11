package why

import (
	"cmp"
	"context"
	"slices"
)

// Near is a cause with what it leaves of each claim: by how much that has too many, compared with what the cause gives. The
// names in JSON are stable.
type Near struct {
	Card
	Left []int64 `json:"left"`
	part float64 // the largest part of a difference that is left; more than 1 of a right claim, or of what is not known
}

const (
	// nearEnough is the part of a difference that may be left by a fault that gives another number by chance.
	nearEnough = 0.2
	// nearSum is the part that may be left if nothing is given exactly, by faults that follow from right counts.
	nearSum = 0.02
)

// nearly returns the faults that give a wrong claim of some size exactly, and right claims, and that leave least of the
// others; or those that follow from right counts and leave little of all. What is left is the work of another fault.
func (s *Solver) nearly(ctx context.Context, claims, wrong []*Claim) (best []Near, err error) {
	add := func(causes []Cause, most float64) {
		for _, cause := range causes {
			near, failed := s.near(ctx, claims, cause)
			err = cmp.Or(err, failed)
			if near.part <= most && !slices.ContainsFunc(best, func(n Near) bool { return n.Name == near.Name }) {
				best = append(best, near)
			}
		}
	}
	for _, exact := range wrong {
		if known(exact) == nil && exact.Right > slow {
			continue // so large a count is made once
		}
		all, err := s.countAll(ctx, exact, singles())
		if err != nil {
			return nil, err
		}
		most := 1.0
		if chance(exact, differences(exact, all)) > Likely {
			most = nearEnough
		}
		add(matching(exact, all), most)
	}
	add(quick(), nearSum)
	least := func(n Near) bool {
		return slices.ContainsFunc(best, func(other Near) bool { return 2*other.part < n.part })
	}
	return slices.DeleteFunc(slices.Clone(best), least), err
}

// near returns what a cause leaves of each claim.
func (s *Solver) near(ctx context.Context, claims []*Claim, cause Cause) (near Near, err error) {
	near.Card = cause.Card()
	for _, c := range claims {
		all, err := s.countAll(ctx, c, []Cause{cause})
		if err != nil {
			return near, err
		}
		left := c.Difference() - all[0].off(c)
		size := min(abs(c.Difference()), int64(c.Right)+c.Difference())
		near.Left, near.part = append(near.Left, left), max(near.part, float64(abs(left))/max(float64(size), 0.1))
		if !all[0].ok {
			near.part = 2
		}
	}
	return near, nil
}
