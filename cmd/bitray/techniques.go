package main

import (
	"fmt"
	"strconv"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks/catalog"
)

func newTechniquesCommand(p *program) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "techniques [NAME...]",
		Short: "List the attack generators, or show the whole cards of some",
		Example: `  bitray techniques
  bitray techniques magic --json`,
		RunE: func(_ *cobra.Command, names []string) error {
			return listTechniques(p.out, names, asJSON)
		},
		ValidArgsFunction: completeTechniques,
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print a JSON object for each technique, one a line")
	return cmd
}

func listTechniques(out *output, names []string, asJSON bool) error {
	techniques, err := lookUpTechniques(names)
	if err != nil {
		return err
	}
	if asJSON {
		for _, t := range techniques {
			if err := out.json(newCardJSON(t.Card)); err != nil {
				return err
			}
		}
		return nil
	}
	if len(names) > 0 {
		for _, t := range techniques {
			printCard(out, t.Card)
		}
		return nil
	}
	return printCards(out, techniques)
}

// lookUpTechniques returns the named techniques, or all and the reference if names is empty.
func lookUpTechniques(names []string) ([]catalog.Technique, error) {
	if len(names) == 0 {
		return append(catalog.All(), catalog.Reference), nil
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

func printCards(out *output, techniques []catalog.Technique) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "NAME\tMETHOD\tYEAR\tTABLES\tPREFER IT WHEN")
	for _, t := range techniques {
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\n", t.Name, t.Title, year(t.Year), size(t.TableBytes), t.Prefer)
	}
	return table.Flush()
}

func printCard(out *output, c catalog.Card) {
	out.printf("%s: %s\n", c.Name, c.Title)
	for _, line := range []struct{ label, text string }{
		{"package", "github.com/bitray/bitray/" + c.Package},
		{"inventor", c.Inventor},
		{"year", year(c.Year)},
		{"source", c.Source},
		{"formula", c.Formula},
		{"tables", size(c.TableBytes)},
		{"CPU", c.CPU},
		{"inlines", yesNo(c.Inlines)},
		{"prefer when", c.Prefer},
	} {
		if line.text != "" {
			out.printf("  %-12s %s\n", line.label, line.text)
		}
	}
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

func year(y int) string {
	if y == 0 {
		return ""
	}
	return strconv.Itoa(y)
}

// size writes a number of bytes for people.
func size(bytes int) string {
	switch {
	case bytes < 1<<10:
		return fmt.Sprintf("%d B", bytes)
	case bytes < 1<<20:
		return fmt.Sprintf("%.4g KiB", float64(bytes)/(1<<10))
	default:
		return fmt.Sprintf("%.4g MiB", float64(bytes)/(1<<20))
	}
}

// cardJSON is a card as the program prints it; the names are stable.
type cardJSON struct {
	Name       string `json:"name"`
	Title      string `json:"title"`
	Package    string `json:"package"`
	Inventor   string `json:"inventor"`
	Year       int    `json:"year"`
	Source     string `json:"source"`
	Formula    string `json:"formula"`
	TableBytes int    `json:"table_bytes"`
	CPU        string `json:"cpu"`
	Inlines    bool   `json:"inlines"`
	Prefer     string `json:"prefer"`
}

func newCardJSON(c catalog.Card) cardJSON {
	return cardJSON{
		Name: c.Name, Title: c.Title, Package: c.Package, Inventor: c.Inventor, Year: c.Year, Source: c.Source,
		Formula: c.Formula, TableBytes: c.TableBytes, CPU: c.CPU, Inlines: c.Inlines, Prefer: c.Prefer,
	}
}

func completeTechniques(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return append(catalog.Names(), catalog.Reference.Name), cobra.ShellCompDirectiveNoFileComp
}
