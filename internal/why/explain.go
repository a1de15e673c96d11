package why

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/bitray/bitray/internal/faulty"
)

// Solver looks for causes. Progress, if not nil, is called by one goroutine at a time with how many counts of a stage
// are made.
type Solver struct {
	Threads  int
	Progress func(done, all int)
	counters []faulty.Counter
}

// Answer is what wrong counts say.
type Answer struct {
	// Wrong are the claims that are not right.
	Wrong []*Claim
	// Causes agree with every claim; the most usual comes first.
	Causes []Cause
	// Chance is how likely a number that has nothing to do with any fault agrees with one.
	Chance float64
	// Question separates the causes, or makes a single one sure; nil if there is none that does.
	Question *Question
}

// Likely is the chance above which an answer is no more than a guess.
const Likely = 0.01

// budget is how many times as many moves as the right tree has a count with faults may visit.
const budget = 6

// result is what a generator with faults counts; no leaves and ok false if its tree is too large.
type result struct {
	leaves uint64
	moves  []faulty.Line
	ok     bool
}

// Compare fills in what is right, and returns which claims are wrong.
func (s *Solver) Compare(ctx context.Context, claims []*Claim) (a Answer, err error) {
	for _, c := range claims {
		if err := c.prepare(ctx, max(1, s.Threads)); err != nil {
			return a, err
		}
		if !c.isRight() {
			a.Wrong = append(a.Wrong, c)
		}
	}
	return a, nil
}

// Explain compares claims, of which there must be one or more, and looks for the causes of what is wrong.
func (s *Solver) Explain(ctx context.Context, claims []*Claim) (a Answer, err error) {
	if a, err = s.Compare(ctx, claims); err != nil || len(a.Wrong) == 0 {
		return a, err
	}
	s.counters = make([]faulty.Counter, max(1, s.Threads))
	first := slices.MinFunc(a.Wrong, func(x, y *Claim) int { return cmp.Compare(x.Right, y.Right) })
	all := singles()
	results, err := s.count(ctx, first, all)
	if err != nil {
		return a, err
	}
	// What gives less of a surprise comes later: a fault with a habit, of one color, and two at a time.
	for i, stage := range []func() ([]Cause, float64){
		func() ([]Cause, float64) { return all, chance(first, differences(first, results)) },
		func() ([]Cause, float64) { return withHabits(first, all, results), 3 * a.Chance },
		func() ([]Cause, float64) { return oneSided(first, all, results), a.Chance },
		func() ([]Cause, float64) { return pairs(first, all, results, len(claims) > 1 || len(first.Moves) > 0) },
	} {
		var causes []Cause
		causes, a.Chance = stage()
		counted := results
		if i > 0 {
			counted = nil
		}
		if a.Causes, err = s.agreeing(ctx, claims, first, causes, counted); err != nil || len(a.Causes) > 0 {
			break
		}
	}
	a.Causes = slices.CompactFunc(a.Causes, func(x, y Cause) bool { return slices.Equal(x.Faults, y.Faults) && x.Of == y.Of })
	slices.SortStableFunc(a.Causes, func(x, y Cause) int { return cmp.Compare(y.weight(), x.weight()) })
	if err == nil && len(a.Causes) > 0 {
		a.Question, err = s.question(ctx, claims, a.Causes)
	}
	return a, err
}

// agreeing returns the causes that agree with all claims, the first of which is the cheapest to count; its results are
// given if they are known.
func (s *Solver) agreeing(ctx context.Context, claims []*Claim, first *Claim, causes []Cause, known []result) ([]Cause, error) {
	rest := slices.DeleteFunc(slices.Clone(claims), func(c *Claim) bool { return c == first })
	slices.SortFunc(rest, func(x, y *Claim) int { return cmp.Compare(x.Right, y.Right) })
	for _, c := range append([]*Claim{first}, rest...) {
		results, err := known, error(nil)
		if c != first || known == nil {
			results, err = s.count(ctx, c, causes)
		}
		if err != nil {
			return nil, err
		}
		var left []Cause
		for i, cause := range causes {
			if results[i].ok && c.agrees(results[i].leaves, results[i].moves) {
				left = append(left, cause)
			}
		}
		causes = left
	}
	return causes, nil
}

// count counts a claim's position with each cause, by the table where that has all that is claimed.
func (s *Solver) count(ctx context.Context, c *Claim, causes []Cause) ([]result, error) {
	results := make([]result, len(causes))
	row := known(c)
	var open []int
	for i, cause := range causes {
		if row != nil && cause.single() {
			n, ok := row.leaves(cause.Faults[0])
			results[i] = result{n, nil, ok}
			// At depth 1 the total may be wrong though the moves are right.
			if len(c.Moves) == 0 || c.Total != nil && n != *c.Total && c.Depth > 1 {
				continue // nothing more is to be known, or it is known to be wrong
			}
		}
		open = append(open, i)
	}
	work, done := make(chan int), make(chan error)
	for i := range s.counters {
		go func() {
			var failed error
			for at := range work {
				leaves, moves, err := s.counters[i].Count(ctx, c.start, c.Path, c.Depth, causes[at].set(), budget*c.Right+100_000)
				results[at] = result{leaves, moves, err == nil}
				if ctx.Err() != nil {
					failed = ctx.Err()
				}
			}
			done <- failed
		}()
	}
	for n, at := range open {
		if s.Progress != nil {
			s.Progress(n, len(open))
		}
		work <- at
	}
	close(work)
	var err error
	for range s.counters {
		err = cmp.Or(err, <-done)
	}
	return results, err
}

// few is a difference that a habit may enlarge many times.
const few = 100

// withHabits returns the faults that go the same way as the claim, with the habits that change how far.
func withHabits(c *Claim, all []Cause, results []result) (causes []Cause) {
	wanted := c.Difference()
	for i, cause := range all {
		d := int64(results[i].leaves - c.Right)
		far := abs(d) > 3*abs(wanted) || abs(wanted) > 3*abs(d) && abs(d) > few
		if !results[i].ok || d == 0 || wanted != 0 && ((d > 0) != (wanted > 0) || far) {
			continue
		}
		for _, habit := range []faulty.Fault{faulty.TestsByMaking, faulty.KeepsKings} {
			causes = append(causes, Cause{cause.Faults, faulty.Both, habit})
		}
	}
	return causes
}

// oneSided returns the faults that could be the cause if only one color has them: they go the same way, and at
// least as far.
func oneSided(c *Claim, all []Cause, results []result) (causes []Cause) {
	wanted := c.Difference()
	for i, cause := range all {
		d := int64(results[i].leaves - c.Right)
		if !results[i].ok || cause.Faults[0].Counts() || d == 0 || wanted != 0 && (d > 0) != (wanted > 0) || abs(wanted) > abs(d)+abs(d)/5+2 {
			continue
		}
		causes = append(causes, Cause{cause.Faults, faulty.White, 0}, Cause{cause.Faults, faulty.Black, 0})
	}
	return causes
}

// mostPairs is how many pairs of faults are counted, those first that come nearest.
const mostPairs = 200

// pairs returns pairs of faults whose differences add up to about that of the claim: one of the rules and one of
// counting, or, if there is more than a total to compare, any two. Chance is that of such a sum.
func pairs(c *Claim, all []Cause, results []result, any bool) (causes []Cause, likely float64) {
	type pair struct {
		Cause
		off float64
	}
	var near []pair
	var sums []int64
	wanted := float64(c.Difference())
	for i, x := range all {
		for j, y := range all[i+1:] {
			j += i + 1
			f, g := x.Faults[0], y.Faults[0]
			dx, dy := float64(int64(results[i].leaves-c.Right)), float64(int64(results[j].leaves-c.Right))
			if !results[i].ok || !results[j].ok || dx == 0 || dy == 0 || !any && f.Counts() == g.Counts() ||
				faulty.Catalog[f].Weight+faulty.Catalog[g].Weight < 4 {
				continue
			}
			sums = append(sums, int64(dx+dy))
			// Where both faults show in one line, the two together give more or less than their sum.
			tolerance := 4*math.Abs(dx)*math.Abs(dy)/float64(c.Right) + math.Min(math.Abs(dx), math.Abs(dy))/4 + 2
			if off := math.Abs(dx + dy - wanted); off <= tolerance {
				cause := Cause{[]faulty.Fault{f, g}, faulty.Both, 0}
				near = append(near, pair{cause, (1.2 - off/tolerance) * cause.weight()})
			}
		}
	}
	slices.SortStableFunc(near, func(x, y pair) int { return cmp.Compare(y.off, x.off) })
	for _, p := range near[:min(len(near), mostPairs)] {
		causes = append(causes, p.Cause)
	}
	return causes, chance(c, sums)
}

// differences returns by how much each result is off.
func differences(c *Claim, results []result) (all []int64) {
	for _, r := range results {
		if r.ok {
			all = append(all, int64(r.leaves-c.Right))
		}
	}
	return all
}

// chance returns the part of all differences of about the claim's size, up to three times more or less, that is among
// those given: how likely it is that a number which has nothing to do with them agrees.
func chance(c *Claim, given []int64) float64 {
	size := abs(c.Difference())
	low, high := max(1, size/3), 3*size
	hits := map[int64]bool{}
	for _, d := range given {
		if abs(d) >= low && abs(d) <= high {
			hits[d] = true
		}
	}
	return min(1, float64(len(hits))/float64(2*(high-low+1)))
}

func abs(n int64) int64 { return max(n, -n) }
