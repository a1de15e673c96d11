package engines

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"text/tabwriter"
	"time"
)

// ErrDiffer says that a signature differs; the table has said which.
var ErrDiffer = errors.New("a signature differs")

// Command defines the flags, and returns what they ask for. Its error is [ErrDiffer] if a search differs.
func Command(flags *flag.FlagSet) func(ctx context.Context, out io.Writer, _ []string) error {
	c := newConfig(flags)
	return func(ctx context.Context, out io.Writer, _ []string) error {
		if err := c.check(); err != nil {
			return err
		}
		dir, err := os.MkdirTemp("", "bitray-engines-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		subjects, err := c.build(ctx, dir)
		if err != nil {
			return err
		}
		if err := c.measure(ctx, subjects); err != nil {
			return err
		}
		return report(out, subjects)
	}
}

// report prints the table, and returns ErrDiffer if a signature is not that of the engine as it is.
func report(out io.Writer, subjects []*subject) (err error) {
	base := subjects[0]
	want, ok := base.signature()
	if !ok {
		return fmt.Errorf("the engine as it is gives another signature in every run, such as %q: expected a search with one thread and a fixed depth, and a pattern that matches no times", want)
	}
	var times []time.Duration
	for _, r := range base.runs {
		times = append(times, r.processor)
	}
	nodes := want[strings.LastIndexByte(want, ' ')+1:]
	fmt.Fprintf(out, "signature ends in %s; a run takes %.2f s, of which the start %.1f ms\n",
		nodes, median(times).Seconds(), 1e3*median(base.starts).Seconds())
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "technique\tsignature\tspeed\tfrom\tto\tstart ms\tsize KiB")
	for _, s := range subjects {
		verdict, figures := "equal", "\t\t"
		if got, ok := s.signature(); !ok || got != want {
			verdict, err = "DIFFERS", ErrDiffer
		} else if s != base {
			ratio, tooShort := speed(base, s)
			if tooShort != nil {
				return tooShort
			}
			figures = fmt.Sprintf("%.3f\t%.3f\t%.3f", ratio.Median, ratio.Low, ratio.High)
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%.1f\t%d\n", s.name, verdict, figures, 1e3*median(s.starts).Seconds(), s.size/1024)
	}
	return errors.Join(table.Flush(), err)
}
