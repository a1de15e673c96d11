package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/attacks/catalog/measure"
	"github.com/bitray/bitray/cmd/bitray/benchreport"
)

const techniquesHelp = `List the attack generators: name, method, inventor, year of publication, bytes of
tables, time to build them at start-up, whether rook and bishop inline into their callers, and
what is wanted of the processor.

Names of techniques, or --cards for all of them, show whole cards, with source, formula and when
to prefer the technique. Build times are measured on this machine: the program starts itself a
few times and reads the run-time system's account of its start.`

func newTechniquesCommand(p *program) *cobra.Command {
	var asJSON, cards bool
	cmd := &cobra.Command{
		Use:   "techniques [NAME...]",
		Short: "List the attack generators, or show the whole cards of some",
		Long:  techniquesHelp,
		Example: `  bitray techniques
  bitray techniques --cards
  bitray techniques magic --json`,
		RunE: func(cmd *cobra.Command, names []string) error {
			measured, err := measureTechniques(cmd.Context(), names)
			if err != nil {
				return err
			}
			switch {
			case asJSON:
				return printCardsJSON(p.out, measured)
			case cards || len(names) > 0:
				for _, t := range measured {
					printCard(p.out, t)
				}
				return nil
			}
			return printCardTable(p.out, measured)
		},
		ValidArgsFunction: completeTechniques,
	}
	cmd.Flags().BoolVar(&cards, "cards", false, "show whole cards")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print a JSON object for each technique, one a line")
	return cmd
}

// measuredCard is a card with what was measured beside it.
type measuredCard struct {
	catalog.Card
	build time.Duration // of the tables, at start-up
}

// startRuns is how often the program is started to be measured.
const startRuns = 5

// measureTechniques returns the cards of the named techniques, or of all and the reference.
func measureTechniques(ctx context.Context, names []string) ([]measuredCard, error) {
	techniques, err := lookUpTechniques(names)
	if err != nil {
		return nil, err
	}
	times, err := measure.BuildTimes(ctx, startOnly, startRuns)
	if err != nil {
		return nil, err
	}
	measured := make([]measuredCard, len(techniques))
	for i, t := range techniques {
		measured[i] = measuredCard{t.Card, times[t.Package]}
	}
	return measured, nil
}

// startOnly runs this program for nothing but its start.
func startOnly(ctx context.Context) *exec.Cmd {
	return exec.CommandContext(ctx, os.Args[0], "--help")
}

// lookUpTechniques returns the named techniques, or all and the reference if names is empty.
func lookUpTechniques(names []string) ([]catalog.Technique, error) {
	if len(names) == 0 {
		return append(catalog.All(), catalog.Reference()), nil
	}
	techniques := make([]catalog.Technique, len(names))
	for i, name := range names {
		var err error
		if techniques[i], err = catalog.Lookup(name); err != nil {
			return nil, err
		}
	}
	return techniques, nil
}

func printCardTable(out *output, cards []measuredCard) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "NAME\tMETHOD\tINVENTOR\tYEAR\tTABLES\tBUILD\tINLINES\tTHROUGH A HELPER\tCPU")
	for _, c := range cards {
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n",
			c.Name, c.Title, c.Inventor, year(c.Year), benchreport.Size(c.TableBytes), buildTime(c.build),
			yesNo(c.Inlines), yesNo(c.InlinesThroughHelper), c.CPU)
	}
	return table.Flush()
}

func printCard(out *output, c measuredCard) {
	out.printf("%s: %s\n", c.Name, c.Title)
	for _, line := range []struct{ label, text string }{
		{"package", "github.com/bitray/bitray/" + c.Package},
		{"inventor", c.Inventor},
		{"year", year(c.Year)},
		{"source", c.Source},
		{"formula", c.Formula},
		{"tables", benchreport.Size(c.TableBytes)},
		{"build", buildTime(c.build)},
		{"CPU", c.CPU},
		{"inlines", inlines(c.Card)},
		{"prefer when", c.Prefer},
	} {
		if line.text != "" {
			out.printf("  %-12s %s\n", line.label, line.text)
		}
	}
}

// inlines says how far a technique inlines.
func inlines(c catalog.Card) string {
	switch {
	case c.InlinesThroughHelper:
		return "yes, also through a helper of yours"
	case c.Inlines:
		return "yes, but not through a helper of yours"
	}
	return "no"
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// buildTime writes the time that a package takes to initialise; nothing if it has nothing to.
func buildTime(d time.Duration) string {
	if d == 0 {
		return ""
	}
	return fmt.Sprintf("%.3g ms", float64(d)/float64(time.Millisecond))
}

func year(y int) string {
	if y == 0 {
		return ""
	}
	return strconv.Itoa(y)
}

// cardJSON is a card as the program prints it; the names are stable.
type cardJSON struct {
	Name                 string  `json:"name"`
	Title                string  `json:"title"`
	Package              string  `json:"package"`
	Inventor             string  `json:"inventor"`
	Year                 int     `json:"year"`
	Source               string  `json:"source"`
	Formula              string  `json:"formula"`
	TableBytes           int     `json:"table_bytes"`
	BuildSeconds         float64 `json:"build_seconds"`
	CPU                  string  `json:"cpu"`
	Inlines              bool    `json:"inlines"`
	InlinesThroughHelper bool    `json:"inlines_through_helper"`
	Prefer               string  `json:"prefer"`
}

func printCardsJSON(out *output, cards []measuredCard) error {
	for _, c := range cards {
		if err := out.json(cardJSON{
			Name: c.Name, Title: c.Title, Package: c.Package, Inventor: c.Inventor, Year: c.Year,
			Source: c.Source, Formula: c.Formula, TableBytes: c.TableBytes,
			BuildSeconds: c.build.Seconds(), CPU: c.CPU, Inlines: c.Inlines,
			InlinesThroughHelper: c.InlinesThroughHelper, Prefer: c.Prefer,
		}); err != nil {
			return err
		}
	}
	return nil
}

// techniqueNames returns the names of all techniques and the reference.
func techniqueNames() []string { return append(catalog.Names(), catalog.Reference().Name) }

func completeTechniques(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return techniqueNames(), cobra.ShellCompDirectiveNoFileComp
}
