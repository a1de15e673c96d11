// Package falsealarms measures how often the benchmark calls equal subjects different, which should
// happen in less than one of a hundred comparisons.
//
// Each run measures every technique twice, as two subjects that are the same, in several processes
// as "bitray bench" does. Then two kinds of equal figures are compared: the two of a technique
// in one run, and those of a technique in one run and the next.
//
//	bitray-lab false-alarms -runs 20
//
// Run it after each change of the statistics or the sampling of the benchmark.
package falsealarms

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/attackbench"
	"github.com/bitray/bitray/internal/perftbench"
)

// Name is what the command is called by: the program starts itself with it.
const Name = "false-alarms"

// Command defines the flags, and returns what they ask for.
func Command(flags *flag.FlagSet) func(ctx context.Context, out io.Writer, _ []string) error {
	runs := flags.Int("runs", 20, "number of runs; 2 or more")
	processes := flags.Int("processes", 6, "processes of each run; 2 or more")
	rounds := flags.Int("rounds", 5, "rounds of each process")
	inner := flags.Uint64("inner", 0, "measure in this process, in the order of this seed, and write the result")
	return func(ctx context.Context, out io.Writer, _ []string) error {
		switch {
		case *inner > 0:
			return measure(ctx, out, attackbench.Config{Rounds: *rounds, Seed: *inner})
		case *runs < 2 || *processes < 2 || *rounds < 1:
			return errors.New("expected 2 or more runs and processes, and 1 or more rounds")
		}
		var results []*attackbench.Result
		for run := range *runs {
			var parts []*attackbench.Result
			for p := range *processes {
				part, err := start(ctx, *rounds, run**processes+p+1)
				if err != nil {
					return err
				}
				parts = append(parts, part)
			}
			result, err := attackbench.Join(parts)
			if err != nil {
				return err
			}
			results = append(results, result)
			log.Printf("%d of %d runs", run+1, *runs)
		}
		twins, successive := count(results)
		_, err := fmt.Fprintf(out, "%d runs of %d processes of %d rounds\ntwins in one run:     %v\none run and the next: %v\n",
			*runs, *processes, *rounds, twins, successive)
		return err
	}
}

// start runs this program in a new process that measures.
func start(ctx context.Context, rounds, seed int) (*attackbench.Result, error) {
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
func measure(ctx context.Context, out io.Writer, config attackbench.Config) error {
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
	result, err := attackbench.Measure(ctx, subjects, config)
	if err != nil {
		return err
	}
	return result.WriteJSON(out)
}
