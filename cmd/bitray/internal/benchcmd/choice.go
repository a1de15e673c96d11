package benchcmd

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/perftbench"
)

// choice says which cells are measured. What is empty is up to the size of the run.
type choice struct {
	techniques, pieces, workloads, modes []string
}

// The workloads by name.
const gameWorkload = "game"

var workloadNames = []string{gameWorkload, "sparse", "random8", "random16", "random32"}

func modeNames() []string {
	var names []string
	for _, modes := range [][]attackbench.Mode{
		attackbench.Modes(), attackbench.BatchModes(), attackbench.SetModes(), {perftbench.Perft},
	} {
		for _, m := range modes {
			names = append(names, string(m))
		}
	}
	return names
}

func (c *choice) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringSliceVar(&c.techniques, "technique", nil, "techniques, separated by commas (default: all, and the kernels)")
	flags.StringSliceVar(&c.pieces, "piece", nil, "rook, bishop, queen")
	flags.StringSliceVar(&c.workloads, "workload", nil, strings.Join(workloadNames, ", "))
	flags.StringSliceVar(&c.modes, "mode", nil, "see above")
	cli.CompleteFlag(cmd, "technique", attackbench.Names()...)
	cli.CompleteFlag(cmd, "piece", "rook", "bishop", "queen")
	cli.CompleteFlag(cmd, "workload", workloadNames...)
	cli.CompleteFlag(cmd, "mode", modeNames()...)
}

// subjects returns what is measured, once the configuration is complete.
func (c *config) subjects() ([]attackbench.Subject, error) {
	var subjects []attackbench.Subject
	add := func(more []attackbench.Subject, err error) error {
		subjects = append(subjects, more...)
		return err
	}
	single, batch := chosenModes(c.modes, attackbench.Modes()), chosenModes(c.modes, attackbench.BatchModes())
	for _, name := range c.workloads {
		for _, piece := range attackbench.Pieces() {
			if !slices.Contains(c.pieces, piece.String()) {
				continue
			}
			w := c.workload(name, piece)
			if err := add(attackbench.Subjects(c.techniques, []attackbench.Piece{piece}, w, single)); err != nil {
				return nil, err
			}
			if !c.batchesOf(name, piece) {
				continue
			}
			if err := add(attackbench.BatchSubjects(c.techniques, []attackbench.Piece{piece}, w, batch)); err != nil {
				return nil, err
			}
		}
	}
	if len(c.techniques) == 0 {
		subjects = append(subjects, attackbench.SetSubjects(c.seed, chosenModes(c.modes, attackbench.SetModes()))...)
	}
	if slices.Contains(c.modes, string(perftbench.Perft)) {
		if err := add(perftbench.Subjects(c.perftNames())); err != nil {
			return nil, err
		}
	}
	if len(subjects) == 0 {
		return nil, fmt.Errorf("nothing to measure: no technique of %q is measured in a mode of %q", c.techniques, c.modes)
	}
	return subjects, nil
}

// complete fills in what the command line leaves open, and refuses values that make no sense.
func (c *config) complete() error {
	pieces, workloads, modes, rounds := []string{"rook", "bishop", "queen"}, []string{gameWorkload, "sparse", "random16"}, modeNames(), 25
	switch {
	case c.full:
		workloads = workloadNames
	case c.quick:
		pieces, workloads, rounds = []string{"queen"}, []string{gameWorkload}, 15
		modes = []string{"throughput", "latency-square", "latency-occupancy", "cold", "batch-pairs", "batch-board", "set-union", "set-union-each"}
	}
	if c.rounds == 0 {
		c.rounds = rounds
	}
	c.techniques, c.workloads = distinct(c.techniques), distinct(c.workloads)
	for _, choice := range []struct {
		flag             string
		chosen           *[]string
		usual, available []string
	}{
		{"piece", &c.pieces, pieces, []string{"rook", "bishop", "queen"}},
		{"workload", &c.workloads, workloads, workloadNames},
		{"mode", &c.modes, modes, modeNames()},
	} {
		if len(*choice.chosen) == 0 {
			*choice.chosen = choice.usual
		}
		for _, name := range *choice.chosen {
			if !slices.Contains(choice.available, name) {
				return cli.BadFlag(choice.flag, name, "one of "+strings.Join(choice.available, ", "))
			}
		}
	}
	switch {
	case !slices.Contains(modeNames(), c.sort):
		return cli.BadFlag("sort", c.sort, "one of "+strings.Join(modeNames(), ", "))
	case c.rounds < 1:
		return cli.BadFlag("rounds", c.rounds, "1 or more")
	case c.sample <= 0 || c.sample > maxSample:
		return cli.BadFlag("sample", c.sample, "a positive duration, such as 200us, and no more than "+maxSample.String())
	}
	return nil
}

// maxSample bounds the length of a sample, at the end of which an interruption is noticed.
const maxSample = time.Second

// distinct returns names without those that come again.
func distinct(names []string) (first []string) {
	for _, name := range names {
		if !slices.Contains(first, name) {
			first = append(first, name)
		}
	}
	return first
}

func chosenModes(names []string, of []attackbench.Mode) (chosen []attackbench.Mode) {
	for _, m := range of {
		if slices.Contains(names, string(m)) {
			chosen = append(chosen, m)
		}
	}
	return chosen
}

func (c *config) workload(name string, piece attackbench.Piece) attackbench.Workload {
	if name == gameWorkload {
		return perftbench.Game(piece)
	}
	all := attackbench.RandomWorkloads(c.seed)
	return all[slices.IndexFunc(all, func(w attackbench.Workload) bool { return w.Name == name })]
}

// batchesOf says whether batches are measured: of everything that was asked for by name or with
// --full, else of queens on one workload.
func (c *config) batchesOf(workload string, piece attackbench.Piece) bool {
	return c.full || len(c.pieces) == 1 || piece == attackbench.Queen && workload == "random16"
}

// perftNames returns the techniques that drive the move generator: all if nothing was chosen.
// The row of the interface is not one of them, since each of them is called through it.
func (c *config) perftNames() []string {
	return slices.DeleteFunc(slices.Clone(c.techniques), func(name string) bool { return name == attackbench.Interface })
}
