package why

import (
	"cmp"
	"context"
	"slices"

	"github.com/bitray/bitray/cmd/internal/faulty"
)

// Solver looks for causes, and keeps what it has counted. Progress, if not nil, is called by one goroutine at a time with
// how many counts of a stage are made.
type Solver struct {
	Threads  int
	Progress func(done, all int)
	counters []faulty.Counter // of one goroutine each
	counted  map[string]candidate
}

// Answer is what wrong counts say.
type Answer struct {
	// Wrong are the claims that are not right.
	Wrong []*Claim
	// Causes agree with every claim; the most usual comes first.
	Causes []Cause
	// Nearly, if there are no causes, are those that give one of the wrong claims, and others nearly.
	Nearly []Near
	// Untried says that not all causes were counted that could be, because a count is too large for that.
	Untried bool
	// Chance is how likely a number that has nothing to do with any fault agrees with one.
	Chance float64
	// Question separates the causes, or makes a single one sure; nil if there is none that does.
	Question *Question
}

const (
	// Likely is the chance above which an answer is no more than a guess.
	Likely = 0.01
	// Doubtful is the chance above which another number is needed.
	Doubtful = 0.1
)

// Compare fills in what is right, and returns which claims are wrong.
func (s *Solver) Compare(ctx context.Context, claims []*Claim) (a Answer, err error) {
	for _, c := range claims {
		if err := c.prepare(ctx, s.Threads); err != nil {
			return Answer{}, err
		}
		if !c.agrees(c.Right, c.RightMoves) {
			a.Wrong = append(a.Wrong, c)
		}
	}
	return a, nil
}

// Explain compares claims, of which there must be one or more, and looks for the causes of what is wrong. With an error
// that ends it early it returns what it has found.
func (s *Solver) Explain(ctx context.Context, claims []*Claim) (a Answer, err error) {
	if a, err = s.Compare(ctx, claims); err != nil || len(a.Wrong) == 0 {
		return a, err
	}
	if a.Causes = overflown(a.Wrong); len(a.Causes) > 0 {
		return a, nil
	}
	elsewhere, likely, err := s.elsewhere(ctx, claims, a.Wrong)
	if err == nil && (len(elsewhere) == 0 || likely > Likely) {
		err = s.search(ctx, claims, &a)
	}
	if len(a.Causes) == 0 {
		a.Chance = likely
	}
	a.Causes = append(a.Causes, elsewhere...)
	if c := contradiction(claims); len(c) > 0 && (len(a.Causes) == 0 || a.Chance > Doubtful) {
		a.Causes, a.Chance, a.Question = c, likely, nil
	}
	return a, err
}

// slow is how many leaves a count may have that is made with all faults at once; with more, those come first that follow
// from right counts.
const slow = 50_000_000

// search looks for faults of the catalog: by the smallest claim that is wrong, and then by the others.
func (s *Solver) search(ctx context.Context, claims []*Claim, a *Answer) (err error) {
	bySize := func(x, y *Claim) int { return cmp.Compare(x.Right, y.Right) }
	first := slices.MinFunc(a.Wrong, bySize)
	ordered := append([]*Claim{first}, slices.SortedFunc(slices.Values(claims), bySize)...)
	if first.Right > slow && known(first) == nil {
		quick := slices.DeleteFunc(singles(), func(c Cause) bool { return !c.Faults[0].FollowsFromRight() })
		if a.Causes, err = s.matchAll(ctx, ordered, quick); err != nil || len(a.Causes) > 0 {
			a.Untried = true
			return err
		}
	}
	alone, err := s.countAll(ctx, first, singles())
	a.Causes, a.Chance = usualFirst(matching(first, alone)), chance(first, differences(first, alone))
	if len(claims) > 1 {
		a.Causes, err = s.matchAll(ctx, ordered, a.Causes)
	}
	part := len(claims) == 1 && first.Total == nil && !first.Whole
	for _, next := range stages {
		if doubtful := part && next.doubts && a.Chance > Doubtful; err != nil || len(a.Causes) > 0 && !doubtful {
			continue
		}
		guesses, chance := next.guess(claims, first, alone)
		likely := affordable(first, guesses)
		var matching []Cause
		matching, err = s.matchAll(ctx, ordered, likely)
		if len(a.Causes) == 0 {
			a.Chance, a.Untried = chance, a.Untried || len(likely) < len(guesses)
		}
		a.Causes = named(append(a.Causes, matching...))
	}
	switch {
	case err != nil:
	case len(a.Causes) > 0:
		a.Question, err = s.question(ctx, claims, a.Causes)
	default:
		a.Nearly, err = s.nearly(ctx, claims, a.Wrong)
	}
	return err
}

// named leaves out causes that differ from others in their habits only.
func named(causes []Cause) (different []Cause) {
	for _, c := range causes {
		if !slices.ContainsFunc(different, func(other Cause) bool { return other.Card().Name == c.Card().Name }) {
			different = append(different, c)
		}
	}
	return different
}

// matchAll returns the causes that agree with all claims.
func (s *Solver) matchAll(ctx context.Context, claims []*Claim, causes []Cause) ([]Cause, error) {
	for _, c := range claims {
		if len(causes) == 0 {
			break
		}
		all, err := s.countAll(ctx, c, causes)
		if err != nil {
			return nil, err
		}
		causes = matching(c, all)
	}
	return causes, ctx.Err()
}

// matching returns the causes that agree with a claim. A fault of Chess960 is not why a number of standard chess is wrong.
func matching(c *Claim, all []candidate) (causes []Cause) {
	for _, x := range all {
		possible := c.Position.Chess960() || !x.Faults[0].OfChess960() || x.off(c) == 0
		if x.ok && possible && c.agrees(x.leaves, x.moves) {
			causes = append(causes, x.Cause)
		}
	}
	return causes
}
