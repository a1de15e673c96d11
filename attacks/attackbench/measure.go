package attackbench

import (
	"context"
	"os"
	"strings"
	"time"
)

// Measure runs the subjects as [Run] does and returns the figures with all that a table, a page of
// package benchreport, and [Compare] want beside them. What the catalog knows of a technique is in
// the rows; how long tables take to build is not measured here.
//
// If ctx ends after at least one full round, the result is returned together with the error of
// ctx, and is marked as partial. With any other error the result is nil.
func Measure(ctx context.Context, subjects []Subject, c Config) (*Result, error) {
	measurements, noise, err := Run(ctx, subjects, c)
	if len(measurements) == 0 {
		return nil, err
	}
	result := &Result{
		Schema: Schema, Time: time.Now().UTC().Truncate(time.Second), Machine: ThisMachine(),
		Command: strings.Join(os.Args, " "), Seed: c.Seed, Processes: 1, Rounds: len(measurements[0].Nanoseconds),
		Partial: err != nil, Noise: noise,
	}
	named := map[string]bool{}
	for i, m := range measurements {
		result.Figures = append(result.Figures, NewFigure(m.Cell, [][]float64{m.Nanoseconds}))
		if named[m.Technique] {
			continue
		}
		named[m.Technique] = true
		row := Row{Name: m.Technique, Kind: KindOwn}
		if known := subjects[i].Row; known != nil {
			row = *known
		}
		result.Rows = append(result.Rows, row)
	}
	return result, err
}
