// Package report makes figures of the samples of package attackbench: medians with their confidence intervals, ranks, and
// what changed from one result to another. It writes them as tables, as a page, as a picture and as JSON.
//
// Of several processes, which [Join] puts together, every one counts once, by its median, in figures, intervals and ranks.
package report

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/bitray/bitray/cmd/internal/attackbench"
)

// schema names the form of a [Result] in JSON.
const schema = "bitray-bench/2"

// Result is all that a run of the benchmark found out. It is written and read as JSON.
type Result struct {
	Schema  string              `json:"schema"`
	Time    time.Time           `json:"time"`
	Command string              `json:"command"` // repeats the run
	Machine attackbench.Machine `json:"machine"`
	Seed    uint64              `json:"seed"`
	// Processes is how many processes have measured, one after another.
	Processes int `json:"processes"`
	// Rounds is how many rounds each process has finished; the last one fewer if Partial.
	Rounds  int               `json:"rounds"`
	Partial bool              `json:"partial,omitempty"` // the run was interrupted
	Noise   Noise             `json:"noise"`
	Rows    []attackbench.Row `json:"techniques"`
	Figures []Figure          `json:"figures"`
}

// Of returns the result of one process.
func Of(run *attackbench.Run) *Result {
	r := &Result{
		Schema: schema, Time: run.Time, Machine: run.Machine, Processes: 1, Rounds: run.Rounds, Partial: run.Partial, Noise: newNoise(run.Ticks),
	}
	for _, s := range run.Samples {
		r.Figures = append(r.Figures, NewFigure(s.Cell, [][]float64{s.Nanoseconds}))
		if r.row(s.Technique).Name == "" {
			r.Rows = append(r.Rows, *s.Row)
		}
	}
	return r
}

// WriteJSON writes r as JSON.
func (r *Result) WriteJSON(w io.Writer) error {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(r)
}

// Read reads what [Result.WriteJSON] has written. Another schema, figures that are there twice,
// samples that no run takes, and anything after the result are errors. Figures are recomputed from their samples.
func Read(r io.Reader) (*Result, error) {
	var result Result
	decoder := json.NewDecoder(r)
	if err := decoder.Decode(&result); err != nil {
		return nil, fmt.Errorf("not a result of bitray bench --json: %w", err)
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("expected one result, found more after it")
	}
	if result.Schema != schema {
		return nil, fmt.Errorf("schema %q: expected %q", result.Schema, schema)
	}
	seen := map[attackbench.Cell]bool{}
	for i, f := range result.Figures {
		err := result.check(f.Samples)
		if seen[f.Cell] {
			err = errors.New("there twice")
		}
		if err != nil {
			return nil, fmt.Errorf("figure %v: %w", f.Cell, err)
		}
		seen[f.Cell] = true
		result.Figures[i] = NewFigure(f.Cell, f.Samples)
	}
	return &result, nil
}

// check returns an error unless r can have such samples.
func (r *Result) check(samples [][]float64) error {
	if len(samples) != r.Processes {
		return fmt.Errorf("expected samples of %d processes, found %d", r.Processes, len(samples))
	}
	for _, process := range samples {
		if n := len(process); n == 0 || n > r.Rounds {
			return fmt.Errorf("expected 1 to %d samples of a process, found %d", r.Rounds, n)
		}
		if least := slices.Min(process); least < 0 {
			return fmt.Errorf("expected nanoseconds, found %v", least)
		}
	}
	return nil
}

// row returns what is known of a technique: nothing if it was not measured.
func (r *Result) row(name string) attackbench.Row {
	for _, row := range r.Rows {
		if row.Name == name {
			return row
		}
	}
	return attackbench.Row{}
}

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
