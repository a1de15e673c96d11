// Package checkcmd is the command "bitray check".
package checkcmd

import (
	"context"
	"errors"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// config is the command line of bitray check.
type config struct {
	cli.Limits
	techniques   []string
	maxPositions int
	threads      int
	json         bool
}

func New(p *env.Program) *cobra.Command {
	var c config
	cmd := &cobra.Command{
		Use:   "check",
		Short: "Prove every attack generator, count the built-in suite with it, ask notnil/chess",
		Long: `Check the attack generators. Each goes through three tests:

  1. the exhaustive proof: every square with every subset of the full lines, against a ray walk,
     then pieces off the lines and the laws that hold for attacks;
  2. perft over the built-in suite: the positions of the Chess Programming Wiki, hard cases, and
     positions from random games, of standard chess and Chess960;
  3. the moves at every node of the suite's trees, to a small depth, against notnil/chess, which
     shares no code with this module. Rows that it cannot judge are listed with the reason.

"default" is the default technique as programs call it that do not choose one, together with the
fastest way to count; the others are called through an interface. With "default" the suite is also
counted by each method of perft; a method that the machine has not is listed as absent.

The exit code is 0 only if all agree.`,
		Example: `  bitray check
  bitray check --technique magic,hyperbola --max-nodes 100000000
  bitray check --depth 3`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if cmd.Flags().Changed("technique") && len(c.techniques) == 0 {
				return cli.BadFlag("technique", "", "names of techniques")
			}
			return runCheck(cmd.Context(), p, c)
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&c.techniques, "technique", nil, "techniques to check, separated by commas (default: all)")
	flags.IntVar(&c.Depth, "depth", 0, "deepest count of the suite to look at (default: no limit)")
	flags.Uint64Var(&c.MaxNodes, "max-nodes", 1_000_000, "largest count of the suite to look at; 0 is no limit")
	flags.IntVar(&c.maxPositions, "max-positions", 2000, "positions of a row to compare with notnil/chess")
	cli.RegisterThreads(flags, &c.threads)
	flags.BoolVar(&c.json, "json", false, "print a JSON object for each technique, method and excluded row, one a line")
	cli.CompleteFlag(cmd, "technique", append([]string{cli.DefaultTechnique}, cli.TechniqueNames()...)...)
	return cmd
}

func runCheck(ctx context.Context, p *env.Program, c config) error {
	subjects, err := c.subjects()
	if err != nil {
		return err
	}
	if err := c.check(); err != nil {
		return err
	}
	rows := suite.Default()
	if !c.Limits.Leave(rows) {
		return errors.New("expected counts of the built-in suite within --depth and --max-nodes, found none")
	}
	check := newCheck(subjects, rows, c)
	err = check.run(ctx, p.NewProgress())
	if printed := check.print(p.Out); printed != nil {
		return printed
	}
	if err == nil && check.differs() {
		err = env.ErrDiffer
	}
	return err
}

func (c *config) check() error {
	if c.maxPositions < 1 {
		return cli.BadFlag("max-positions", c.maxPositions, "1 or more")
	}
	return errors.Join(cli.CheckThreads(c.threads), c.Limits.Check())
}

// subjects returns what is to be checked: what the flag names, or the default technique as it is
// called statically and every technique as it is called through the interface.
func (c *config) subjects() ([]subject, error) {
	names := c.techniques
	if len(names) == 0 {
		names = append([]string{cli.DefaultTechnique}, cli.TechniqueNames()...)
	}
	subjects := make([]subject, len(names))
	for i, name := range names {
		chosen, err := cli.LookUpSliders(name)
		if err != nil {
			return nil, err
		}
		subjects[i] = newSubject(name, chosen)
	}
	return subjects, nil
}

// newSubject returns a technique under test; chosen is nil for the default.
func newSubject(name string, chosen attacks.Sliders) subject {
	s := subject{name: name, chosen: chosen, sliders: chosen}
	if chosen == nil {
		s.sliders = attacks.SliderFuncs{RookFunc: attacks.Rook, BishopFunc: attacks.Bishop, QueenFunc: attacks.Queen}
	}
	return s
}

func newCheck(subjects []subject, rows []suite.Row, c config) *check {
	k := &check{config: c, rows: rows, subjects: subjects}
	for _, s := range subjects {
		k.generators = append(k.generators, crosscheck.Generator{Name: s.name, Sliders: s.chosen})
		if s.chosen == nil {
			k.methods = newMethodRuns()
		}
	}
	return k
}
