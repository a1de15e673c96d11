package checkcmd

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// report prints what was checked until err, and returns err, or the error that what is wrong leads to.
func (c *config) report(out *cli.Output, err error, subjects []subject, excluded []Exclusion) error {
	results := map[string]int{}
	for _, s := range subjects {
		results[s.tallied().Result]++
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
		checked, of = append(checked, cli.Counted(n, of[0].kind())), of[n:]
		if len(of) > 0 {
			out.Printf("\n")
		}
	}
	for _, s := range subjects {
		printFailures(out, s)
	}
	out.Printf("\n")
	cli.PrintExcluded(out, "notnil/chess: ", excluded, func(e Exclusion) (string, string) { return e.FEN, e.Reason })
	printConclusion(out, strings.Join(checked, " and "), results)
	return err
}

// printTable prints the first subjects of one kind. It returns their number.
func printTable(out *cli.Output, subjects []subject) (n int) {
	lines := []string{""} // the first is that of headings
	for ; n < len(subjects) && subjects[n].kind() == subjects[0].kind(); n++ {
		heading, line := "", ""
		for _, c := range append(subjects[n].row(), cell{"result", subjects[n].tallied().Result}) {
			heading, line = heading+c.heading+"\t", line+c.text+"\t"
		}
		lines[0] = heading
		lines = append(lines, line)
	}
	out.Table(lines...)
	return n
}

// printFailures prints what is wrong, and what else there is to say.
func printFailures(out *cli.Output, s subject) {
	title := cli.FitForTerminal(s.title())
	for _, failure := range s.tallied().Failures {
		out.Printf("\n%s: %s\n", title, out.Paint(strings.TrimSuffix(cli.FitForTerminal(failure), "\n")))
	}
	for _, note := range s.notes() {
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
