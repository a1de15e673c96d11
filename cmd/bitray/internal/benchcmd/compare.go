package benchcmd

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"text/tabwriter"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/benchreport"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/perft/board/excerpt"
)

// compareBenchmarks prints what changed from one result to another; unchanged figures too if
// all is set.
func compareBenchmarks(ctx context.Context, p *env.Program, oldFile, newFile string, all bool) error {
	before, err := readBenchmark(ctx, p, oldFile)
	if err != nil {
		return err
	}
	after, err := readBenchmark(ctx, p, newFile)
	if err != nil {
		return err
	}
	out := p.Out
	for _, r := range []struct {
		name   string
		result *attackbench.Result
	}{{"old", before}, {"new", after}} {
		out.Printf("%s: ", r.name)
		var machine strings.Builder
		if err := benchreport.WriteMachine(&machine, r.result); err != nil {
			return err
		}
		out.Printf("%s", env.FitForTerminal(machine.String()))
	}
	changes, unmatched := attackbench.Compare(before, after)
	if len(changes) == 0 {
		return fmt.Errorf("%s and %s: expected figures that are in both, found none", oldFile, newFile)
	}
	significant := 0
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "old\tnew\tchange\tfigure, ns per answer\t")
	for _, c := range changes {
		change := "~"
		if c.Significant {
			significant++
			change = fmt.Sprintf("%+.1f%%", 100*(c.Ratio-1))
		} else if !all {
			continue
		}
		fmt.Fprintf(table, "%s ±%s\t%s ±%s\t%s\t%v\t\n", benchreport.Nanoseconds(c.Old.Median), benchreport.Percent(c.Old.Uncertainty()),
			benchreport.Nanoseconds(c.New.Median), benchreport.Percent(c.New.Uncertainty()), change, excerpt.Escape(c.Cell.String()))
	}
	out.Printf("\n")
	if significant > 0 || all {
		if err := table.Flush(); err != nil {
			return err
		}
	}
	out.Printf("%d of %d figures changed significantly", significant, len(changes))
	if unmatched > 0 {
		out.Printf("; %d are in one result only", unmatched)
	}
	out.Printf(".\n")
	return nil
}

// maxResult is the size of the largest result that is read.
const maxResult = 256 << 20

func readBenchmark(ctx context.Context, p *env.Program, name string) (*attackbench.Result, error) {
	text, err := env.ReadText(ctx, p, name, maxResult)
	if err != nil {
		return nil, err
	}
	result, err := attackbench.Read(bytes.NewReader(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return result, nil
}
