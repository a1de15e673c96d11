package benchcmd

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/perft/perftbench"
)

// maxWorkload is the size of the largest file of positions or questions.
const maxWorkload = 64 << 20

// openFiles reads the workloads that are not known by name. They are called by their files' names
// from then on.
func (c *config) openFiles(ctx context.Context, p *env.Program) error {
	c.opened = map[string]*perftbench.File{}
	for _, path := range distinct(c.workloads) {
		if slices.Contains(workloadNames, path) {
			continue
		}
		text, err := env.ReadText(ctx, p, path, maxWorkload)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return cli.BadFlag("workload", path, "one of "+strings.Join(workloadNames, ", ")+", or a file")
		case err != nil:
			return fmt.Errorf("--workload %w", err)
		}
		file, err := perftbench.ReadFile(text, path)
		if err != nil {
			return fmt.Errorf("--workload %w", err)
		}
		for other, known := range c.opened {
			if known.Name() == file.Name() {
				return fmt.Errorf("--workload %s,%s: expected files with different names", other, path)
			}
		}
		c.opened[path] = file
	}
	return nil
}
