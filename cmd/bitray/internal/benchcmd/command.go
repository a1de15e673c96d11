// Package benchcmd is the command "bitray bench".
package benchcmd

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// config is the command line of bitray bench.
type config struct {
	choice
	quick, full  bool
	processes    int
	inner        uint64 // which of the processes of another bitray bench this is, from 1; 0 if none
	rounds       int
	sample       time.Duration
	answerWithin time.Duration
	seed         uint64
	sort         string
	all          bool
	json         bool
	benchstat    bool
	files        map[string]*string // to write, by the name of their flag
	compare      bool
}

// New returns the command.
func New(p *cli.Program) *cobra.Command {
	cmd, _ := newCommand(p)
	return cmd
}

// newCommand returns the command and the configuration that its flags fill in.
func newCommand(p *cli.Program) (*cobra.Command, *config) {
	c := &config{files: map[string]*string{"report": new(string), "svg": new(string)}}
	cmd := &cobra.Command{
		Use:  "bench",
		Args: c.checkArguments,
		RunE: func(cmd *cobra.Command, args []string) error {
			if c.compare {
				return compareBenchmarks(cmd.Context(), p, args[0], args[1], c.all)
			}
			return runBench(cmd, p, c)
		},
	}
	flags := cmd.Flags()
	c.choice.register(cmd)
	flags.BoolVar(&c.quick, "quick", false, "measure only queens in games and a few batches, in fewer rounds")
	flags.BoolVar(&c.full, "full", false, "measure every piece on every workload in every mode")
	flags.Var(cli.AtLeast(1, &c.processes, 6).AtMost(maxProcesses), "processes", "measure in `N` processes, one after another")
	flags.Var(cli.AtLeast(1, &c.rounds, 0), "rounds", "take `N` samples of each figure in each process (default 5, with --quick 3; in one process 25 and 15)")
	flags.Var(cli.AtLeast(0, &c.inner, 0), "inner-process", "measure as process `N` of another bitray bench")
	if err := flags.MarkHidden("inner-process"); err != nil {
		panic(err)
	}
	flags.DurationVar(&c.sample, "sample", 200*time.Microsecond, "`TIME` that a sample takes at least")
	flags.Var(cli.AtLeast(0, &c.seed, 1), "seed", "seed `N` of the random questions and of the order of measuring")
	flags.StringVar(&c.sort, "sort", string(attackbench.Throughput), "sort the table by this `MODE`")
	flags.BoolVar(&c.all, "all", false, "print the tables of all pieces and workloads; with --compare, also unchanged figures")
	flags.BoolVarP(&c.json, "json", "j", false, "print the result as JSON, with all samples")
	flags.BoolVar(&c.benchstat, "benchstat", false, "print all samples as go test -bench does, for benchstat")
	flags.StringVar(c.files["report"], "report", "", "write an HTML page to `FILE`")
	flags.StringVar(c.files["svg"], "svg", "", "write a picture of the table as SVG to `FILE`")
	flags.DurationVar(&c.answerWithin, "answer-within", cli.AnswerWithin, "with --program: `TIME` that it has for one answer")
	flags.BoolVar(&c.compare, "compare", false, "compare two results, OLD.json and NEW.json, instead of measuring")
	cli.CompleteFlag(cmd, "sort", modeNames()...)
	cmd.MarkFlagsMutuallyExclusive("quick", "full")
	cmd.MarkFlagsMutuallyExclusive("json", "benchstat")
	return cmd, c
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

func runBench(cmd *cobra.Command, p *cli.Program, c *config) error {
	if err := c.prepare(cmd.Context(), p); err != nil {
		return err
	}
	switch {
	case c.answerWithin <= 0:
		return cli.BadFlag("answer-within", c.answerWithin, "a duration above 0, such as 30s")
	case cmd.Flags().Changed("answer-within") && len(c.programs) == 0:
		return errors.New("--answer-within: expected --program with it")
	}
	if cmd.Flags().Changed("sort") && !slices.Contains(c.modes, c.sort) {
		return cli.BadFlag("sort", c.sort, "one of the modes that are measured: "+strings.Join(c.modes, ", "))
	}
	subjects, err := c.subjects()
	if err != nil {
		return err
	}
	programs, err := c.startPrograms(cmd.Context())
	for _, program := range programs {
		defer program.Close()
	}
	if err != nil {
		return err
	}
	asked, err := c.programCells(cmd.Context(), programs)
	if err != nil {
		return err
	}
	subjects = append(subjects, asked...)
	var result *attackbench.Result
	if c.processes == 1 {
		result, err = c.measure(cmd.Context(), p, subjects)
	} else {
		result, err = c.measureInProcesses(cmd, p)
	}
	if c.inner != 0 && result != nil {
		return errors.Join(result.WriteJSON(p.Out), err)
	}
	if wrong := (*attackbench.WrongError)(nil); errors.As(err, &wrong) {
		fmt.Fprintln(p.Err, "bitray:", err)
		return cli.ErrDiffer
	}
	if result == nil {
		return err
	}
	result.Seed, result.Command = c.seed, c.commandLine(cmd)
	if err == nil {
		addBuildTimes(cmd.Context(), result.Rows)
	}
	if failed := c.deliver(cmd.Context(), p, result); failed != nil {
		return failed
	}
	return err
}

// prepare reads the files that the flags name, and completes and checks what they say.
func (c *config) prepare(ctx context.Context, p *cli.Program) error {
	if err := c.openFiles(ctx, p); err != nil {
		return err
	}
	if err := c.checkFiles(); err != nil {
		return err
	}
	return c.complete()
}

// deliver writes the result to where it is wanted. A file that cannot be written takes nothing from the others.
func (c *config) deliver(ctx context.Context, p *cli.Program, result *attackbench.Result) error {
	progress := p.NewProgress()
	progress.Show("ranking")
	err := c.writeFiles(ctx, result)
	progress.Clear()
	return errors.Join(c.print(p.Out, result), err)
}

// measure measures in this process.
func (c *config) measure(ctx context.Context, p *cli.Program, subjects []attackbench.Subject) (*attackbench.Result, error) {
	progress := p.NewProgress()
	defer progress.Clear()
	start := time.Now()
	return attackbench.Measure(ctx, subjects, attackbench.Config{
		Rounds: c.rounds, SampleTime: c.sample, Seed: c.seed + c.inner,
		Progress: func(done, rounds int) {
			progress.Show("%d of %d rounds, %s left", done, rounds, cli.Remaining(time.Since(start), float64(done), float64(rounds)))
		},
	})
}

// commandLine returns the command that repeats the run.
func (c *config) commandLine(cmd *cobra.Command) string {
	words := []string{cmd.CommandPath()}
	cmd.Flags().Visit(func(f *pflag.Flag) {
		for _, word := range c.flagWords(f) {
			words = append(words, quoted(word))
		}
	})
	return strings.Join(words, " ")
}

// plain matches what a shell takes as it stands.
var plain = regexp.MustCompile(`^[-\w\pL./,:=@%+]+$`)

// quoted writes a word for a shell. What none can print stays for who prints it.
func quoted(word string) string {
	if plain.MatchString(word) {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

// flagWords writes a flag as it stands on a command line: without the brackets in which a list is printed, and as often as
// it was given.
func (c *config) flagWords(f *pflag.Flag) (words []string) {
	texts := []string{f.Value.String()}
	switch f.Value.Type() {
	case "stringSlice":
		texts = []string{strings.TrimSuffix(strings.TrimPrefix(texts[0], "["), "]")}
	case "stringArray":
		texts = c.programs // there is no other
	}
	for _, text := range texts {
		words = append(words, "--"+f.Name+"="+text)
	}
	return words
}

// print prints the result in the form that is wanted.
func (c *config) print(out *cli.Output, result *attackbench.Result) error {
	switch {
	case c.json:
		return result.WriteJSON(out)
	case c.benchstat:
		printBenchstat(out, result)
		return nil
	}
	return printBench(out, result, attackbench.Mode(c.sort), c.all)
}
