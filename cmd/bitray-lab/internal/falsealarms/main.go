// Package falsealarms measures how often the benchmark calls equal subjects different, which should
// happen in less than one of a hundred comparisons ([attackbench.Alpha]).
//
// Each run measures every technique twice, as two subjects that are the same, in several processes
// as "bitray bench" does. Then three kinds of equal figures are compared: the two of a technique
// in one run; those of a technique in one run and the next; and the same for one more process of each
// run, with five times the rounds, which is what a benchmark of a single process would say.
//
//	bitray-lab false-alarms -runs 20
package falsealarms

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/perftbench"
)

// flags are the command line.
type flags struct {
	runs, processes, rounds int
	inner                   uint64
}

// Name is what the command is called by: the program starts itself with it.
const Name = "false-alarms"

// Run does what the command line asks for.
func Run(ctx context.Context, arguments []string) error {
	var f flags
	set := flag.NewFlagSet(Name, flag.ContinueOnError)
	set.IntVar(&f.runs, "runs", 20, "number of runs; 2 or more")
	set.IntVar(&f.processes, "processes", 6, "processes of each run; 2 or more")
	set.IntVar(&f.rounds, "rounds", 5, "rounds of each process; in a process alone five times as many")
	set.Uint64Var(&f.inner, "inner", 0, "measure in this process, in the order of this seed, and write the result")
	if err := set.Parse(arguments); err != nil {
		return err
	}
	if set.NArg() > 0 {
		return fmt.Errorf("arguments %q: expected none", set.Args())
	}
	return f.run(ctx)
}

func (f *flags) run(ctx context.Context) error {
	if f.inner > 0 {
		return f.measure(ctx)
	}
	if f.runs < 2 || f.processes < 2 || f.rounds < 1 {
		return fmt.Errorf("expected 2 or more runs and processes, and 1 or more rounds")
	}
	joined, single, err := f.measureRuns(ctx)
	if err != nil {
		return err
	}
	fmt.Printf("%d runs of %d processes of %d rounds\n", f.runs, f.processes, f.rounds)
	fmt.Printf("twins in one run:            %v\n", twins(joined))
	fmt.Printf("one run and the next:        %v\n", successive(joined))
	fmt.Printf("the same, a process each:    %v (%d rounds)\n", successive(single), 5*f.rounds)
	return nil
}

// measureRuns returns a joined result of each run, and one of a single process.
func (f *flags) measureRuns(ctx context.Context) (joined, single []*attackbench.Result, err error) {
	for run := range f.runs {
		var parts []*attackbench.Result
		for p := range f.processes {
			part, err := inner(ctx, f.rounds, run*f.processes+p+1)
			if err != nil {
				return nil, nil, err
			}
			parts = append(parts, part)
		}
		whole, err := attackbench.Join(parts)
		if err != nil {
			return nil, nil, err
		}
		alone, err := inner(ctx, 5*f.rounds, run+1)
		if err != nil {
			return nil, nil, err
		}
		joined, single = append(joined, whole), append(single, alone)
		fmt.Fprintf(os.Stderr, "%d of %d runs\n", run+1, f.runs)
	}
	return joined, single, nil
}

// inner runs this program in a process of its own that measures.
func inner(ctx context.Context, rounds, seed int) (*attackbench.Result, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, program, Name, fmt.Sprintf("-rounds=%d", rounds), fmt.Sprintf("-inner=%d", seed))
	cmd.Stderr = os.Stderr
	output, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	return attackbench.Read(bytes.NewReader(output))
}

// measure measures two subjects of every technique and writes the result.
func (f *flags) measure(ctx context.Context) error {
	var subjects []attackbench.Subject
	modes := []attackbench.Mode{attackbench.Throughput, attackbench.LatencyOccupancy}
	for _, piece := range attackbench.Pieces() {
		w := perftbench.Game(piece)
		for _, t := range catalog.All() {
			for _, twin := range []string{"", twin} {
				own, err := attackbench.OwnSubjects(t.Name+twin, t, []attackbench.Piece{piece}, w, modes)
				if err != nil {
					return err
				}
				subjects = append(subjects, own...)
			}
		}
	}
	result, err := attackbench.Measure(ctx, subjects, attackbench.Config{Rounds: f.rounds, Seed: f.inner})
	if err != nil {
		return err
	}
	return result.Write(os.Stdout)
}
