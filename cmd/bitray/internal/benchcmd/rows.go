package benchcmd

import (
	"context"
	"slices"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/footprint"
)

// addBuildTimes measures how long the packages of the techniques take to build their tables at
// start-up. Where that fails, the times stay unknown.
func addBuildTimes(ctx context.Context, rows []attackbench.Row) {
	times, err := footprint.BuildTimes(ctx, cli.StartOnly, cli.StartRuns)
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
