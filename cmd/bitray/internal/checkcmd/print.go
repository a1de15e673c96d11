package checkcmd

import (
	"fmt"
	"slices"
	"text/tabwriter"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
)

func (k *check) print(out *cli.Output) error {
	slices.SortFunc(k.excluded, func(a, b exclusion) int { return a.row.Line - b.row.Line })
	if k.config.json {
		return k.printJSON(out)
	}
	if err := k.printTable(out); err != nil {
		return err
	}
	if err := k.printMethods(out); err != nil {
		return err
	}
	for i := range k.subjects {
		k.subjects[i].printFailures(out)
	}
	for i := range k.methods {
		m := &k.methods[i]
		m.printMismatch(out, m.name())
	}
	if len(k.excluded) > 0 {
		out.Printf("\n%d of %d rows are not for notnil/chess:\n", len(k.excluded), len(k.rows))
	}
	for _, e := range k.excluded {
		out.Printf("  %s: %s\n    %s\n", e.row.Place(), e.reason, e.row.FEN)
	}
	return nil
}

func (k *check) printTable(out *cli.Output) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "technique\tproof cases\tsuite rows\tnodes\tagrees with notnil/chess\tMnps\tresult\t")
	for i := range k.subjects {
		s := &k.subjects[i]
		fmt.Fprintf(table, "%s\t%d\t%d of %d\t%v\t%s\t%.1f\t%s\t\n", s.Name, s.cases,
			s.rows, len(k.rows), s.nodes, k.agreement(s), cli.PerSecond(s.nodes, s.elapsed)/1e6, k.result(s))
	}
	return table.Flush()
}

// agreement says how far a technique agrees with the oracle.
func (k *check) agreement(s *subject) string {
	if s.difference != nil {
		return "no"
	}
	return fmt.Sprintf("%d rows, %d positions", s.compared, k.positions)
}

func (k *check) result(s *subject) string {
	switch {
	case !s.ok():
		return cli.Wrong
	case !s.counted || s.compared+len(k.excluded) < len(k.rows):
		return cli.Partial
	}
	return cli.OK
}

// printFailures prints everything that is wrong with a technique.
func (s *subject) printFailures(out *cli.Output) {
	if s.proof != nil {
		out.Printf("\n%s: %v", s.Name, s.proof)
	}
	s.printMismatch(out, s.Name)
	if s.difference != nil {
		out.Printf("\n%v", s.difference)
	}
}

// TechniqueJSON is a technique as the program prints it; the names are stable.
type TechniqueJSON struct {
	Type            string      `json:"type"` // "technique"
	Technique       string      `json:"technique"`
	ProofCases      int         `json:"proof_cases"`
	SuiteRows       int         `json:"suite_rows"` // that agree
	Nodes           perft.Nodes `json:"nodes"`
	Seconds         float64     `json:"seconds"` // of the suite
	NPS             float64     `json:"nps"`
	OracleRows      int         `json:"oracle_rows"`
	OraclePositions int         `json:"oracle_positions"`
	Result          string      `json:"result"` // "ok", "WRONG" or "partial"
	Failures        []string    `json:"failures,omitempty"`
}

// ExclusionJSON is a row that the oracle cannot judge.
type ExclusionJSON struct {
	Type   string `json:"type"` // "excluded"
	File   string `json:"file"`
	Line   int    `json:"line"`
	FEN    string `json:"fen"`
	Reason string `json:"reason"`
}

func (k *check) printJSON(out *cli.Output) error {
	for i := range k.subjects {
		if err := out.JSON(k.asJSON(&k.subjects[i])); err != nil {
			return err
		}
	}
	for i := range k.methods {
		if err := out.JSON(k.methods[i].asJSON()); err != nil {
			return err
		}
	}
	for _, e := range k.excluded {
		if err := out.JSON(ExclusionJSON{"excluded", e.row.File, e.row.Line, e.row.FEN, e.reason}); err != nil {
			return err
		}
	}
	return nil
}

func (k *check) asJSON(s *subject) TechniqueJSON {
	printed := TechniqueJSON{
		Type: "technique", Technique: s.Name, ProofCases: s.cases, SuiteRows: s.rows,
		Nodes: s.nodes, Seconds: s.elapsed.Seconds(), NPS: cli.PerSecond(s.nodes, s.elapsed),
		OracleRows: s.compared, OraclePositions: k.positions, Result: k.result(s),
	}
	if s.proof != nil {
		printed.Failures = append(printed.Failures, s.proof.Error())
	}
	if s.wrong != nil {
		printed.Failures = append(printed.Failures, s.mismatch())
	}
	if s.difference != nil {
		printed.Failures = append(printed.Failures, s.difference.Error())
	}
	return printed
}
