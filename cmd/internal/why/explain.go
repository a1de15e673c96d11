package why

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft"
)

// Solver looks for causes. Progress, if not nil, is called by one goroutine at a time with how many counts of a stage
// are made.
type Solver struct {
	Threads  int
	Progress func(done, all int)
	counters sync.Pool
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

// Likely is the chance above which an answer is no more than a guess.
const Likely = 0.01

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
	if a.Causes = append(a.Causes, elsewhere...); len(a.Causes) == 0 {
		a.Causes = contradiction(claims)
	}
	return a, err
}

// search looks for faults of the catalog.
func (s *Solver) search(ctx context.Context, claims []*Claim, a *Answer) (err error) {
	bySize := slices.SortedFunc(slices.Values(claims), func(x, y *Claim) int { return cmp.Compare(x.Right, y.Right) })
	first := bySize[slices.IndexFunc(bySize, func(c *Claim) bool { return slices.Contains(a.Wrong, c) })]
	ordered := append([]*Claim{first}, bySize...)
	if first.Right > slow && known(first) == nil {
		quick := slices.DeleteFunc(singles(), func(c Cause) bool { return !c.Faults[0].FollowsFromRight() })
		if a.Causes, err = s.matchAll(ctx, ordered, quick); err != nil || len(a.Causes) > 0 {
			a.Untried = true
			return err
		}
	}
	alone, err := s.countAll(ctx, first, singles())
	if err != nil && len(a.Wrong) == 1 {
		a.Causes = matching(first, alone)
	}
	if err != nil {
		return err
	}
	for _, next := range []stage{matchingSingles, withHabits, oneSided, pairsFor(claims)} {
		causes, chance := next(first, alone)
		some := affordable(first, causes)
		a.Chance, a.Untried = chance, a.Untried || len(some) < len(causes)
		a.Causes, err = s.matchAll(ctx, ordered, some)
		if err != nil || len(a.Causes) > 0 {
			break
		}
	}
	a.Causes = named(a.Causes)
	switch {
	case err != nil:
	case len(a.Causes) > 0:
		a.Question, err = s.question(ctx, claims, a.Causes)
	case len(claims) > 1:
		a.Nearly, err = s.nearly(ctx, claims, a.Wrong)
	}
	return err
}

// slow is how many leaves a count may have that is made with all faults at once; with more, those come first that follow
// from right counts.
const slow = 50_000_000

// stage returns causes to try, given what each fault alone gives for a claim, and how likely one of them agrees by
// chance. The stages with likelier causes come first.
type stage func(c *Claim, alone []candidate) (causes []Cause, likely float64)

// matchingSingles returns the single faults that agree with a claim.
func matchingSingles(c *Claim, alone []candidate) ([]Cause, float64) {
	return matching(c, alone), chance(c, differences(c, alone))
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

// maxVisited is about how many moves the counts of a stage may visit: some seconds.
const maxVisited = 150_000_000

// affordable returns the most usual causes, as many as can be counted.
func affordable(c *Claim, causes []Cause) []Cause {
	slices.SortStableFunc(causes, func(x, y Cause) int { return cmp.Compare(y.weight(), x.weight()) })
	return causes[:min(uint64(len(causes)), 10+maxVisited/(c.Right+1))]
}

// candidate is a cause with what it gives for a claim, if its tree is not too large.
type candidate struct {
	Cause
	leaves uint64
	moves  []perft.MoveCount
	ok     bool
}

// off is by how much the candidate is wrong, as [Claim.Difference] is; 0 too if it is not known.
func (x *candidate) off(c *Claim) int64 {
	switch {
	case !x.ok:
		return 0
	case c.Total == nil && len(c.Moves) > 0:
		return c.sum(x.moves) - c.sum(c.RightMoves)
	}
	return int64(x.leaves - c.Right)
}

// matching returns the causes that agree with a claim.
func matching(c *Claim, all []candidate) (causes []Cause) {
	for _, x := range all {
		if x.ok && c.agrees(x.leaves, x.moves) {
			causes = append(causes, x.Cause)
		}
	}
	return causes
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
	return causes, nil
}

// budget is how many times as many moves as the right tree has a count with faults may visit.
const budget = 6

// countAll counts a claim's position with each cause, by the table where that has all that is claimed.
func (s *Solver) countAll(ctx context.Context, c *Claim, causes []Cause) ([]candidate, error) {
	all, open := make([]candidate, len(causes)), make(chan *candidate)
	var workers sync.WaitGroup
	for range max(1, s.Threads) {
		workers.Go(func() {
			counter, _ := s.counters.Get().(*faulty.Counter)
			if counter == nil {
				counter = &faulty.Counter{}
			}
			defer s.counters.Put(counter)
			for x := range open {
				x.count(ctx, counter, c)
			}
		})
	}
	row, kept := known(c), map[int]candidate{c.Depth: {leaves: c.Right, moves: c.RightMoves, ok: len(c.RightMoves) > 0 || len(c.Moves) == 0}}
	for i, cause := range causes {
		all[i].Cause = cause
		switch {
		case row != nil && cause.single() && all[i].settledBy(row, c):
			continue
		case cause.single() && cause.Faults[0].FollowsFromRight():
			all[i].countRight(ctx, c, kept)
			continue
		}
		if s.Progress != nil {
			s.Progress(i, len(causes))
		}
		open <- &all[i]
	}
	close(open)
	workers.Wait()
	return all, ctx.Err()
}

// settledBy takes the total of a fault from a row, and reports whether that is enough: a claim has no moves, or its total
// is another one. At depth 1 the total may be wrong though the moves are right.
func (x *candidate) settledBy(row *Row, c *Claim) bool {
	x.leaves, x.ok = row.leaves(x.Faults[0])
	return (x.ok || !x.Faults[0].FollowsFromRight()) && (len(c.Moves) == 0 || c.Total != nil && x.leaves != *c.Total && c.Depth > 1)
}

// MaxWalked is how many leaves a count may have whose lines are all walked. With more, only kings that stand side by
// side are looked for, in the lines in which they can meet.
const MaxWalked = 1_000_000_000

// count counts a claim's position with the cause.
func (x *candidate) count(ctx context.Context, counter *faulty.Counter, c *Claim) {
	var err error
	switch {
	case c.Right <= MaxWalked:
		x.leaves, x.moves, err = counter.Count(ctx, c.start, c.Path, c.Depth, x.set(), budget*c.Right+100_000)
		x.ok = err == nil
	case x.single() && x.Faults[0] == faulty.KingNextToKing && len(c.Path) == 0:
		x.leaves, err = counter.Meetings(ctx, c.start, c.Depth)
		x.leaves, x.ok = x.leaves+c.Right, err == nil
	}
}

// countRight counts a claim's position with a cause for which right counts are enough, and keeps these by depth.
func (x *candidate) countRight(ctx context.Context, c *Claim, kept map[int]candidate) {
	x.ok = true
	x.leaves, x.moves = x.Faults[0].FromRight(c.Depth, func(depth int) (uint64, []perft.MoveCount) {
		right, done := kept[depth]
		// A ply more may take long: it is counted only if it could be what is claimed.
		if !done && (depth <= c.Depth || c.Right <= maxDeepened || c.Difference() >= int64(5*c.Right)) {
			var err error
			right.leaves, right.moves, err = c.rightTo(ctx, depth)
			right.ok = err == nil
			kept[depth] = right
		}
		x.ok = x.ok && right.ok
		return right.leaves, right.moves
	})
}

// maxDeepened is how many leaves a count may have that is always compared with a ply more.
const maxDeepened = 10_000_000

// few is a difference that a habit may enlarge many times.
const few = 100

// withHabits returns the faults that go the same way as the claim, with the habits that change how far.
func withHabits(c *Claim, alone []candidate) ([]Cause, float64) {
	return variants(c, alone, func(d, wanted int64) bool { return d <= 3*wanted && (wanted <= 3*d || d <= few) }, few,
		variantsOf(faulty.Habits, faulty.Both)...)
}

// oneSided returns the faults that could be the cause if only one color has them: they go the same way, and at least
// about as far.
func oneSided(c *Claim, alone []candidate) ([]Cause, float64) {
	habits := append([]faulty.Habit{0}, faulty.Habits...)
	return variants(c, alone, func(d, wanted int64) bool { return wanted <= d+d/5+2 }, 0, variantsOf(habits, faulty.White, faulty.Black)...)
}

func variantsOf(habits []faulty.Habit, colors ...faulty.Sides) (of []Cause) {
	for _, habit := range habits {
		for _, c := range colors {
			of = append(of, Cause{Of: c, Habit: habit})
		}
	}
	return of
}

// variants returns variants of the faults that go the same way as a claim and fit it, or that are off by less than any,
// and how likely one of them agrees by chance.
func variants(c *Claim, alone []candidate, fits func(d, wanted int64) bool, any int64, of ...Cause) (causes []Cause, likely float64) {
	wanted := c.Difference()
	for _, variant := range of {
		for _, x := range alone {
			d := x.off(c)
			like := wanted == 0 || abs(d) <= any || (d > 0) == (wanted > 0) && fits(abs(d), abs(wanted))
			if variant.Faults = x.Faults; d != 0 && like && (variant.Of == faulty.Both || !x.Faults[0].Counts()) {
				causes = append(causes, variant)
			}
		}
	}
	return causes, min(1, 3*chance(c, differences(c, alone)))
}

// pairsFor returns a function that returns pairs of faults whose differences add up to about that of a claim: one of
// the rules and one of counting, or, if there is more than a total to compare, any two.
func pairsFor(claims []*Claim) func(*Claim, []candidate) ([]Cause, float64) {
	mixed := len(claims) == 1 && len(claims[0].Moves) == 0
	return func(c *Claim, alone []candidate) (causes []Cause, likely float64) {
		type pair struct {
			Cause
			nearness float64
		}
		var near []pair
		var sums []int64
		off, right := differences(c, alone), float64(c.Right)
		if c.Total == nil && len(c.RightMoves) > 0 {
			right = float64(c.sum(c.RightMoves))
		}
		for i, dx := range off {
			for j, dy := range off[i+1:] {
				f, g := alone[i].Faults[0], alone[i+1+j].Faults[0]
				if dx == 0 || dy == 0 || mixed && f.Counts() == g.Counts() || faulty.Catalog[f].Weight+faulty.Catalog[g].Weight < 4 {
					continue
				}
				sums = append(sums, dx+dy)
				// Where both faults show in one line, the two together give more or less than their sum.
				smaller, larger := float64(min(abs(dx), abs(dy))), float64(max(abs(dx), abs(dy)))
				tolerance := 4*smaller*larger/max(right, 1) + smaller/4 + 2
				if off := float64(abs(dx+dy-c.Difference())) / tolerance; off <= 1 {
					cause := Cause{Faults: []faulty.Fault{f, g}, Of: faulty.Both}
					near = append(near, pair{cause, (1.2 - off) * cause.weight()})
				}
			}
		}
		slices.SortStableFunc(near, func(x, y pair) int { return cmp.Compare(y.nearness, x.nearness) })
		for _, p := range near[:min(len(near), maxPairs)] {
			causes = append(causes, p.Cause)
		}
		return causes, chance(c, sums)
	}
}

// maxPairs is how many pairs of faults are counted, those first that come nearest.
const maxPairs = 200

// differences returns by how much each candidate is off.
func differences(c *Claim, all []candidate) (d []int64) {
	for _, x := range all {
		d = append(d, x.off(c))
	}
	return d
}

// chance returns the part of all differences of about the claim's size, up to three times more or less, that is among
// those given: how likely it is that a number which has nothing to do with them agrees.
func chance(c *Claim, given []int64) float64 {
	size := max(1, abs(c.Difference())) // counts of moves may be wrong though their sum is not
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
