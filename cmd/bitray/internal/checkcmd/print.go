package checkcmd

import (
	"fmt"
	"slices"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/crosscheck"
)

func (k *check) print(out *cli.Output) {
	slices.SortFunc(k.excluded, func(a, b Exclusion) int { return a.Line - b.Line })
	if k.config.json {
		k.printJSON(out)
		return
	}
	k.printTable(out)
	k.printMethods(out)
	for _, t := range k.techniques {
		t.printFailures(out, t.Technique)
	}
	for _, m := range k.methods {
		m.printFailures(out, "method "+m.Method)
	}
	out.Printf("\n")
	var excluded []crosscheck.Excluded
	for _, e := range k.excluded {
		excluded = append(excluded, crosscheck.Excluded{Line: crosscheck.Line{Root: e.FEN}, Reason: e.Reason})
	}
	cli.PrintExcluded(out, "notnil/chess: ", excluded)
	checked := cli.Counted(len(k.techniques), "technique")
	if len(k.methods) > 0 {
		checked += " and " + cli.Counted(len(k.methods), "method")
	}
	printConclusion(out, checked, k.verdicts())
}

func (k *check) printTable(out *cli.Output) {
	lines := []string{"technique\tproof cases\tsuite rows\tnodes\tMnps\tagrees with notnil\tresult\t"}
	for _, t := range k.techniques {
		agreement := cli.Thousands(t.OraclePositions) + " positions"
		if t.difference != nil {
			agreement = "no"
		}
		lines = append(lines, fmt.Sprintf("%s\t%s\t%s\t%s\t%s\t", t.Technique, cli.Thousands(t.ProofCases), t.columns(len(k.rows)), agreement, t.Result))
	}
	out.Table(lines...)
}

// verdicts returns all verdicts on techniques and methods.
func (k *check) verdicts() (all []*verdict) {
	for _, t := range k.techniques {
		all = append(all, &t.verdict)
	}
	for _, m := range k.methods {
		all = append(all, &m.verdict)
	}
	return all
}

// differs reports whether anything is wrong.
func (k *check) differs() bool {
	return slices.ContainsFunc(k.verdicts(), func(v *verdict) bool { return v.Result == cli.Wrong })
}

func (k *check) printJSON(out *cli.Output) {
	for _, t := range k.techniques {
		out.JSON(t)
	}
	for _, m := range k.methods {
		out.JSON(m)
	}
	for _, e := range k.excluded {
		out.JSON(e)
	}
}
