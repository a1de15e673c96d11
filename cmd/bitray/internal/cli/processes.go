package cli

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"time"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/footprint"
	"github.com/bitray/bitray/internal/process"
)

// buildTimes measures the start of this program. A technique without tables has nothing to build, though its
// package may choose a kernel. A page in a browser starts no processes, and gets no times.
func buildTimes(ctx context.Context) (map[string]time.Duration, error) {
	if runtime.GOOS == "js" {
		return nil, nil
	}
	const runs = 5
	start := func(ctx context.Context) *exec.Cmd {
		cmd := exec.CommandContext(ctx, os.Args[0], "--help")
		process.Separate(cmd) // Ctrl-C ends ctx, and not these processes before
		return cmd
	}
	times, err := footprint.BuildTimes(ctx, start, runs)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	for _, t := range catalog.All() {
		if t.TableBytes == 0 {
			delete(times, t.Name)
		}
	}
	return times, err
}
