package checkcmd

import (
	"fmt"
	"strings"
	"text/tabwriter"

	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/perft/board/excerpt"
)

// mostName is how much of the name that a library gives itself is printed, in bytes.
const mostName = 60

func (r *libraryRun) print(out *env.Output) error {
	if r.config.json {
		for i := range r.results {
			if err := out.JSON(&r.results[i]); err != nil {
				return err
			}
		}
		return nil
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "library\tgenerator\tproof cases\tsuite rows\tnodes\tMnps\tresult\t")
	for i := range r.results {
		l := &r.results[i]
		fmt.Fprintf(table, "%s\t%s\t%d\t%d of %d\t%v\t%.1f\t%s\t\n", env.FitForTerminal(l.Library), l.generator(),
			l.ProofCases, l.SuiteRows, r.rows, l.Nodes, l.NPS/1e6, l.Result)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	for i := range r.results {
		if err := r.results[i].printFunctions(out); err != nil {
			return err
		}
	}
	for i := range r.results {
		l := &r.results[i]
		for _, failure := range l.Failures {
			out.Printf("\n%s: %s\n", env.FitForTerminal(l.Library), strings.TrimSuffix(env.FitForTerminal(failure), "\n"))
		}
	}
	return nil
}

// generator returns what a library says of itself.
func (l *LibraryJSON) generator() string {
	text := excerpt.Plain(l.Name, mostName)
	if l.Author != "" {
		text += ", by " + excerpt.Plain(l.Author, mostName)
	}
	return text
}

// printFunctions prints what a library exports and how often it was asked.
func (l *LibraryJSON) printFunctions(out *env.Output) error {
	if len(l.Functions) == 0 {
		return nil
	}
	out.Printf("\n%s exports", env.FitForTerminal(l.Library))
	if l.TableBytes != nil {
		out.Printf(", with %d bytes of tables by its own account", *l.TableBytes)
	}
	out.Printf("\n")
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "function\tquestions\tresult\t")
	for _, f := range l.Functions {
		fmt.Fprintf(table, "%s\t%d\t%s\t\n", f.Function, f.Questions, f.Result)
	}
	return table.Flush()
}
