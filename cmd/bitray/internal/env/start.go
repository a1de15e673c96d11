package env

import (
	"context"
	"os"
	"os/exec"
)

// StartRuns is how often the program is started to be measured.
const StartRuns = 5

// StartOnly returns a command that starts this program and does nothing else.
func StartOnly(ctx context.Context) *exec.Cmd {
	return exec.CommandContext(ctx, os.Args[0], "--help")
}
