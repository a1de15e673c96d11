package benchcmd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/attackbench/report"
)

const (
	// maxWorkload is the size of the largest file of positions or questions.
	maxWorkload = 64 << 20
	// maxResult is the size of the largest result that is read.
	maxResult = 256 << 20
)

// openFiles reads the workloads that are not known by name. They are called by their files' names
// from then on.
func (c *config) openFiles(ctx context.Context, p *cli.Program) error {
	c.opened = map[string]*attackbench.File{}
	for _, path := range c.workloads {
		if slices.Contains(workloadNames, path) || c.opened[path] != nil {
			continue
		}
		text, err := cli.ReadText(ctx, p, path, maxWorkload)
		if errors.Is(err, fs.ErrNotExist) {
			return cli.BadFlag("workload", path, "one of "+strings.Join(workloadNames, ", ")+", or a file")
		}
		var file *attackbench.File
		if err == nil {
			file, err = attackbench.ReadFile(text, path)
		}
		if err != nil {
			return fmt.Errorf("--workload %w", err)
		}
		for other, known := range c.opened {
			if known.Name == file.Name {
				return fmt.Errorf("--workload %s,%s: expected files with different names", other, path)
			}
		}
		c.opened[path] = file
	}
	return nil
}

// checkFiles looks whether the files can be written, before anything is measured, and whether they are
// different ones.
func (c *config) checkFiles() error {
	if c.report != "" && c.report == c.svg {
		return fmt.Errorf("--report and --svg: expected different files, found %s twice", cli.Quoted(c.svg))
	}
	for flag, path := range map[string]string{"report": c.report, "svg": c.svg} {
		if path == cli.StandardOutput && c.json {
			return fmt.Errorf("--%s -: expected no --json with it, which writes to standard output too", flag)
		}
		if err := cli.CanWrite(path); err != nil {
			return fmt.Errorf("--%s: %w", flag, err)
		}
	}
	return nil
}

// compareResults prints what changed from the result in one file to that in another; unchanged figures too if
// all is set.
func compareResults(ctx context.Context, p *cli.Program, files []string, all bool) error {
	var results []*report.Result
	for _, name := range files {
		text, err := cli.ReadText(ctx, p, name, maxResult)
		if err != nil {
			return err
		}
		result, err := report.Read(bytes.NewReader(text))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		results = append(results, result)
	}
	var text strings.Builder
	if err := report.WriteChanges(&text, results[0], results[1], all); err != nil {
		return fmt.Errorf("%s and %s: %w", files[0], files[1], err)
	}
	p.Out.Printf("%s", cli.FitForTerminal(text.String()))
	return nil
}
