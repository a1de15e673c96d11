package why

import (
	"cmp"
	"slices"

	"github.com/bitray/bitray/cmd/internal/faulty"
)

// stage guesses causes of claims that neither a fault alone explains nor a stage before.
type stage struct {
	// guess is given what each fault alone gives for a claim, and says how likely a guess agrees by chance.
	guess func(claims []*Claim, c *Claim, alone []candidate) (guesses []guess, likely float64)
	// doubts says that the stage is also for a part of a divide that is explained, but perhaps by chance.
	doubts bool
}

// stages are those of a search, likelier causes first.
var stages = []stage{{guess: withHabits}, {guess: ofOneColor}, {guess: inPairs, doubts: true}}

// guess is a cause that may agree with a claim.
type guess struct {
	Cause
	off float64 // from 0 to 1, how far the claim is from what is expected of the cause
}

const (
	// maxVisited is about how many moves the counts of a stage may visit: some seconds. A stage with larger counts is left out.
	maxVisited = 190_000_000
	// maxGuesses is how many causes are counted in one stage.
	maxGuesses = 1000
)

// affordable returns the likeliest guesses, as many as can be counted, the most usual first.
func affordable(c *Claim, guesses []guess) (causes []Cause) {
	slices.SortStableFunc(guesses, func(x, y guess) int {
		return cmp.Compare((1.2-y.off)*y.weight(), (1.2-x.off)*x.weight())
	})
	row, room := known(c), min(maxGuesses, maxVisited/(c.Right+1))
	for _, g := range guesses {
		if _, tabled := row.off(g.Cause); tabled {
			causes = append(causes, g.Cause)
		} else if room > 0 {
			causes, room = append(causes, g.Cause), room-1
		}
	}
	return usualFirst(causes)
}

func usualFirst(causes []Cause) []Cause {
	slices.SortStableFunc(causes, func(x, y Cause) int { return cmp.Compare(y.weight(), x.weight()) })
	return causes
}

// withHabits guesses that a fault goes the same way as the claim, and a habit changes how far.
func withHabits(_ []*Claim, c *Claim, alone []candidate) ([]guess, float64) {
	return variants(c, alone, faulty.Habits, []faulty.Sides{faulty.Both}, func(d, wanted int64) bool { return d <= 3*wanted && wanted <= 3*d })
}

var oneColor = []faulty.Sides{faulty.White, faulty.Black}

// ofOneColor guesses that a fault would go at least about as far as the claim if both colors had it.
func ofOneColor(_ []*Claim, c *Claim, alone []candidate) ([]guess, float64) {
	habits := append([]faulty.Habit{0}, faulty.Habits...)
	return variants(c, alone, habits, oneColor, func(d, wanted int64) bool { return wanted <= d+d/5+2 })
}

// variants guesses faults with each of some habits and for some colors: those that go the same way as the claim, and fit it.
func variants(c *Claim, alone []candidate, habits []faulty.Habit, colors []faulty.Sides, fits func(d, wanted int64) bool) (guesses []guess, likely float64) {
	wanted := c.Difference()
	for _, habit := range habits {
		for _, of := range colors {
			for _, x := range alone {
				f, d := x.Faults[0], x.off(c)
				matters, shows := habit.Concerns(f)
				like := d != 0 && (wanted == 0 || (d > 0) == (wanted > 0) && fits(abs(d), abs(wanted)))
				if (like && (matters || habit == 0) || shows) && (of == faulty.Both || !f.Counts()) {
					guesses = append(guesses, guess{Cause{Faults: x.Faults, Of: of, Habit: habit}, min(1, float64(abs(wanted-d))/float64(abs(d)+1))})
				}
			}
		}
	}
	return guesses, min(1, 3*chance(c, differences(c, alone)))
}

// inPairs guesses two faults whose differences add up to about that of the claim: one of the rules and one of counting, or,
// if there is more than a total to compare, any two.
func inPairs(claims []*Claim, c *Claim, alone []candidate) (guesses []guess, likely float64) {
	mixed := len(claims) == 1 && len(claims[0].Moves) == 0
	var sums []int64
	off, right := differences(c, alone), float64(c.Right)
	if c.Total == nil && len(c.RightMoves) > 0 {
		right = float64(c.sum(c.RightMoves))
	}
	for i, dx := range off {
		for j, dy := range off[:i] {
			f, g := alone[j].Faults[0], alone[i].Faults[0]
			if dx == 0 || dy == 0 || mixed && f.Counts() == g.Counts() || faulty.Catalog[f].Weight+faulty.Catalog[g].Weight < 4 {
				continue
			}
			sums = append(sums, dx+dy)
			// Where both faults show in one line, the two together give more or less than their sum.
			smaller, larger := float64(min(abs(dx), abs(dy))), float64(max(abs(dx), abs(dy)))
			tolerance := 4*smaller*larger/max(right, 1) + smaller/4 + 2
			if off := float64(abs(dx+dy-c.Difference())) / tolerance; off <= 1 {
				guesses = append(guesses, guess{Cause{Faults: []faulty.Fault{f, g}, Of: faulty.Both}, off})
			}
		}
	}
	return guesses, chance(c, sums)
}

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
