package report

import (
	"cmp"
	"fmt"
	"slices"

	"golang.org/x/perf/benchmath"

	"github.com/bitray/bitray/cmd/internal/attackbench"
)

// The statistics are those of golang.org/x/perf/benchmath, and of benchstat with it: medians,
// their confidence intervals by order statistics, and the Mann-Whitney U test, none of which
// assumes that times are distributed normally. They are not.
const (
	// Confidence is the level of the confidence intervals.
	Confidence = 0.95
	// alpha is the level of the test: two samples differ if chance alone would set them
	// as far apart in less than one of a hundred cases.
	alpha = 0.01
	// minDifference is the ratio of medians, minus one, below which two figures are called
	// equal whatever the test says: where the system happens to place tables in memory moves
	// figures by as much from one run to the next.
	minDifference = 0.03
	// MinRounds is the number of observations below which no two figures can differ significantly:
	// of the 252 ways to deal ten observations to two figures, 2 separate them altogether.
	// Observations are processes if there are several, otherwise rounds.
	MinRounds = 5
)

// Figure is what was measured of a [attackbench.Cell], in nanoseconds per look-up.
type Figure struct {
	attackbench.Cell
	Median float64 `json:"median"` // of the observations
	Low    float64 `json:"low"`    // of the confidence interval
	High   float64 `json:"high"`   // of the confidence interval
	// Samples holds a slice for each process, in the order of the rounds.
	Samples [][]float64 `json:"samples"`
}

// NewFigure summarizes the samples of a cell, in nanoseconds per look-up: a slice for each process, none of
// them empty. It keeps samples.
func NewFigure(c attackbench.Cell, samples [][]float64) Figure {
	f := Figure{Cell: c, Samples: samples}
	seen := f.Observations()
	s := benchmath.AssumeNothing.Summary(sampleOf(seen), Confidence)
	f.Median = s.Center
	// With few observations the interval is unbounded; what was seen is the best there is.
	f.Low, f.High = max(s.Lo, slices.Min(seen)), min(s.Hi, slices.Max(seen))
	return f
}

// Observations returns the values that the statistics are made of, and that are independent of one
// another: the samples if there was one process, otherwise the medians of the processes. The
// samples of a process are not independent: they share the addresses of its tables, and so a bias. The
// medians vary by the noise of both levels, rounds and processes.
func (f Figure) Observations() []float64 {
	if len(f.Samples) == 1 {
		return f.Samples[0]
	}
	medians := make([]float64, len(f.Samples))
	for i, samples := range f.Samples {
		medians[i] = benchmath.AssumeNothing.Summary(sampleOf(samples), Confidence).Center
	}
	return medians
}

// Uncertainty returns how far the confidence interval reaches from the median, as a fraction of
// it.
func (f Figure) Uncertainty() float64 {
	return max(f.High-f.Median, f.Median-f.Low) / f.Median
}

func sampleOf(values []float64) *benchmath.Sample {
	return benchmath.NewSample(slices.Clone(values), &benchmath.Thresholds{CompareAlpha: alpha})
}

// Differ reports whether two figures differ: by 3 % at least, and significantly: chance alone
// would set their observations as far apart in less than one of a hundred cases.
func Differ(a, b Figure) bool {
	if low, high := min(a.Median, b.Median), max(a.Median, b.Median); high < low*(1+minDifference) {
		return false
	}
	c := benchmath.AssumeNothing.Compare(sampleOf(a.Observations()), sampleOf(b.Observations()))
	return c.P < c.Alpha
}

// Ranked is a figure with its rank among those of its group.
type Ranked struct {
	Figure
	// Rank is one more than the number of figures before those that share it, as in sports: 1, 2, 2, 4.
	Rank int
	// Tied says whether others share the rank.
	Tied bool
}

// Label writes the rank, with an equals sign if others share it, such as "1" and "2=".
func (r Ranked) Label() string {
	if r.Tied {
		return fmt.Sprintf("%d=", r.Rank)
	}
	return fmt.Sprint(r.Rank)
}

// Rank returns the figures of one group, with the same piece, workload and mode, sorted by their medians,
// lowest first. A figure shares the rank of those before it unless it is significantly higher than the lowest of them.
// That they are of one group is not checked; figures is not changed.
func Rank(figures []Figure) []Ranked {
	sorted := slices.SortedStableFunc(slices.Values(figures), func(a, b Figure) int {
		return cmp.Compare(a.Median, b.Median)
	})
	ranked := make([]Ranked, len(sorted))
	lowest := 0 // of those that share a rank
	for i, f := range sorted {
		if Differ(sorted[lowest], f) {
			lowest = i
		}
		ranked[i] = Ranked{f, lowest + 1, lowest < i}
		ranked[lowest].Tied = lowest < i
	}
	return ranked
}

// Noise says how steady the machine was while it measured: the time of one and the same chain
// of operations, taken between the samples all along; of several processes, their medians. It touches no memory, so whatever varies
// is the machine: its clock, other programs, the hypervisor. The time is processor time where
// the system tells it, as for the figures.
type Noise struct {
	// Spread is how much longer than the median the chain took in the slowest tenth of cases,
	// as a fraction.
	Spread float64 `json:"spread"`
	// Drift is the ratio of the medians of the second and the first half of the run, minus one.
	Drift float64 `json:"drift"`
	// Tick is the median time of the chain in nanoseconds, by which processes are compared.
	Tick float64 `json:"tick"`
}

// The limits beyond which a machine is called noisy.
const (
	maxSpread = 0.05
	maxDrift  = 0.03
)

// known reports whether the run was long enough to tell. If not, n is the zero value.
func (n Noise) known() bool { return n != Noise{} }

// noisy reports whether the figures should be taken with care: whether Spread is more than 0.05 or
// Drift is more than 0.03 in either direction.
func (n Noise) noisy() bool { return n.Spread > maxSpread || n.Drift > maxDrift || n.Drift < -maxDrift }

// minTicks is the number of ticks below which nothing is said.
const minTicks = 4

func newNoise(ticks []float64) Noise {
	if len(ticks) < minTicks {
		return Noise{}
	}
	half, median := len(ticks)/2, quantile(ticks, 0.5)
	return Noise{Spread: quantile(ticks, 0.9)/median - 1, Drift: quantile(ticks[half:], 0.5)/quantile(ticks[:half], 0.5) - 1, Tick: median}
}

// joinNoise returns the noise of processes that ran one after another: that of their medians, as a figure is
// the median of those of its processes. A process that was disturbed for itself counts no more than in a figure.
// Runs too short to judge are ignored.
func joinNoise(parts []Noise) Noise {
	var ticks []float64
	for _, n := range parts {
		if n.known() {
			ticks = append(ticks, n.Tick)
		}
	}
	return newNoise(ticks)
}

// quantile returns the value below which the fraction q of xs lies.
func quantile(xs []float64, q float64) float64 {
	sorted := slices.Sorted(slices.Values(xs))
	return sorted[min(len(sorted)-1, int(q*float64(len(sorted))))]
}
