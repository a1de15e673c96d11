// Package techniquescmd is the command "bitray techniques".
package techniquescmd

import (
	"context"
	"fmt"
	"strconv"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks/attackbench/benchreport"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/footprint"
)

const help = `List the attack generators: name, method, inventor, year of publication, bytes of
tables, time to build them at start-up, whether rook and bishop inline into their callers, and
the processor features that it needs.

Names of techniques, or --cards for all of them, show whole cards, with source, formula and when
to prefer the technique. Build times are measured on this machine: the program starts itself a
few times and reads the run-time system's account of its start.`

func New(p *cli.Program) *cobra.Command {
	var asJSON, cards bool
	cmd := &cobra.Command{
		Use:   "techniques [NAME...]",
		Short: "List the attack generators, or show the whole cards of some",
		Long:  help,
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
				return printCardsJSON(p.Out, measured)
			case cards || len(names) > 0:
				for _, t := range measured {
					printCard(p.Out, t)
				}
				return nil
			}
			return printCardTable(p.Out, measured)
		},
		ValidArgsFunction: cli.CompleteTechniques,
	}
	cmd.Flags().BoolVar(&cards, "cards", false, "show whole cards")
	cmd.Flags().BoolVarP(&asJSON, "json", "j", false, "print a JSON object for each technique, one per line")
	return cmd
}

// measuredCard is a card with measured properties.
type measuredCard struct {
	catalog.Card
	build time.Duration // of the tables, at start-up
	uses  string        // see catalog.Technique.Uses
}

// measureTechniques returns the cards of the named techniques, or of all and the reference.
func measureTechniques(ctx context.Context, names []string) ([]measuredCard, error) {
	if len(names) == 0 {
		names = []string{catalog.Everything}
	}
	techniques, err := catalog.Choose(names...)
	if err != nil {
		return nil, err
	}
	times, err := footprint.BuildTimes(ctx, cli.StartOnly, cli.StartRuns)
	if err != nil {
		return nil, err
	}
	measured := make([]measuredCard, len(techniques))
	for i, t := range techniques {
		measured[i] = measuredCard{t.Card, times[t.Package], t.Uses()}
	}
	return measured, nil
}

func printCardTable(out *cli.Output, cards []measuredCard) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "NAME\tMETHOD\tINVENTOR\tYEAR\tTABLES\tBUILD\tINLINES\tTHROUGH A HELPER\tCPU")
	for _, c := range cards {
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n",
			c.Name, c.Title, c.Inventor, year(c.Year), benchreport.Size(c.TableBytes), buildTime(c.build),
			yesNo(c.Inlines), yesNo(c.InlinesThroughHelper), c.CPU)
	}
	return table.Flush()
}

func printCard(out *cli.Output, c measuredCard) {
	out.Printf("%s: %s\n", c.Name, c.Title)
	for _, line := range []struct{ label, text string }{
		{"package", "github.com/bitray/bitray/" + c.Package},
		{"inventor", c.Inventor},
		{"year", year(c.Year)},
		{"source", c.Source},
		{"URL", c.URL},
		{"formula", c.Formula},
		{"tables", benchreport.Size(c.TableBytes)},
		{"build", buildTime(c.build)},
		{"CPU", c.CPU},
		{"uses here", c.uses},
		{"inlines", inlines(c.Card)},
		{"prefer when", c.Prefer},
	} {
		if line.text != "" {
			out.Printf("  %-12s %s\n", line.label, line.text)
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

// buildTime writes the time that a package takes to initialize, or nothing if it has no tables.
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

// CardJSON is a card as the program prints it; the names are stable.
type CardJSON struct {
	Name                 string  `json:"name"`
	Title                string  `json:"title"`
	Package              string  `json:"package"`
	Inventor             string  `json:"inventor"`
	Year                 int     `json:"year"`
	Source               string  `json:"source"`
	URL                  string  `json:"url"`
	Formula              string  `json:"formula"`
	TableBytes           int     `json:"table_bytes"`
	BuildSeconds         float64 `json:"build_seconds"`
	CPU                  string  `json:"cpu"`
	Uses                 string  `json:"uses"` // of CPU, in this process
	Inlines              bool    `json:"inlines"`
	InlinesThroughHelper bool    `json:"inlines_through_helper"`
	Prefer               string  `json:"prefer"`
}

func printCardsJSON(out *cli.Output, cards []measuredCard) error {
	for _, c := range cards {
		if err := out.JSON(CardJSON{
			Name: c.Name, Title: c.Title, Package: c.Package, Inventor: c.Inventor, Year: c.Year,
			Source: c.Source, URL: c.URL, Formula: c.Formula, TableBytes: c.TableBytes,
			BuildSeconds: c.build.Seconds(), CPU: c.CPU, Uses: c.uses, Inlines: c.Inlines,
			InlinesThroughHelper: c.InlinesThroughHelper, Prefer: c.Prefer,
		}); err != nil {
			return err
		}
	}
	return nil
}
