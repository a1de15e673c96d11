package benchcmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/perftbench"
)

// maxWorkload is the size of the largest file of positions or questions.
const maxWorkload = 64 << 20

// openFiles reads the workloads that are not known by name. They are called by their files' names
// from then on.
func (c *config) openFiles(ctx context.Context, p *cli.Program) error {
	c.opened, c.workloads = map[string]*perftbench.File{}, distinct(c.workloads)
	for _, path := range c.workloads {
		if slices.Contains(workloadNames, path) {
			continue
		}
		text, err := cli.ReadText(ctx, p, path, maxWorkload)
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

// written are the files that a result can be written to, by the names of their flags.
var written = []struct {
	flag  string
	write func(*attackbench.Result, io.Writer) error
}{
	{"report", (*attackbench.Result).WriteHTML},
	{"svg", (*attackbench.Result).WriteSVG},
}

// checkFiles looks whether the files can be written, before anything is measured, and whether they are different ones.
func (c *config) checkFiles() error {
	flags := map[string]string{} // by path
	for _, w := range written {
		path := *c.files[w.flag]
		if other, taken := flags[path]; taken && path != "" {
			return fmt.Errorf("--%s and --%s: expected different files, found %s twice", other, w.flag, cli.Quoted(path))
		}
		flags[path] = w.flag
		if err := cli.CanWrite(path); err != nil {
			return fmt.Errorf("--%s: %w", w.flag, err)
		}
	}
	return nil
}

// writeFiles writes all files that are wanted and can be written.
func (c *config) writeFiles(ctx context.Context, result *attackbench.Result) (err error) {
	for _, w := range written {
		path := *c.files[w.flag]
		if path == "" {
			continue
		}
		if failed := cli.WriteFile(ctx, path, func(to io.Writer) error { return w.write(result, to) }); failed != nil {
			err = errors.Join(err, fmt.Errorf("--%s: %w", w.flag, failed))
		}
	}
	return err
}

// distinct returns names without repetitions.
func distinct(names []string) (first []string) {
	for _, name := range names {
		if !slices.Contains(first, name) {
			first = append(first, name)
		}
	}
	return first
}
