// Package techniquescmd is the command "bitray techniques".
package techniquescmd

import (
	"fmt"
	"path"
	"slices"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/steps"
	"github.com/bitray/bitray/cmd/internal/export"
	"github.com/bitray/bitray/internal/cards"
	"github.com/bitray/bitray/internal/overlay"
	"github.com/bitray/bitray/internal/printable"
)

func New(p *cli.Program) *cobra.Command {
	var asJSON, whole bool
	cmd := &cobra.Command{
		Use: "techniques [NAME...]",
		RunE: func(_ *cobra.Command, names []string) error {
			list, err := cardsOf(names)
			if err != nil {
				return err
			}
			if !asJSON && !whole && len(names) == 0 {
				return printTable(p.Out, list)
			}
			for _, c := range list {
				p.Out.Show(asJSON, c)
			}
			return nil
		},
		ValidArgsFunction: cobra.FixedCompletions(cli.TechniqueNames(), cobra.ShellCompDirectiveNoFileComp),
	}
	cmd.Flags().BoolVar(&whole, "cards", false, "show whole cards")
	cmd.Flags().BoolVarP(&asJSON, "json", "j", false, "print a JSON object for each technique, one per line")
	return cmd
}

// CardJSON is a card as the program prints it; the names are stable.
type CardJSON struct {
	catalog.Card
	cards.Measured
	Package string `json:"package"` // what a program imports
	Uses    string `json:"uses"`    // see catalog.Technique.Uses
	Steps   bool   `json:"steps"`   // bitray show attacks --steps draws it
	Exports bool   `json:"exports"` // bitray export writes it
}

// cardsOf returns the cards of the named techniques, each once, or of all and the reference.
func cardsOf(names []string) (list []CardJSON, err error) {
	if len(names) == 0 {
		names = cli.TechniqueNames()
	}
	for _, name := range cli.Expanded(names, cli.TechniqueNames()) {
		t, err := catalog.Lookup(name)
		if err != nil {
			return nil, cli.UnknownTechnique(name, append(cli.TechniqueNames(), cli.Everything)...)
		}
		if !slices.ContainsFunc(list, func(other CardJSON) bool { return other.Name == t.Name }) {
			list = append(list, CardJSON{t.Card, cards.Of(t.Name), path.Join(overlay.Module, t.Name), t.Uses(),
				slices.Contains(steps.Techniques(), t.Name), slices.Contains(export.Techniques(), t.Name)})
		}
	}
	return list, nil
}

func printTable(out *cli.Output, list []CardJSON) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "NAME\tMETHOD\tTABLES\tSTART-UP\tINLINES")
	for _, c := range list {
		inlines := map[bool]string{true: "yes", false: "no"}[c.Inlines]
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\n", c.Name, c.Title, printable.Size(c.TableBytes), c.startUp(), inlines)
	}
	return table.Flush()
}

// Print prints the whole card.
func (c CardJSON) Print(out *cli.Output) {
	year := fmt.Sprint(c.Year)
	if c.Year == 0 {
		year = ""
	}
	out.Printf("%s: %s\n", c.Name, c.Title)
	for _, line := range []struct{ label, text string }{
		{"package", c.Package},
		{"inventor", c.Inventor},
		{"year", year},
		{"source", c.Source},
		{"URL", c.URL},
		{"formula", c.Formula},
		{"tables", printable.Size(c.TableBytes)},
		{"start-up", c.startUp()},
		{"CPU", c.CPU},
		{"uses here", c.Uses},
		{"inlines", c.inlines()},
		{"prefer when", c.Prefer},
	} {
		if line.text != "" {
			out.Printf("  %-12s %s\n", line.label, line.text)
		}
	}
}

// inlines says how far a technique inlines.
func (c CardJSON) inlines() string {
	switch {
	case c.InlinesThroughHelper:
		return "yes, also through your own helper"
	case c.Inlines:
		return "yes, but not through your own helper"
	}
	return "no"
}

// startUp writes the time that the tables take at start-up, or nothing if there are none.
func (c CardJSON) startUp() string {
	if c.BuildSeconds == 0 {
		return ""
	}
	return fmt.Sprintf("%.3g ms", c.BuildSeconds*1000)
}
