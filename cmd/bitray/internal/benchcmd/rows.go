package benchcmd

import (
	"context"
	"slices"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/footprint"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
)

// rowOf returns what is known about a row besides its figures. Rows that are not techniques only
// have a title.
func rowOf(name string) attackbench.Row {
	t, err := catalog.Lookup(name)
	if err == nil {
		return attackbench.Row{Name: name, Title: t.Title, TableBytes: t.TableBytes, Inlines: t.Inlines, CPU: t.CPU}
	}
	return attackbench.Row{Name: name, Title: map[string]string{
		attackbench.Interface: "The default technique through the interface",
		"hyperbola-avx512":    "Hyperbola quintessence in batches by AVX-512",
		"hyperbola-avx2":      "Hyperbola quintessence in batches by AVX2",
		"hyperbola-generic":   "Hyperbola quintessence in batches in Go",
		"fill-avx512":         "Kogge-Stone fills in batches by AVX-512",
		"fill-avx2":           "Kogge-Stone fills in batches by AVX2",
		"fill-generic":        "Kogge-Stone fills in batches in Go",
		"static":              "The default technique, called statically by the move generator",
		"fastest":             "The fastest way to count leaves",
	}[name]}
}

// addBuildTimes measures how long the packages of the techniques take to build their tables at
// start-up. Where that fails, the times stay unknown.
func addBuildTimes(ctx context.Context, rows []attackbench.Row) {
	times, err := footprint.BuildTimes(ctx, env.StartOnly, env.StartRuns)
	if err != nil {
		return
	}
	for _, t := range catalog.All() {
		i := slices.IndexFunc(rows, func(r attackbench.Row) bool { return r.Name == t.Name })
		if i >= 0 {
			nanoseconds := float64(times[t.Package]) // absent: nothing to build
			rows[i].BuildNanoseconds = &nanoseconds
		}
	}
}
