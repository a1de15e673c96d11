package benchcmd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/attackbench/report"
	"github.com/bitray/bitray/cmd/internal/process"
)

// A new process gets new memory. The linker decides the addresses of variables for all processes; what varies
// is where the system puts their pages, the heap and the stacks, and so what collides in the
// caches.

// measureInProcesses runs a program once for each process and joins what they measured. If the
// context ends, what was measured until then is returned together with its error.
func (c *config) measureInProcesses(ctx context.Context, p *cli.Program) (*report.Result, error) {
	start := time.Now()
	defer p.Progress.Clear()
	var results []*report.Result
	for i := 0; i < c.processes && ctx.Err() == nil; i++ {
		left := ""
		if i > 0 {
			left = fmt.Sprintf(", %s left", cli.Remaining(time.Since(start), float64(i), float64(c.processes)))
		}
		p.Progress.Show("process %d of %d%s", i+1, c.processes, left)
		inner, err := c.innerProcess(ctx)
		if err != nil {
			return nil, fmt.Errorf("--processes %d: %w", c.processes, err)
		}
		result, err := resultOf(inner, p.Err)
		switch {
		case err == nil:
			results = append(results, result)
		case ctx.Err() == nil:
			return nil, err
		}
	}
	if len(results) == 0 {
		return nil, ctx.Err()
	}
	joined := report.Join(results)
	joined.Partial = ctx.Err() != nil
	return joined, ctx.Err()
}

// patience is how long an interrupted process may take to write what it has.
const patience = 5 * time.Second

// innerProcess returns the command that measures in one process what this one was asked for. It prints its
// result as JSON, whatever flags say how this one prints. Ctrl-C at the terminal does not reach it; it is
// interrupted when ctx ends, and ended if it has not written what it has soon after.
func (c *config) innerProcess(ctx context.Context) (*exec.Cmd, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	arguments := append([]string{"bench", "--progress=false", "--processes=1", "--json", fmt.Sprintf("--rounds=%d", c.rounds)}, c.given...)
	cmd := exec.CommandContext(ctx, program, arguments...)
	cmd.Args[0] = os.Args[0]
	process.Separate(cmd)
	cmd.Cancel = func() error { return process.Interrupt(cmd.Process) }
	cmd.WaitDelay = patience
	return cmd, nil
}

// resultOf runs a process that measures. One that was interrupted has a result too if it finished a
// round. If it found a wrong answer, what it says about that goes to complaints.
func resultOf(inner *exec.Cmd, complaints io.Writer) (*report.Result, error) {
	var output, complaint bytes.Buffer
	inner.Stdout, inner.Stderr = &output, &complaint
	err := inner.Run()
	if output.Len() > 0 {
		return report.Read(&output)
	}
	switch said := strings.TrimPrefix(complaint.String(), "bitray: "); {
	case inner.ProcessState != nil && inner.ProcessState.ExitCode() == cli.ExitDiffer:
		io.Copy(complaints, &complaint)
		return nil, cli.ErrDiffer
	case said != "":
		return nil, errors.New(strings.TrimSpace(said))
	case err == nil:
		return nil, fmt.Errorf("%s: expected a result, found nothing", inner)
	}
	return nil, err
}
