package why

import (
	"cmp"
	"context"
	"slices"
	"strings"
)

// Question is a count to ask the program for, with what the first causes give; the names in JSON are stable.
type Question struct {
	FEN     string   `json:"fen"`
	Depth   int      `json:"depth"`
	Right   uint64   `json:"right"`
	Answers []uint64 `json:"answers"`
}

const (
	// maxAsked is how many causes a question should separate.
	maxAsked = 6
	// maxLeaves is how large a question may be: an author counts it at once, and so do we.
	maxLeaves = 500_000
	// clear is a difference that nothing else explains easily.
	clear = 10
)

// question returns the row of the table that separates the causes best from each other and from what is right, and is the
// smallest of those.
func (s *Solver) question(ctx context.Context, claims []*Claim, causes []Cause) (best *Question, err error) {
	causes = causes[:min(len(causes), maxAsked)]
	most := uint64(maxLeaves)
	if !slices.ContainsFunc(causes, Cause.single) { // the table does not have them
		most /= 10
	}
	rows := slices.SortedStableFunc(slices.Values(Rows()), func(x, y *Row) int { return cmp.Compare(x.cost(), y.cost()) })
	worth := 0.0
	for _, r := range rows {
		if r.Right > most || r.position.Chess960() && !claims[0].Position.Chess960() || slices.ContainsFunc(claims, func(c *Claim) bool { return known(c) == r }) {
			continue
		}
		answers, err := s.answers(ctx, r, causes)
		if err != nil {
			return nil, err
		}
		if v := value(r, answers); v > worth {
			best, worth = &Question{r.FEN, r.Depth, r.Right, answers}, v
		}
	}
	return best, nil
}

// cost is how much a count asks of an author: positions that have names come first, as they are easy to find.
func (r *Row) cost() uint64 {
	cost := max(r.Right, 1000)
	if strings.ContainsAny(r.Name, " -") {
		cost *= 50
	}
	return cost
}

// value is how much an answer tells: the first cause from each other one and from what is right, then the others from each
// other. If rows are equal, that one is better in which more causes show by more than what other faults come near to.
func value(r *Row, answers []uint64) (v float64) {
	const first = maxAsked * maxAsked
	for i, n := range answers {
		for j, other := range append(answers[:i:i], r.Right) {
			switch {
			case n == other:
			case j == 0:
				v += first
			default:
				v++
			}
		}
		if abs(int64(n-r.Right)) >= clear {
			v += 1.0 / first
		}
	}
	return v
}

// answers returns what causes give for a row, or nothing if that is not known of all.
func (s *Solver) answers(ctx context.Context, r *Row, causes []Cause) (answers []uint64, err error) {
	c := &Claim{Position: r.position, Depth: r.Depth}
	if err := c.prepare(ctx, s.Threads); err != nil {
		return nil, err
	}
	all, err := s.countAll(ctx, c, causes)
	for _, x := range all {
		if !x.ok {
			return nil, err
		}
		answers = append(answers, x.leaves)
	}
	return answers, err
}
