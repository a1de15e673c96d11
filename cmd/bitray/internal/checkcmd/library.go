package checkcmd

import (
	"bytes"
	"context"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/cmd/bitray/internal/report"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// LibraryJSON is a shared library as the program prints it; the names are stable. It is also what
// bitray-library sends, as far as it has come.
type LibraryJSON struct {
	Type       string         `json:"type"`    // "library"
	Library    string         `json:"library"` // the path
	Name       string         `json:"name"`
	Author     string         `json:"author,omitempty"`
	TableBytes *uint64        `json:"table_bytes,omitempty"`
	Functions  []FunctionJSON `json:"functions"` // that it exports
	ProofCases int            `json:"proof_cases"`
	SuiteRows  int            `json:"suite_rows"` // that agree
	Nodes      perft.Nodes    `json:"nodes"`
	Seconds    float64        `json:"seconds"` // of the suite
	NPS        float64        `json:"nps"`
	Result     string         `json:"result"` // "ok", "WRONG", "partial" or "failed"
	Failures   []string       `json:"failures,omitempty"`
	Error      string         `json:"error,omitempty"` // why it could not be judged to the end
}

// FunctionJSON is a function that a library exports.
type FunctionJSON struct {
	Function  string `json:"function"`
	Questions uint64 `json:"questions"` // that it was asked; of a function without arguments, calls
	Result    string `json:"result"`    // "ok", "WRONG", "partial" or "failed"
}

// LibraryTask is what bitray-library is asked to check. A path need not be UTF-8, and a string of JSON must be.
type LibraryTask struct {
	Library []byte     `json:"library"` // the path
	Limits  cli.Limits `json:"limits"`  // of the suite
}

// Prove runs the proof, and notes what it has found.
func (l *LibraryJSON) Prove(sliders attacks.Sliders) error {
	s := subject{Generator: cli.Generator{Sliders: sliders}}
	s.prove()
	l.ProofCases = s.cases
	l.Fault(s.proof)
	return s.proof
}

// Count counts the built-in suite by a library, and notes the result. The error is that of ctx.
func (l *LibraryJSON) Count(ctx context.Context, sliders attacks.Sliders, limits cli.Limits) error {
	var t tally
	err := t.count(ctx, suite.Default(), limits, perft.Options{Technique: sliders})
	l.SuiteRows, l.Nodes, l.Seconds, l.NPS = t.rows, t.nodes, t.elapsed.Seconds(), report.PerSecond(t.nodes, t.elapsed)
	if t.wrong != nil {
		var text bytes.Buffer
		out := env.NewOutput(&text)
		report.PrintMismatch(out, t.wrong, t.verdict.Mismatch, l.Name)
		out.Flush() // a buffer takes everything
		l.Failures = append(l.Failures, text.String())
	}
	return err
}

// Fault notes that something is wrong, if err is not nil.
func (l *LibraryJSON) Fault(err error) {
	if err != nil {
		l.Failures = append(l.Failures, err.Error())
	}
}

// Conclude sets the result of a check that has come to its end.
func (l *LibraryJSON) Conclude() {
	l.Result = report.OK
	if len(l.Failures) > 0 {
		l.Result = report.Wrong
	}
}
