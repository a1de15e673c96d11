// Package benchcmd is the command "bitray bench".
package benchcmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/attackbench"
)

// config is the command line of bitray bench.
type config struct {
	techniques, pieces, workloads, modes []string                     // what is measured; empty fields depend on the size of the run
	opened                               map[string]*attackbench.File // the workloads that are files
	programs                             []string                     // command lines
	quick                                bool
	namesCells                           bool // whether pieces or modes were named
	processes                            int
	rounds                               int
	sample, answerWithin                 time.Duration
	seed                                 uint64
	all, json, compare                   bool
	report, svg                          string
	given                                []string // the flags that say what is measured
}

// New returns the command.
func New(p *cli.Program) *cobra.Command {
	c := &config{}
	cmd := &cobra.Command{
		Use:  "bench",
		Args: c.checkArguments,
		RunE: func(cmd *cobra.Command, args []string) error {
			if c.compare {
				return compareResults(cmd.Context(), p, args, c.all)
			}
			if err := c.prepare(cmd, p); err != nil {
				return err
			}
			return c.run(cmd.Context(), p)
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&c.techniques, "technique", nil, "techniques and kernels to measure: `NAMES` or packages separated by commas, or all (default: all)")
	flags.StringSliceVar(&c.pieces, "piece", nil, "`PIECES` to look up: "+strings.Join(pieceNames, ", "))
	flags.StringSliceVar(&c.workloads, "workload", nil, "workloads by `NAMES`, or files: "+strings.Join(workloadNames, ", "))
	flags.StringSliceVar(&c.modes, "mode", nil, "modes by `NAMES`, see above")
	flags.StringArrayVar(&c.programs, "program", nil, "measure the generator that is the program `CMD` as well; may be given several times")
	flags.BoolVar(&c.quick, "quick", false, "measure only queens in games and a few batches, in fewer rounds")
	flags.Var(cli.AtLeast(1, &c.processes, 6).AtMost(maxProcesses), "processes", "measure in `N` processes, one after another")
	flags.Var(cli.AtLeast(1, &c.rounds, 0), "rounds", "take `N` samples of each figure in each process (default 5, with --quick 3; in one process 25 and 15)")
	flags.DurationVar(&c.sample, "sample-time", 200*time.Microsecond, "`TIME` that a sample takes at least")
	cli.RegisterSeed(flags, &c.seed, 1, "the random inputs")
	flags.BoolVar(&c.all, "all", false, "print the tables of all pieces and workloads; with --compare, also unchanged figures")
	flags.BoolVarP(&c.json, "json", "j", false, "print the result as JSON, with all samples")
	flags.StringVar(&c.report, "report", "", "write an HTML page to `FILE`")
	flags.StringVar(&c.svg, "svg", "", "write a picture of the fastest rows as SVG to `FILE`")
	flags.DurationVar(&c.answerWithin, "answer-within", cli.AnswerWithin, "with --program: `TIME` that it has for each output")
	flags.BoolVar(&c.compare, "compare", false, "compare two results, OLD.json and NEW.json, instead of measuring")
	cli.CompleteFlag(cmd, "technique", append(attackbench.Names(), cli.Everything)...)
	cli.CompleteFlag(cmd, "piece", pieceNames...)
	cli.CompleteFlag(cmd, "workload", workloadNames...)
	cli.CompleteFlag(cmd, "mode", modeNames()...)
	return cmd
}

func (c *config) checkArguments(cmd *cobra.Command, args []string) (err error) {
	switch {
	case !c.compare:
		return cli.NoArguments(cmd, args)
	case len(args) != 2:
		return cli.UsageError(cmd, fmt.Errorf("--compare: expected two files, OLD.json and NEW.json, found %d", len(args)))
	}
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if inherited := cmd.InheritedFlags().Lookup(f.Name) != nil; !inherited && f.Name != "compare" && f.Name != "all" {
			err = cli.UsageError(cmd, fmt.Errorf("--compare: expected no other flag except --all, found --%s", f.Name))
		}
	})
	return err
}

const (
	// maxProcesses is more than a user would wait for.
	maxProcesses = 1000
	// maxSample limits the length of a sample; an interruption is noticed at its end.
	maxSample = time.Second
)

// prepare reads the files that the flags name, completes what they say, and refuses values that make no
// sense.
func (c *config) prepare(cmd *cobra.Command, p *cli.Program) error {
	for _, name := range c.techniques {
		switch known, err := attackbench.Known(name); {
		case err != nil:
			return err
		case !known:
			return cli.UnknownTechnique(name, append(attackbench.Names(), cli.Everything)...)
		}
	}
	c.given = cli.GivenFlags(cmd, "progress", "processes", "rounds", "report", "svg", "json", "all", "timeout")
	if err := c.openFiles(cmd.Context(), p); err != nil {
		return err
	}
	switch err := cmp.Or(c.checkFiles(), c.complete()); {
	case err != nil:
		return err
	case c.sample <= 0 || c.sample > maxSample:
		return cli.BadFlag("sample-time", c.sample, "a positive duration, such as 200us, and no more than "+maxSample.String())
	case c.answerWithin <= 0:
		return cli.BadFlag("answer-within", c.answerWithin, "a duration above 0, such as 30s")
	case cmd.Flags().Changed("answer-within") && len(c.programs) == 0:
		return errors.New("--answer-within: expected --program with it")
	}
	return nil
}

// batchWorkload is measured in batches by default.
const batchWorkload = "random16"

var workloadNames, pieceNames = attackbench.WorkloadNames(), namesOf(attackbench.Pieces())

func namesOf[N ~string](values []N) (names []string) {
	for _, v := range values {
		names = append(names, string(v))
	}
	return names
}

func modeNames() []string {
	return namesOf(slices.Concat(attackbench.Modes(), attackbench.BatchModes(), attackbench.SetModes(), []attackbench.Mode{attackbench.Perft}))
}

// complete fills in what was not chosen, and refuses names that do not exist.
func (c *config) complete() error {
	pieces, workloads, modes := pieceNames, []string{attackbench.Game, "sparse", batchWorkload}, modeNames()
	rounds := 25
	if c.quick {
		pieces, workloads, rounds = []string{"queen"}, []string{attackbench.Game}, 15
		modes = []string{"throughput", "latency-square", "latency-occupancy", "cold", "batch-pairs", "batch-board", "set-union", "set-union-each"}
	}
	if c.processes > 1 {
		rounds /= 5
	}
	c.rounds = cmp.Or(c.rounds, rounds)
	c.namesCells = len(c.pieces) > 0 || len(c.modes) > 0
	for _, choice := range []struct {
		flag             string
		chosen           *[]string
		usual, available []string
	}{
		{"piece", &c.pieces, pieces, pieceNames},
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
	return nil
}

// subjects returns the techniques and kernels that were chosen, on what is asked.
func (c *config) subjects(asked []questions) (subjects []attackbench.Subject, err error) {
	for _, q := range asked {
		subjects = append(subjects, attackbench.Subjects(q.piece, q.workload, q.modes)...)
	}
	subjects = append(subjects, attackbench.SetSubjects(c.seed, c.chosen(attackbench.SetModes()))...)
	if slices.Contains(c.modes, string(attackbench.Perft)) {
		subjects = append(subjects, attackbench.PerftSubjects()...)
	}
	if len(c.techniques) == 0 {
		return subjects, nil
	}
	return attackbench.Choose(subjects, c.techniques...)
}

// questions are what is asked about one piece, in single look-ups and in batches.
type questions struct {
	piece    attackbench.Piece
	workload attackbench.Workload
	modes    []attackbench.Mode
}

// questions returns what was chosen to be asked, once if it was named twice.
func (c *config) questions() (asked []questions, err error) {
	for i, name := range c.workloads {
		for _, piece := range attackbench.Pieces() {
			if slices.Index(c.workloads, name) < i || !slices.Contains(c.pieces, string(piece)) {
				continue
			}
			w, err := c.workload(name, piece)
			if err != nil {
				return nil, err
			}
			modes := c.chosen(attackbench.Modes())
			// Batches are measured for everything with --quick, or if pieces or modes were named, otherwise for queens on
			// one workload and on those of files.
			_, own := c.opened[name]
			if c.quick || c.namesCells || piece == attackbench.Queen && (own || name == batchWorkload) {
				modes = append(modes, c.chosen(attackbench.BatchModes())...)
			}
			asked = append(asked, questions{piece, w, modes})
		}
	}
	return asked, nil
}

// chosen returns those of the modes that the user asked for.
func (c *config) chosen(modes []attackbench.Mode) []attackbench.Mode {
	return slices.DeleteFunc(modes, func(m attackbench.Mode) bool { return !slices.Contains(c.modes, string(m)) })
}

func (c *config) workload(name string, piece attackbench.Piece) (attackbench.Workload, error) {
	if file, ok := c.opened[name]; ok {
		return file.Workload(piece)
	}
	return attackbench.NewWorkload(name, piece, c.seed), nil
}

// maxWorkload is the size of the largest file of positions or questions.
const maxWorkload = 64 << 20

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
