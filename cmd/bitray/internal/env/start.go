package env

import (
	"context"
	"os"
	"os/exec"
)

// StartRuns is how often the program is started to be measured.
const StartRuns = 5

// StartOnly runs this program for nothing but its start.
func StartOnly(ctx context.Context) *exec.Cmd {
	return exec.CommandContext(ctx, os.Args[0], "--help")
}
