package checkcmd

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/crosscheck"
)

// report prints what was checked until err, and returns err, or the error that what is wrong leads to.
func (c *config) report(out *cli.Output, err error, subjects []*Subject, excluded []Exclusion) error {
	results := map[string]int{}
	for _, s := range subjects {
		results[s.Result]++
	}
	if err == nil && results[cli.Wrong] > 0 {
		err = cli.ErrDiffer
	}
	if c.json {
		for _, s := range subjects {
			out.JSON(s)
		}
		for _, e := range excluded {
			out.JSON(e)
		}
		return err
	}
	var checked []string
	for of := subjects; len(of) > 0; {
		n := printTable(out, of)
		checked, of = append(checked, cli.Counted(n, of[0].Type)), of[n:]
		if len(of) > 0 {
			out.Printf("\n")
		}
	}
	for _, s := range subjects {
		s.printFailures(out)
	}
	out.Printf("\n")
	var lines []crosscheck.Excluded
	for _, e := range excluded {
		lines = append(lines, crosscheck.Excluded{Line: crosscheck.Line{Root: e.FEN}, Reason: e.Reason})
	}
	cli.PrintExcluded(out, "notnil/chess: ", lines)
	printConclusion(out, strings.Join(checked, " and "), results)
	return err
}

// printTable prints the first subjects of one type, and why some are unsupported. It returns their number.
func printTable(out *cli.Output, subjects []*Subject) (n int) {
	heading, _ := subjects[0].columns()
	lines, reasons := []string{heading}, ""
	for ; n < len(subjects) && subjects[n].Type == subjects[0].Type; n++ {
		s := subjects[n]
		_, row := s.columns()
		lines = append(lines, row)
		if s.Reason != "" {
			reasons += fmt.Sprintf("%s is %s: %s\n", s.Method, s.Result, s.Reason)
		}
	}
	out.Table(lines...)
	out.Printf("%s", reasons)
	return n
}

// printFailures prints what is wrong.
func (s *Subject) printFailures(out *cli.Output) {
	title := cli.FitForTerminal(s.title)
	for _, failure := range s.Failures {
		out.Printf("\n%s: %s\n", title, out.Paint(strings.TrimSuffix(cli.FitForTerminal(failure), "\n")))
	}
	for _, note := range s.Notes {
		out.Printf("%s: %s\n", title, note)
	}
}

// printConclusion prints the worst result of what was checked, and how often there is which.
func printConclusion(out *cli.Output, checked string, results map[string]int) {
	var found []string
	for _, result := range []string{cli.Failed, cli.Wrong, cli.Partial, cli.OK, cli.Unsupported} {
		if n := results[result]; n > 0 {
			found = append(found, fmt.Sprintf("%d %s", n, result))
		}
	}
	_, worst, _ := strings.Cut(found[0], " ")
	out.Printf("%s: %s checked: %s\n", out.Paint(worst), checked, out.Paint(strings.Join(found, ", ")))
}
