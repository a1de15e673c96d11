package main

import (
	"fmt"
	"os"
	"text/tabwriter"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/cmd/bitray/benchreport"
)

// compareBenchmarks prints what changed from one result to another; unchanged figures too if
// all is set.
func compareBenchmarks(out *output, oldFile, newFile string, all bool) error {
	before, err := readBenchmark(oldFile)
	if err != nil {
		return err
	}
	after, err := readBenchmark(newFile)
	if err != nil {
		return err
	}
	for _, r := range []struct {
		name   string
		result *attackbench.Result
	}{{"old", before}, {"new", after}} {
		out.printf("%s: ", r.name)
		printMachine(out, r.result)
	}
	changes, unmatched := attackbench.Compare(before, after)
	significant := 0
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "old\tnew\tchange\tfigure, ns an answer\t")
	for _, c := range changes {
		change := "~"
		if c.Significant {
			significant++
			change = fmt.Sprintf("%+.1f%%", 100*(c.Ratio-1))
		} else if !all {
			continue
		}
		fmt.Fprintf(table, "%s ±%.0f%%\t%s ±%.0f%%\t%s\t%v\t\n", benchreport.Nanoseconds(c.Old.Median), 100*c.Old.Uncertainty(),
			benchreport.Nanoseconds(c.New.Median), 100*c.New.Uncertainty(), change, c.Cell)
	}
	out.printf("\n")
	if significant > 0 || all {
		if err := table.Flush(); err != nil {
			return err
		}
	}
	out.printf("%d of %d figures changed significantly", significant, len(changes))
	if unmatched > 0 {
		out.printf("; %d are in one result only", unmatched)
	}
	out.printf(".\n")
	return nil
}

func readBenchmark(name string) (*attackbench.Result, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	result, err := attackbench.Read(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return result, nil
}
