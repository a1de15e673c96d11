// Package checkcmd is the command "bitray check".
package checkcmd

import (
	"errors"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/suite"
)

// config is the command line of bitray check.
type config struct {
	cli.Limits
	techniques   []string
	programs     []string // command lines
	answerWithin time.Duration
	maxPositions int
	threads      int
	json         bool
}

func New(p *cli.Program) *cobra.Command {
	var c config
	cmd := &cobra.Command{
		Use:  "check",
		Args: cli.NoArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			changed, rows := cmd.Flags().Changed, suite.Default()
			switch {
			case !c.Leave(rows):
				return errors.New("expected counts of the built-in suite within --depth and --max-nodes, found none")
			case changed("program") && (changed("depth") || changed("max-nodes")):
				return c.checkPrograms(cmd.Context(), p, rows)
			case changed("program"):
				return c.checkPrograms(cmd.Context(), p, nil)
			case changed("answer-within"):
				return errors.New("--answer-within: expected --program with it")
			}
			generators, err := cli.Generators(c.techniques)
			if err != nil {
				return err
			}
			check := newCheck(generators, rows, c)
			err = check.run(cmd.Context(), &p.Progress)
			return c.report(p.Out, err, check.subjects, check.excluded)
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&c.techniques, "technique", []string{cli.Everything}, "techniques to check: `NAMES` or packages separated by commas, default, or all")
	flags.StringArrayVar(&c.programs, "program", nil, "check the generator that is the program `CMD` instead; may be given several times")
	flags.DurationVar(&c.answerWithin, "answer-within", cli.AnswerWithin, "`TIME` that a program has for each output")
	c.RegisterDepth(flags, "use counts of the suite up to depth `N` (default: no limit)")
	flags.Var(cli.AtLeast(1, &c.MaxNodes, 1_000_000), "max-nodes", "use counts of the suite up to `N` nodes")
	flags.Var(cli.AtLeast(1, &c.maxPositions, 2000), "max-positions", "compare up to `N` positions of a row with notnil/chess")
	cli.RegisterThreads(flags, &c.threads)
	flags.BoolVarP(&c.json, "json", "j", false, "print a JSON object for each technique, method and excluded row, or program, one per line")
	cmd.MarkFlagsMutuallyExclusive("program", "technique")
	cmd.MarkFlagsMutuallyExclusive("program", "max-positions")
	cli.CompleteFlag(cmd, "technique", append(cli.GeneratorNames(), cli.Everything)...)
	return cmd
}
