package report

import (
	"slices"

	"github.com/bitray/bitray/cmd/internal/attackbench"
)

// Join puts results together, of which there is one at least, that processes of one program have measured one after
// another: the figures get the samples of all of them, a slice for each process, and are summarized again, so that their
// intervals and ranks take the bias of a process into account. A figure that some of the results lack is
// left out. The rest is that of the first result; the joined one is partial if one of them is.
func Join(results []*Result) *Result {
	joined := *results[0]
	joined.Processes, joined.Partial, joined.Figures = 0, false, nil
	var noises []Noise
	for _, r := range results {
		joined.Processes += r.Processes
		joined.Rounds = max(joined.Rounds, r.Rounds)
		joined.Partial = joined.Partial || r.Partial
		noises = append(noises, r.Noise)
	}
	for _, first := range results[0].Figures {
		if samples := samplesOf(results, first.Cell); samples != nil {
			joined.Figures = append(joined.Figures, NewFigure(first.Cell, samples))
		}
	}
	joined.Noise = joinNoise(noises)
	return &joined
}

// samplesOf returns the samples of a cell in all results, and nil if one of them has none.
func samplesOf(results []*Result, c attackbench.Cell) (samples [][]float64) {
	for _, r := range results {
		i := slices.IndexFunc(r.Figures, func(f Figure) bool { return f.Cell == c })
		if i < 0 {
			return nil
		}
		samples = append(samples, r.Figures[i].Samples...)
	}
	return samples
}
