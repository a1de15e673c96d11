package why

import (
	"cmp"
	"context"
	"slices"

	"github.com/bitray/bitray/cmd/internal/faulty"
)

// Near is a cause with what it leaves of each claim: by how much that has too many, compared with what the cause gives. The
// names in JSON are stable.
type Near struct {
	Card
	Left  []int64 `json:"left"`
	exact int     // how many claims it gives
	part  float64 // the largest part of a difference that is left; more than 1 of a right claim, or of what is not known or shows nothing
}

// nearLittle is the part of a difference that may be left by faults that follow from right counts, however likely that is.
const nearLittle = 0.02

// nearly returns the faults that come so near to the wrong claims that it is hardly chance. What is left is
// the work of another fault, or follows from the first one: where a king is captured or two pieces share a square, each
// program does something else.
func (s *Solver) nearly(ctx context.Context, claims, wrong []*Claim) (best []Near, err error) {
	likely := slices.Repeat([]float64{1}, int(faulty.NumFaults))
	for _, c := range wrong {
		if known(c) == nil && c.Right > slow {
			continue // so large a count is made once
		}
		all, err := s.countAll(ctx, c, singles())
		if err != nil {
			return nil, err
		}
		hit := chance(c, append(differences(c, all), c.Difference())) // one of them is hit at least
		for f, x := range all {
			if x.ok {
				likely[f] *= min(1, hit*float64(2*abs(c.Difference()-x.off(c))+1))
			}
		}
	}
	for _, cause := range usualFirst(singles()) {
		most, f := 1.0, cause.Faults[0]
		if f.FollowsFromRight() {
			most = nearLittle
		} else if likely[f] > Likely {
			continue
		}
		near, failed := s.near(ctx, claims, wrong, cause)
		if err = cmp.Or(err, failed); near.part <= most {
			best = append(best, near)
		}
	}
	worse := func(n Near) bool {
		return slices.ContainsFunc(best, func(other Near) bool { return other.exact > n.exact || other.exact == n.exact && 2*other.part < n.part })
	}
	return slices.DeleteFunc(slices.Clone(best), worse), err
}

// near returns what a cause leaves of each claim.
func (s *Solver) near(ctx context.Context, claims, wrong []*Claim, cause Cause) (near Near, err error) {
	near.Card = cause.Card()
	for _, c := range claims {
		all, err := s.countAll(ctx, c, []Cause{cause})
		if err != nil {
			return near, err
		}
		gives := all[0].off(c)
		left := c.Difference() - gives
		size := min(abs(c.Difference()), int64(c.Right)+c.Difference())
		near.Left, near.part = append(near.Left, left), max(near.part, float64(abs(left))/max(float64(size), 0.1))
		switch {
		case !all[0].ok, gives == 0 && slices.Contains(wrong, c):
			near.part = 2
		case left == 0:
			near.exact++
		}
	}
	return near, nil
}
