package checkcmd

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/pipe"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// Subject is a technique, a method of perft with the default technique, or a program under test; the names in
// JSON are stable.
type Subject struct {
	Type       string        `json:"type"` // "technique", "method" or "program"
	Technique  string        `json:"technique,omitempty"`
	Method     string        `json:"method,omitempty"`
	Program    string        `json:"program,omitempty"`
	Name       *string       `json:"name,omitempty"`        // what a program calls itself
	Pieces     []*pipe.Tally `json:"pieces,omitzero"`       // that a program knows
	ProofCases *int          `json:"proof_cases,omitempty"` // of a technique, that agreed
	SuiteRows  int           `json:"suite_rows"`            // that have a count within the limits, and agreed
	Nodes      perft.Nodes   `json:"nodes"`
	*Agreement
	Result   string   `json:"result"` // "ok", "WRONG", "partial", of a method "unsupported", of a program "failed"
	Failures []string `json:"failures,omitempty"`
	Notes    []string `json:"notes,omitempty"`  // on the first failure of a program
	Reason   string   `json:"reason,omitempty"` // why a method is unsupported
	Error    string   `json:"error,omitempty"`  // why the check of a program is not complete

	title   string        // of failures
	options perft.Options // by which it counts
	rows    int           // that it is to count
}

// Agreement is that of a technique with the oracle; the names in JSON are stable.
type Agreement struct {
	OracleRows      int `json:"oracle_rows"`
	OraclePositions int `json:"oracle_positions"`

	difference *crosscheck.Difference // the first
}

func (s *Subject) fail(failure string) {
	s.Result, s.Failures = cli.Wrong, append(s.Failures, failure)
}

// settle says that all is right, unless something failed or an error ended the check.
func (s *Subject) settle(err error) {
	if err == nil && len(s.Failures) == 0 {
		s.Result = cli.OK
	}
}

// count verifies the rows of a suite, on one thread, up to the first that is wrong. By says how they are
// counted.
func (s *Subject) count(ctx context.Context, rows []suite.Row, limits cli.Limits, by string) error {
	for i := range rows {
		counted, err := rows[i].Verify(ctx, rows[i].Within(limits.Depth, limits.MaxNodes), s.options)
		if err != nil {
			return err
		}
		s.Nodes = s.Nodes.Add(counted.Nodes)
		if counted.Mismatch != nil {
			s.fail(cli.Mismatch(&rows[i], counted.Mismatch, by))
			return nil
		}
		if len(counted.Verified) > 0 {
			s.SuiteRows++
		}
	}
	return nil
}

// columns returns the row of a table and its heading, cells that end in tabs.
func (s *Subject) columns() (heading, row string) {
	column := func(head, cell string) { heading, row = heading+head+"\t", row+cell+"\t" }
	column(s.Type, cli.FitForTerminal(cmp.Or(s.Technique, s.Method, s.Program)))
	if s.ProofCases != nil {
		column("proof cases", cli.Thousands(*s.ProofCases))
	}
	if s.Name != nil {
		column("generator", *s.Name)
		column("right results", s.answers())
	}
	if s.rows > 0 {
		column("suite rows", fmt.Sprintf("%d of %d", s.SuiteRows, s.rows))
		column("nodes", cli.Thousands(s.Nodes))
	}
	if s.Agreement != nil {
		agrees := cli.Thousands(s.OraclePositions) + " positions"
		if s.difference != nil {
			agrees = "no"
		}
		column("agrees with notnil", agrees)
	}
	column("result", s.Result)
	return heading, row
}

// answers says how many answers about each piece were right, such as "rook 2,260,992", and whether the questions
// ended before all were asked.
func (s *Subject) answers() string {
	var texts []string
	end := ""
	for _, of := range s.Pieces {
		text := of.Piece + " " + cli.Thousands(of.Right)
		if of.Right < of.Questions {
			text += " of " + cli.Thousands(of.Questions)
			end = ": stopped there"
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ") + end
}
