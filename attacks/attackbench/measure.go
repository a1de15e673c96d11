package attackbench

import (
	"context"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/attacks/catalog"
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
		if own := subjects[i].Row; own != nil {
			result.Rows = append(result.Rows, *own)
		} else {
			result.Rows = append(result.Rows, newRow(m.Technique))
		}
	}
	return result, err
}

// titles are those of rows that are no techniques of the catalog.
var titles = map[string]string{
	Interface:            "The default technique through the interface",
	"hyperbola-avx512":   "Hyperbola quintessence in batches by AVX-512",
	"hyperbola-avx2gfni": "Hyperbola quintessence in batches by AVX2 and GFNI",
	"hyperbola-avx2":     "Hyperbola quintessence in batches by AVX2",
	"hyperbola-neon":     "Hyperbola quintessence in batches by NEON",
	"hyperbola-generic":  "Hyperbola quintessence in batches in Go",
	"fill-avx512":        "Kogge-Stone fills in batches by AVX-512",
	"fill-avx2":          "Kogge-Stone fills in batches by AVX2",
	"fill-neon":          "Kogge-Stone fills in batches by NEON",
	"fill-generic":       "Kogge-Stone fills in batches in Go",
}

// RowNames returns the names of all rows that the package knows, those of kernels of other machines
// included.
func RowNames() []string { return append(Names(), slices.Sorted(maps.Keys(titles))...) }

// newRow returns what is known of a row beside its figures. Rows that are no techniques have a
// title at most.
func newRow(name string) Row {
	t, err := catalog.Lookup(name)
	if err == nil {
		return Row{Name: name, Title: t.Title, TableBytes: t.TableBytes, Inlines: t.Inlines, CPU: t.CPU, Uses: t.Uses()}
	}
	if own, ok := strings.CutPrefix(name, Interface+":"); ok {
		return Row{Name: name, Title: own + " through the interface"}
	}
	return Row{Name: name, Title: titles[name]}
}

// ThroughInterface reports whether the calls of a row go through [attacks.Sliders]: the [Interface]
// row, and those of [OwnSubjects]. Nothing is known of the tables behind them.
func ThroughInterface(row string) bool {
	return row == Interface || strings.HasPrefix(row, Interface+":")
}
