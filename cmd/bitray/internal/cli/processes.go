package cli

import (
	"context"
	"os"
	"os/exec"
	"time"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/footprint"
	"github.com/bitray/bitray/internal/process"
)

// patience is how long an interrupted process may take to write what it has.
const patience = 5 * time.Second

// Inner returns a command that runs this program in a new process. Ctrl-C at the terminal does
// not reach it; it is interrupted when ctx ends, and ended if it has not written what it has soon
// after.
func Inner(ctx context.Context, arguments ...string) (*exec.Cmd, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, program, arguments...)
	cmd.Args[0] = os.Args[0]
	process.Separate(cmd)
	cmd.Cancel = func() error { return process.Interrupt(cmd.Process) }
	cmd.WaitDelay = patience
	return cmd, nil
}

// buildTimes measures the start of this program. A technique without tables has nothing to build, though its
// package may choose a kernel.
func buildTimes(ctx context.Context) (map[string]time.Duration, error) {
	const runs = 5
	start := func(ctx context.Context) *exec.Cmd { return exec.CommandContext(ctx, os.Args[0], "--help") }
	times, err := footprint.BuildTimes(ctx, start, runs)
	for _, t := range catalog.All() {
		if t.TableBytes == 0 {
			delete(times, t.Package)
		}
	}
	return times, err
}
