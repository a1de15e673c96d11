package benchcmd

import (
	"errors"
	"iter"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/perftbench"
)

// choice says which cells are measured. Empty fields depend on the size of the run.
type choice struct {
	techniques, pieces, workloads, modes []string
	opened                               map[string]*perftbench.File // the workloads that are files
	programs                             []string                    // command lines
	allBatches                           bool                        // see batchesOf
}

// The workloads by name.
const gameWorkload = "game"

var workloadNames = []string{gameWorkload, "sparse", "random8", "random16", "random32"}

func modeNames() (names []string) {
	for _, m := range slices.Concat(attackbench.Modes(), attackbench.BatchModes(), attackbench.SetModes(), []attackbench.Mode{attackbench.Perft}) {
		names = append(names, string(m))
	}
	return names
}

func (c *choice) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringSliceVar(&c.techniques, "technique", nil, "techniques and kernels to measure: `NAMES` or packages separated by commas, or all (default: all)")
	flags.StringSliceVar(&c.pieces, "piece", nil, "`PIECES` to ask about: rook, bishop, queen")
	flags.StringSliceVar(&c.workloads, "workload", nil, "workloads by `NAMES`, or files: "+strings.Join(workloadNames, ", "))
	flags.StringSliceVar(&c.modes, "mode", nil, "modes by `NAMES`, see above")
	flags.StringArrayVar(&c.programs, "program", nil, "measure the generator that answers as the program `CMD` as well; may be given several times")
	cli.CompleteFlag(cmd, "technique", append(attackbench.Names(), catalog.Everything)...)
	cli.CompleteFlag(cmd, "piece", "rook", "bishop", "queen")
	cli.CompleteFlag(cmd, "workload", workloadNames...)
	cli.CompleteFlag(cmd, "mode", modeNames()...)
}

// subjects returns what is measured, once the configuration is complete.
func (c *config) subjects() ([]attackbench.Subject, error) {
	subjects, err := c.cells()
	if err != nil || len(c.techniques) == 0 {
		return subjects, err
	}
	return attackbench.Choose(subjects, c.techniques...)
}

// cells returns the subjects of all techniques and kernels on what was chosen.
func (c *config) cells() (subjects []attackbench.Subject, err error) {
	add := func(more []attackbench.Subject, failed error) {
		subjects, err = append(subjects, more...), errors.Join(err, failed)
	}
	for q, failed := range c.questions() {
		if failed != nil {
			return nil, failed
		}
		add(attackbench.Subjects(nil, []attackbench.Piece{q.piece}, q.workload, q.modes))
	}
	add(attackbench.SetSubjects(c.seed, c.chosen(attackbench.SetModes())))
	if slices.Contains(c.modes, string(attackbench.Perft)) {
		add(perftbench.Subjects())
	}
	return subjects, err
}

// questions are what is asked about one piece, in single look-ups and in batches.
type questions struct {
	piece    attackbench.Piece
	workload attackbench.Workload
	modes    []attackbench.Mode
}

// questions yields what was chosen to be asked.
func (c *config) questions() iter.Seq2[questions, error] {
	return func(yield func(questions, error) bool) {
		for _, name := range c.workloads {
			for _, piece := range attackbench.Pieces() {
				if !slices.Contains(c.pieces, string(piece)) {
					continue
				}
				w, err := c.workload(name, piece)
				q := questions{piece, w, c.chosen(attackbench.Modes())}
				if c.batchesOf(name, piece) {
					q.modes = append(q.modes, c.chosen(attackbench.BatchModes())...)
				}
				if !yield(q, err) || err != nil {
					return
				}
			}
		}
	}
}

// chosen returns those of some modes that are to be measured.
func (c *config) chosen(modes []attackbench.Mode) []attackbench.Mode {
	return slices.DeleteFunc(modes, func(m attackbench.Mode) bool { return !slices.Contains(c.modes, string(m)) })
}

// complete fills in the defaults, and refuses values that make no sense.
func (c *config) complete() error {
	pieces, workloads, modes := []string{"rook", "bishop", "queen"}, []string{gameWorkload, "sparse", "random16"}, modeNames()
	rounds := 25
	switch {
	case c.full:
		workloads = workloadNames
	case c.quick:
		pieces, workloads, rounds = []string{"queen"}, []string{gameWorkload}, 15
		modes = []string{"throughput", "latency-square", "latency-occupancy", "cold", "batch-pairs", "batch-board", "set-union", "set-union-each"}
	}
	if c.processes > 1 {
		rounds /= 5
	}
	if c.rounds == 0 {
		c.rounds = rounds
	}
	c.allBatches = c.full || c.quick || len(c.pieces) > 0 || len(c.modes) > 0
	for _, choice := range []struct {
		flag             string
		chosen           *[]string
		usual, available []string
	}{
		{"piece", &c.pieces, pieces, []string{"rook", "bishop", "queen"}},
		{"workload", &c.workloads, workloads, append(slices.Collect(maps.Keys(c.opened)), workloadNames...)},
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
	case c.sample <= 0 || c.sample > maxSample:
		return cli.BadFlag("sample", c.sample, "a positive duration, such as 200us, and no more than "+maxSample.String())
	}
	return nil
}

// maxProcesses is more than anybody waits for.
const maxProcesses = 1000

// maxSample limits the length of a sample; an interruption is noticed at its end.
const maxSample = time.Second

func (c *config) workload(name string, piece attackbench.Piece) (attackbench.Workload, error) {
	if name == gameWorkload {
		return perftbench.Game(piece), nil
	}
	if file, ok := c.opened[name]; ok {
		return file.Workload(piece)
	}
	all := attackbench.RandomWorkloads(c.seed)
	return all[slices.IndexFunc(all, func(w attackbench.Workload) bool { return w.Name == name })], nil
}

// batchesOf says whether batches are measured: for everything with --full and --quick, or if pieces or modes
// were named, otherwise for queens on one workload and on those of files.
func (c *config) batchesOf(workload string, piece attackbench.Piece) bool {
	_, own := c.opened[workload]
	return c.allBatches || piece == attackbench.Queen && (own || workload == "random16")
}
