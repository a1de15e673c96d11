package report

import "slices"

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
